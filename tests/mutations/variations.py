"""Variations of the bundled chapters that are as good: other parties, end pages, encounter cards or orders."""

from __future__ import annotations

from tests.mutations.world import World


def vary(world: World) -> str:
    """Change what an author is free to change; return what was changed."""
    chapter, dice = world.chapter, world.dice
    done = [_end_page(world), _encounters(world), _party(world)]
    if dice.random() < 0.5:
        keys = list(chapter)
        dice.shuffle(keys)
        world.chapter = {key: chapter[key] for key in keys}
        done.append("order of keys")
    if dice.random() < 0.5:
        column, row = dice.randint(-20, 20), dice.randint(-20, 20)
        for part in world.chapter["plan"]:
            part["at"] = [part["at"][0] + column, part["at"][1] + row]
        done.append("the whole plan moved")
    return ", ".join(filter(None, done))


def _end_page(world: World) -> str:
    later = world.chapter["end-page"] + world.dice.randint(0, 3)
    world.chapter["end-page"] = min(12, later)
    return f"end page {world.chapter['end-page']}"


def _encounters(world: World) -> str:
    """Choose other encounter cards; none of them needs more figures than the bundled decks together."""
    cards = [card["id"] for card in world.encounters["cards"] if card["deck"] == "standard"]
    chosen = sorted(world.dice.sample(cards, world.dice.randint(3, len(cards))))
    wanted = world.chapter["encounters"]
    if "standard" not in wanted.get("decks", []):
        return ""
    world.chapter["encounters"] = {"cards": chosen, "decks": [d for d in wanted["decks"] if d != "standard"]}
    return f"{len(chosen)} standard cards"


def _party(world: World) -> str:
    """Require one more hero: with fewer parties to choose from, no new problem can appear."""
    party = world.chapter["party"]
    mice = party["mice"] if isinstance(party["mice"], int) else party["mice"]["from"]
    barred, required = party.get("barred", []), party.get("required", [])
    free = [hero for hero in ("collin", "filch", "maginos", "nez", "tilda", "lily") if hero not in (*barred, *required)]
    if len(required) + 1 >= mice or not free:
        return ""
    party["required"] = [*required, world.dice.choice(free)]
    return f"with {party['required'][-1]}"
