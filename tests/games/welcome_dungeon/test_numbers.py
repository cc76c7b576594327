"""Sections 11 and 13: the figures of the specification, counted again.

The runs of WD-11.1 are simulated with `Fight`, a few lines that know one run only; a test
holds it against the engine. Knight rows are exact, the others sampled with a fixed seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import comb, factorial, prod, sqrt

import pytest

from podzemi.engine.dice import Dice, seed_for
from podzemi.games.welcome_dungeon import GAME
from podzemi.games.welcome_dungeon.actions import HEROES, MONSTERS, TILES, Hero, Monster, Tile
from podzemi.games.welcome_dungeon.data.tables import BOX
from podzemi.games.welcome_dungeon.state import State

from .table import ALL_CARDS, KITS, STRENGTH, Table, tile_of

COPIES = Counter(ALL_CARDS)
BEATS: dict[Tile, frozenset[Monster]] = {
    tile: frozenset(m for kind, m in enumerate(MONSTERS) if BOX.tile_beats[number] >> kind & 1)
    for number, tile in enumerate(TILES)
}
SIZES = (3, 4, 5, 6, 8, 10, 13)

SURVIVAL: dict[tuple[Hero, str], tuple[float, ...]] = {
    ("knight", ""): (100, 100, 100, 100, 100, 100, 100),
    ("knight", "Plate"): (96, 92, 87, 81, 64, 43, 0),
    ("knight", "Shield"): (100, 100, 100, 100, 100, 100, 100),
    ("knight", "Sword"): (92, 85, 79, 68, 49, 26, 0),
    ("knight", "Spear"): (96, 91, 88, 81, 65, 41, 0),
    ("knight", "Grail"): (91, 80, 69, 56, 31, 12, 0),
    ("knight", "Torch"): (98, 95, 87, 77, 53, 28, 0),
    ("barbarian", ""): (100, 100, 99, 98, 87, 67, 0),
    ("barbarian", "Chainmail"): (100, 98, 95, 88, 64, 29, 0),
    ("barbarian", "Leather"): (100, 99, 97, 91, 69, 31, 0),
    ("barbarian", "Axe"): (98, 92, 82, 69, 39, 13, 0),
    ("barbarian", "Hammer"): (100, 99, 94, 85, 50, 9, 0),
    ("barbarian", "Torch"): (100, 100, 97, 87, 39, 2, 0),
    ("barbarian", "Potion"): (99, 96, 90, 82, 55, 23, 0),
    ("mage", ""): (99, 96, 92, 83, 58, 26, 0),
    ("mage", "Wall"): (96, 85, 69, 48, 11, 0, 0),
    ("mage", "Bracelet"): (99, 93, 84, 67, 28, 5, 0),
    ("mage", "Grail"): (95, 79, 54, 29, 2, 0, 0),
    ("mage", "Polymorph"): (97, 90, 76, 59, 24, 6, 0),
    ("mage", "Pact"): (98, 93, 79, 59, 13, 0, 0),
    ("mage", "Omnipotence"): (99, 96, 91, 83, 57, 27, 0),
    ("rogue", ""): (100, 99.9, 99.8, 99.6, 99.3, 99.2, 99.3),
    ("rogue", "Mithril"): (99, 96, 92, 88, 80, 70, 58),
    ("rogue", "Buckler"): (100, 99, 99, 97, 93, 89, 87),
    ("rogue", "Dagger"): (100, 98, 93, 89, 73, 46, 0),
    ("rogue", "Ring"): (100, 100, 99, 97, 77, 35, 0),
    ("rogue", "Cloak"): (95, 86, 74, 59, 29, 8, 0),
    ("rogue", "Potion"): (99, 98, 97, 95, 90, 81, 79),
}


class Fight:
    """A kit against monsters in reveal order. The runner's choices are given beforehand."""

    def __init__(self, hero: Hero, kit: Sequence[Tile]) -> None:
        self.printed = BOX.hero_hp[HEROES.index(hero)]
        self.entry = self.printed + sum(BOX.tile_hp[TILES.index(tile)] for tile in kit)
        self.has = {tile.split("_")[-1] for tile in kit}
        self.names = self.has & {"sword", "dagger"}
        self.ring = BEATS["ring_of_power"] if "power" in self.has else frozenset[Monster]()
        plain = [tile for tile in kit if tile != "ring_of_power"]
        self.beaten = frozenset[Monster]().union(*(BEATS[tile] for tile in plain))

    def end(self, order: Sequence[Monster], name: Monster | None = None, axe: int = -1) -> int:
        """How many cards the hero outlives; all of them and one more if he survives."""
        hp, potion, pact = self.entry, "potion" in self.has, False
        for number, monster in enumerate(order):
            if pact:
                pact = False
            elif monster == "demon" and "pact" in self.has:
                pact = True
            elif monster in self.ring:
                hp += STRENGTH[monster]
            elif monster != name and monster not in self.beaten and number != axe:
                hp -= STRENGTH[monster]
                if hp <= 0 and potion:
                    hp, potion = self.printed, False
                elif hp <= 0:
                    return number
        return len(order) + 1

    def polymorphed(self, order: Sequence[Monster], deck: Monster | None) -> list[Monster]:
        """The cards fought when the first deadly hit, or the Dragon, is replaced."""
        hp, pact, cards = self.entry, False, list(order)
        for number, monster in enumerate(order):
            safe = pact or monster in self.beaten or (monster == "demon" and "pact" in self.has)
            pact = not pact and monster == "demon" and "pact" in self.has
            if not safe and (hp <= STRENGTH[monster] or monster == "dragon"):
                if deck is not None and "polymorph" in self.has:
                    cards[number] = deck
                return cards
            hp -= 0 if safe else STRENGTH[monster]
        return cards

    def mage_survives(self, order: Sequence[Monster], deck: Monster | None) -> bool:
        cards = self.polymorphed(order, deck)
        different = "omnipotence" in self.has and len(set(cards)) == len(cards)
        return different or self.end(cards) > len(cards)


