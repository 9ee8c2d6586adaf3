from tests.engine.scene import Scene


def test_an_attack_with_written_dice_defeats_a_rat():
    scene = Scene("guard-room", mice={"collin": "c3", "filch": "c4"}, minions=[("rat-warrior", "b3")])
    scene.dice("sword-star", "sword-star", "sword-star", "bow", "bow")
    scene.attack("collin", "rat-warrior")
    assert scene.count("rat-warrior") == 0


def test_shields_save_the_rat():
    scene = Scene("guard-room", mice={"collin": "c3"}, minions=[("rat-warrior", "b3")])
    scene.dice("sword-star", "bow", "bow", "sword-shield", "bow")
    scene.attack("collin", "rat-warrior")
    assert scene.count("rat-warrior") == 1
