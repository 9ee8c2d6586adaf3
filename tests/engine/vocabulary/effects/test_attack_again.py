from tests.engine.scene import Scene

AGAIN = {"when": "attack-ended", "if": {"attacker": "minion"}, "do": [{"attack-again": "attacker"}]}


def _wounds(limit: str | None) -> tuple[int, int]:
    rules = [{**AGAIN, "limit": limit}] if limit else []
    scene = Scene(mice={"collin": "c3", "filch": "c3"}, minions=[("rat-warrior", "c3")], rules=rules)
    scene.dice("sword-star", "bow", "bow", "bow", "sword-star", "bow", "bow", "bow").begin("rat-warrior")
    return scene.state.wounds[0], scene.state.wounds[1]


def test_attack_again_picks_its_target_as_the_rulebook_does() -> None:
    assert _wounds(None) == (1, 0)
    assert _wounds("turn") == (1, 1)


def test_attack_again_uses_the_card_whose_turn_it_is() -> None:
    scene = Scene(mice={"collin": "c3"}, minions=[("vanestra", "c4")], rules=[{**AGAIN, "limit": "turn"}])
    scene.track("vanestras-web", "collin", "vanestras-sting").dice("cheese", *["bow"] * 8).begin("vanestras-sting")
    # four dice each time, and bows are no hits: her sting is a melee card, her web is not
    assert scene.game.script == []
    assert scene.state.wounds[0] == scene.state.poison[0] == 0