def kit_without(hero: Hero, missing: str) -> list[Tile]:
    return [tile for tile in KITS[hero] if not missing or tile != tile_of(hero, missing)]


def worth_naming(hero: Hero, kit: Sequence[Tile]) -> list[Monster]:
    """The kinds that no other tile beats (WD-13.5 e)."""
    beaten = {monster for tile in kit for monster in BEATS[tile]}
    return [monster for monster in MONSTERS if monster not in beaten]


def shuffles(number: int, count: int) -> Iterator[list[Monster]]:
    dice = Dice(seed_for(11, number))
    for _ in range(count):
        kinds = [MONSTERS.index(card) for card in ALL_CARDS]
        dice.shuffle(kinds)
        yield [MONSTERS[kind] for kind in kinds]


@cache
def piles(size: int) -> tuple[tuple[int, tuple[Monster, ...]], ...]:
    """All multisets of that many monsters, with the number of ways to draw them."""
    found = []
    for counts in product(*(range(COPIES[monster] + 1) for monster in MONSTERS)):
        if sum(counts) == size:
            ways = prod(comb(COPIES[monster], n) for monster, n in zip(MONSTERS, counts))
            found.append((ways, tuple(m for m, n in zip(MONSTERS, counts) for _ in range(n))))
    return tuple(found)


def percent(hits: int, of: int) -> float:
    return 100 * hits / of


def near(measured: float, printed: float, samples: int) -> bool:
    """Within rounding and four standard errors of both samples (theirs: 3,000)."""
    p = min(max(printed / 100, 0.01), 0.99)
    error = 100 * sqrt(p * (1 - p) * (1 / 3000 + (1 / samples if samples else 0)))
    return abs(measured - printed) <= 0.5 + 4 * error


@pytest.mark.clause("WD-11.1")
@pytest.mark.parametrize("missing", [missing for hero, missing in SURVIVAL if hero == "knight"])
def test_survival_of_the_knight_exactly(missing: str) -> None:
    fight = Fight("knight", kit_without("knight", missing))
    names: list[Monster | None] = [*MONSTERS] if fight.names else [None]
    for size, printed in zip(SIZES, SURVIVAL["knight", missing]):
        of = comb(13, size)
        best = max(sum(ways for ways, pile in piles(size) if fight.end(pile, name) > size) for name in names)
        assert near(percent(best, of), printed, 0)
        assert missing not in ("", "Shield") or best == of


@pytest.mark.clause("WD-11.1")
@pytest.mark.parametrize("missing", [missing for hero, missing in SURVIVAL if hero == "rogue"])
def test_survival_of_the_rogue(missing: str) -> None:
    kit, samples = kit_without("rogue", missing), 1500
    fight = Fight("rogue", kit)
    names: list[Monster | None] = [*worth_naming("rogue", kit)] if fight.names else [None]
    ends = [[fight.end(order, name) for order in shuffles(1, samples)] for name in names]
    for size, printed in zip(SIZES, SURVIVAL["rogue", missing]):
        best = max(sum(end >= size for end in each) for each in ends)
        assert near(percent(best, samples), printed, samples)


@pytest.mark.clause("WD-11.1")
@pytest.mark.parametrize("missing", [missing for hero, missing in SURVIVAL if hero == "barbarian"])
def test_survival_of_the_barbarian_with_hindsight(missing: str) -> None:
    samples = 1000
    fight = Fight("barbarian", kit_without("barbarian", missing))
    plans = range(-1, 13) if "axe" in fight.has else [-1]
    ends = [max(fight.end(order, axe=axe) for axe in plans) for order in shuffles(2, samples)]
    for size, printed in zip(SIZES, SURVIVAL["barbarian", missing]):
        assert near(percent(sum(end >= size for end in ends), samples), printed, samples)


@pytest.mark.clause("WD-11.1")
@pytest.mark.parametrize("missing", [missing for hero, missing in SURVIVAL if hero == "mage"])
def test_survival_of_the_mage_by_a_simple_rule(missing: str) -> None:
    samples = 1000
    fight = Fight("mage", kit_without("mage", missing))
    for size, printed in zip(SIZES, SURVIVAL["mage", missing]):
        hits = 0
        for order in shuffles(3, samples):
            deck = order[size] if size < 13 else None
            hits += fight.mage_survives(order[:size], deck)
        assert near(percent(hits, samples), printed, samples), (size, percent(hits, samples), printed)


@pytest.mark.clause("WD-11.1")
def test_the_printed_hero_alone() -> None:
    for hero in HEROES:
        fight = Fight(hero, [])
        two = sum(ways for ways, pile in piles(2) if fight.end(pile) > 2)
        three = sum(ways for ways, pile in piles(3) if fight.end(pile) > 3)
        assert 0 <= percent(two, comb(13, 2)) <= 7 and percent(three, comb(13, 3)) < 0.5


@pytest.mark.clause("WD-11.1")
@pytest.mark.parametrize("hero", HEROES)
def test_the_simulation_is_the_engine_s_run(hero: Hero) -> None:
    """Random kits and piles, the same choices: the same end."""
    dice = Dice(seed_for(12, HEROES.index(hero)))
    for order in shuffles(4 + HEROES.index(hero), 60):
        kit = [tile for tile in KITS[hero] if dice.below(3)]
        size = dice.below(8)
        axe, name = dice.below(8), MONSTERS[dice.below(8)]
        spare = 6 - len(kit)
        pile, deck = order[spare : spare + size], order[spare + size :]
        table = Table.run(hero, " ".join(kit), " ".join(reversed(pile)), deck[0])
        run_as_planned(table, Fight(hero, kit), pile, deck[0], axe, name)


def run_as_planned(
    table: Table, fight: Fight, pile: list[Monster], top: Monster, axe: int, name: Monster
) -> None:
    cards = fight.polymorphed(pile, top)
    while table.success is None:
        number = len(table.revealed) - 1
        if table.phase == "run_prepare":
            table.play(f"name {name}")
        elif table.phase == "run_replace":
            table.play("use_polymorph" if cards[number] != pile[number] else "keep")
        else:
            table.play("use_axe" if number == axe else "keep")
    end = fight.end(cards, name if fight.names else None, axe if "axe" in fight.has else -1)
    different = "omnipotence" in fight.has and len(set(cards)) == len(cards)
    assert table.success == (end > len(cards) or different)


# ---------------------------------------------------------------- facts of WD-11.2


@pytest.mark.clause("WD-11.2")
def test_a_full_knight_cannot_fail_with_the_right_name() -> None:
    safe = {missing: safe_names(missing) for missing in ("", "Plate", "Shield", "Spear", "Grail", "Torch")}
    assert safe == {
        "": ["golem", "demon"],
        "Plate": [],
        "Shield": ["golem"],
        "Spear": [],
        "Grail": [],
        "Torch": [],
    }
    assert any(Fight("knight", kit_without("knight", "Sword")).end(p) <= 13 for _, p in piles(13))


def safe_names(missing: str) -> list[Monster]:
    """Names that survive even all 13 monsters; fewer are never worse for the Knight."""
    fight = Fight("knight", kit_without("knight", missing))
    return [name for name in MONSTERS if fight.end(ALL_CARDS, name) > 13]


@pytest.mark.clause("WD-11.2", "WD-5.10")
@pytest.mark.parametrize(
    ("size", "printed"), [(2, 94), (3, 81), (4, 63), (5, 43), (6, 24), (7, 10), (8, 2.5), (9, 0), (13, 0)]
)
def test_chance_of_all_different_kinds(size: int, printed: float) -> None:
    different = sum(ways for ways, pile in piles(size) if len(set(pile)) == size)
    assert abs(percent(different, comb(13, size)) - printed) <= 0.5


# ---------------------------------------------------------------- the size of the game, section 13


def sequences(copies: Sequence[int]) -> list[int]:
    """T(n): how many sequences of kinds a deck of these copies can begin with."""
    series = [Fraction(1)]
    for n in copies:
        longer = [Fraction(0)] * (len(series) + n)
        for i, weight in enumerate(series):
            for j in range(n + 1):
                longer[i + j] += weight / factorial(j)
        series = longer
    return [int(weight * factorial(n)) for n, weight in enumerate(series)]


def public_logs(draws: int, tiles: int) -> list[int]:
    """A(n): draws that end in an add or in the sacrifice of one of the tiles left."""
    out, ways = [], Counter({tiles: 1})
    for _ in range(draws + 1):
        out.append(ways.total())
        later = Counter[int]()
        for left, count in ways.items():
            later[left] += count
            later[left - 1] += count * left
        ways = later
    return out


T = sequences([COPIES[monster] for monster in MONSTERS])
A = public_logs(13, 6)


def rounded(value: int, printed: float) -> bool:
    """Equal to the two digits that are printed."""
    return float(f"{value:.1e}") == printed


@pytest.mark.clause("WD-13.3")
def test_sequences_and_logs() -> None:
    assert T[:8] == [1, 8, 61, 441, 3_000, 19_020, 111_060, 588_420]
    assert [float(f"{n:.2e}") for n in T[8:]] == [2.77e6, 1.13e7, 3.87e7, 1.04e8, 1.95e8, 1.95e8]
    assert A[:12] == [1, 7, 43, 229, 1_045, 4_051, 13_327, 37_633, 93_289, 207_775, 424_051, 805_597]
    assert [float(f"{n:.2e}") for n in A[12:]] == [1.44e6, 2.46e6]
    products = (
        1,
        56,
        2.6e3,
        1.0e5,
        3.1e6,
        7.7e7,
        1.5e9,
        2.2e10,
        2.6e11,
        2.4e12,
        1.6e13,
        8.3e13,
        2.8e14,
        4.8e14,
    )
    assert all(rounded(t * a, printed) for t, a, printed in zip(T, A, products, strict=True))


@pytest.mark.clause("WD-13.3")
def test_sequences_and_logs_by_the_engine() -> None:
    """The first numbers again, by playing every bid: two draws for one hero."""
    kinds: set[tuple[int, ...]] = set()
    logs: set[tuple[int, ...]] = set()
    for first, second in product(MONSTERS, repeat=2):
        if Counter([first, second])[first] <= COPIES[first]:
            state = Table(deck=f"{first} {second}").state
            for one in GAME.legal(after(state, [0]), 0):
                for two in GAME.legal(after(state, [0, one, 0]), 1):
                    end = after(state, [0, one, 0, two])
                    kinds.add((MONSTERS.index(first), MONSTERS.index(second)))
                    logs.add(tuple(end.turns))
    assert (len(kinds), len(logs)) == (T[2], A[2])


def after(state: State, codes: Sequence[int]) -> State:
    """A copy of the state with these codes played by whoever is asked."""
    copy = state.clone()
    for code in codes:
        GAME.apply(copy, GAME.to_act(copy)[0], code)
    return copy


@pytest.mark.clause("WD-13.3")
@pytest.mark.parametrize(
    ("draws", "histories", "sets"), [(13, 8.6e14, 1.2e12), (8, 2.8e11, 2.2e9), (6, 1.6e9, 4.8e7)]
)
def test_histories_and_information_sets(draws: int, histories: float, sets: float) -> None:
    """Both players; the decision after n draws and, while cards are left, the placing of the next."""
    assert rounded(sum(T[n] * A[n] for n in range(draws + 1)), histories)
    deciding = range(min(draws, 12) + 1)
    assert rounded(sum(A[n] * (T[n // 2] + T[n // 2 + 1]) for n in deciding), sets)


Own = dict[tuple[int, int, int], int]


@cache
def own_cards(keep_order: bool) -> Own:
    """Ways to own a added cards, b set-aside ones and h in hand; the added ones in order or not."""
    series: dict[tuple[int, int, int], Fraction] = {(0, 0, 0): Fraction(1)}
    for monster in MONSTERS:
        more: Counter[tuple[int, int, int]] = Counter()
        options = [c for c in product(range(3), range(3), range(2)) if sum(c) <= COPIES[monster]]
        for (a, b, h), weight in series.items():
            for i, j, k in options:
                share = Fraction(1, factorial(i)) if keep_order else 1
                # exact fractions stay fractions
                more[a + i, b + j, h + k] += weight * share  # type: ignore[assignment]
        series = {key: Fraction(weight) for key, weight in more.items() if key[2] <= 1}
    return {key: int(w * (factorial(key[0]) if keep_order else 1)) for key, w in series.items()}


@cache
def logs_by_adds(draws: int) -> Counter[tuple[int, int, int]]:
    """Public logs by tiles left and the adds of starter and other."""
    if draws == 0:
        return Counter({(6, 0, 0): 1})
    out = Counter[tuple[int, int, int]]()
    starter = draws % 2 == 1
    for (left, mine, theirs), count in logs_by_adds(draws - 1).items():
        out[left, mine + starter, theirs + (not starter)] += count
        if left:
            out[left - 1, mine, theirs] += count * left
    return out


def lossless(draws: int, keep_order: bool) -> int:
    """Information sets when only the order within the own cards is dropped (WD-13.5 b)."""
    own, total = own_cards(keep_order), 0
    for n in range(min(draws, 12) + 1):
        for (_, mine, theirs), count in logs_by_adds(n).items():
            adds = (mine, theirs)[n % 2]
            asides = n // 2 - adds
            total += count * (own.get((adds, asides, 0), 0) + own.get((adds, asides, 1), 0))
    return total


def abstracted(draws: int, keep_order: bool) -> int:
    """Keys of A1 (WD-13.6): tiles in play as a set, numbers of adds, own cards."""
    own, total = own_cards(keep_order), 0
    for n in range(min(draws, 12) + 1):
        for left, mine, theirs in logs_by_adds(n):
            adds = (mine, theirs)[n % 2]
            asides = n // 2 - adds
            keys = own.get((adds, asides, 0), 0) + own.get((adds, asides, 1), 0)
            total += comb(6, left) * keys
    return total


@pytest.mark.clause("WD-13.3", "WD-13.5")
def test_sizes_without_loss() -> None:
    assert [rounded(lossless(n, False), size) for n, size in ((13, 5.0e10), (8, 5.4e8), (6, 2.2e7))] == [
        True
    ] * 3
    assert rounded(lossless(13, True), 4.5e11)


@pytest.mark.clause("WD-13.3", "WD-13.6")
def test_sizes_of_the_abstraction() -> None:
    free, kept = ((13, 1.1e7), (8, 1.6e6), (6, 3.7e5)), ((13, 1.7e8), (8, 4.6e6), (6, 5.9e5))
    assert all(rounded(abstracted(n, False), size) for n, size in free)
    assert all(rounded(abstracted(n, True), size) for n, size in kept)


@pytest.mark.clause("WD-13.4", "WD-13.5")
def test_names_worth_listing() -> None:
    assert worth_naming("knight", KITS["knight"]) == ["golem", "demon"]
    assert worth_naming("knight", ["vorpal_sword"]) == list(MONSTERS)
    assert len(worth_naming("rogue", KITS["rogue"])) == 3


@pytest.mark.clause("WD-13.4")
@pytest.mark.parametrize(
    ("hero", "tiles", "pile", "plans"),
    [
        ("barbarian", "Axe Torch Chainmail", "Goblin Vampire Orc Golem", 3),
        ("barbarian", "Axe", "Skeleton Goblin", 3),
        ("mage", "Polymorph Wall", "Goblin Skeleton Orc", 4),
        ("knight", "Sword", "Goblin", 8),
    ],
)
def test_plans_of_a_run(hero: Hero, tiles: str, pile: str, plans: int) -> None:
    """One plan for each card the tile may be used on, and one for never."""
    assert endings(hero, tiles, pile, []) == plans


def endings(hero: Hero, tiles: str, pile: str, plan: list[str]) -> int:
    table = Table.run(hero, tiles, pile).play(*plan)
    if table.success is not None:
        return 1
    return sum(endings(hero, tiles, pile, [*plan, offer]) for offer in table.offers)


ORDER_FREE: dict[Hero, str] = {
    "knight": "Plate Shield Sword Spear Grail Torch",
    "barbarian": "Chainmail Leather Hammer Torch",
    "mage": "Wall Bracelet Grail Omnipotence",
    "rogue": "Mithril Buckler Dagger Cloak",
}


@pytest.mark.clause("WD-13.5", "WD-10.15")
@pytest.mark.parametrize("hero", HEROES)
def test_order_free_kits(hero: Hero) -> None:
    tiles = [tile_of(hero, word) for word in ORDER_FREE[hero].split()]
    for size in range(len(tiles) + 1):
        for kit in combinations(tiles, size):
            fight = Fight(hero, kit)
            name: Monster | None = "vampire" if fight.names else None
            for order in list(shuffles(size, 4)):
                assert len({survives(fight, cards, name) for cards in permutations(order[:4])}) == 1


def survives(fight: Fight, cards: Sequence[Monster], name: Monster | None) -> bool:
    different = "omnipotence" in fight.has and len(set(cards)) == len(cards)
    return different or fight.end(cards, name) > len(cards)


@pytest.mark.clause("WD-13.5")
@pytest.mark.parametrize(
    ("hero", "tile", "good", "bad"),
    [
        ("barbarian", "Potion", "Orc Vampire Goblin", "Goblin Orc Vampire"),
        ("mage", "Pact", "Dragon Demon", "Demon Dragon"),
        ("rogue", "Ring", "Vampire Skeleton", "Skeleton Vampire"),
        ("rogue", "Potion", "Skeleton Orc Goblin", "Goblin Skeleton Orc"),
    ],
)
def test_order_sensitive_tiles(hero: Hero, tile: str, good: str, bad: str) -> None:
    assert Table.run(hero, tile, good).success is True
    assert Table.run(hero, tile, bad).success is False
    assert Counter(good.split()) == Counter(bad.split())


@pytest.mark.clause("WD-13.5", "WD-7.38")
def test_the_ring_is_order_free_by_the_final_total() -> None:
    for pile in ("Golem Skeleton Goblin", "Orc Skeleton Vampire", "Skeleton Golem Skeleton"):
        runs = [
            Table.run("rogue", "Ring", " ".join(p), death_check="final_total")
            for p in permutations(pile.split())
        ]
        assert len({run.success for run in runs}) == 1


@pytest.mark.clause("WD-13.5")
def test_one_hit_killers_are_alike() -> None:
    """Knight with Grail and Spear, 3 HP: Orc, Golem and Demon all kill at once, unbeaten."""
    others: list[list[Monster]] = [[], ["goblin"], ["lich", "skeleton"], ["dragon", "goblin", "goblin"]]
    fight = Fight("knight", [tile_of("knight", "Grail"), tile_of("knight", "Spear")])
    killers: list[Monster] = ["orc", "golem", "demon"]
    for rest in others:
        for place in range(len(rest) + 1):
            ends = {fight.end([*rest[:place], killer, *rest[place:]]) for killer in killers}
            assert len(ends) == 1


@pytest.mark.clause("WD-13.7")
@pytest.mark.parametrize(("target", "states"), [(2, 16), (3, 36)])
def test_match_states_of_two_players(target: int, states: int) -> None:
    """Counted over matches: every record of two players that a round can start from."""
    start = ((0, 0), (0, 0))
    seen, todo = {start}, [start]
    while todo:
        records = todo.pop()
        for seat, (won, lost) in enumerate(records):
            for new in ((won + 1, lost), (won, lost + 1)):
                if new[0] < target and new[1] < 2:
                    later = (new, records[1]) if seat == 0 else (records[0], new)
                    todo += [later] if later not in seen else []
                    seen.add(later)
    assert len(seen) == states


@pytest.mark.clause("WD-13.9")
def test_the_mini_game_is_as_large_as_said() -> None:
    """WD-mini: six cards, three tiles."""
    kinds, logs = sequences([1, 1, 2, 1, 1]), public_logs(6, 3)
    assert sum(t * a for t, a in zip(kinds, logs, strict=True)) == 148_158
    assert sum(logs[n] * (kinds[n // 2] + kinds[n // 2 + 1]) for n in range(6)) == 20_689
