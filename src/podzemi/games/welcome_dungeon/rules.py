"""The rules of Welcome to the Dungeon: what is allowed, and what it does. Compiled.

The order of the file is the order of a round: set-up, bidding, run, scoring.
A run is resolved card by card (WD-5.2); it stops in a phase that waits for the
runner and goes on from there, so a match can be saved in the middle of anything.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.engine.dice import Dice
from podzemi.engine.log import Log
from podzemi.engine.values import Refusal
from podzemi.games.welcome_dungeon import events as e
from podzemi.games.welcome_dungeon.actions import (
    ADD,
    CHOOSE_HERO,
    DRAW,
    HEROES,
    KEEP,
    MONSTERS,
    NAME,
    PASS,
    SACRIFICE,
    TILES,
    USE_AXE,
    USE_POLYMORPH,
    Tile,
)
from podzemi.games.welcome_dungeon.state import (
    ALL_DIFFERENT,
    BID_PLACE,
    BID_TURN,
    DEFEAT,
    DEFEAT_ABSORB,
    DEFEATED,
    DIED,
    DOWN,
    FAILURE,
    FIRST_ROUND,
    FREE,
    GAME_OVER,
    HERO_CHOICE,
    HURT,
    IN_PLAY,
    KINDS,
    KIT,
    MAY_DEFEAT,
    MAY_REPLACE,
    NAME_TYPE,
    NONE,
    OMNIPOTENT,
    PACT,
    PENDING,
    REVIVE,
    REVIVED,
    RUN_AXE,
    RUN_PREPARE,
    RUN_REPLACE,
    RUNNING,
    SACRIFICED,
    SHUFFLED,
    SPENT,
    SUCCESS,
    TURN,
    Box,
    State,
    kit_hp,
    slot_of,
    tile_in_play,
)

# ---------------------------------------------------------------- set-up


def setup(
    box: Box,
    dice: Dice,
    players: i64,
    forced: i64,
    target: i64,
    first_hero: i64,
    reveal_order: i64,
    final_total: bool,
    memory_aid: bool,
    log: Log | None,
) -> State:
    """A new match, ready for the first bid (WD-2). `first_hero` 4 means random."""
    hero: i64 = first_hero
    if first_hero == len(HEROES):
        hero = dice.below(len(HEROES))
        if log is not None:
            log.chance.append(e.FirstHero(HEROES[hero]))
    starter: i64 = dice.below(players)
    if log is not None:
        log.chance.append(e.FirstPlayer(starter))
    zeros: list[i64] = [0] * players
    state = State(
        box=box,
        dice=dice,
        players=players,
        forced=forced,
        target=target,
        first_hero=first_hero,
        reveal_order=reveal_order,
        final_total=final_total,
        memory_aid=memory_aid,
        phase=BID_TURN,
        round=0,
        hero=hero,
        starter=starter,
        turn=starter,
        runner=NONE,
        chooser=NONE,
        winner=NONE,
        active=zeros[:],
        successes=zeros[:],
        failures=zeros[:],
        status=[],
        deck=[],
        hand=NONE,
        pile=[],
        added_kind=[],
        added_by=[],
        aside_kind=[],
        aside_by=[],
        aside_tile=[],
        turns=[],
        entry_hp=0,
        hp=0,
        named=NONE,
        pact_pending=False,
        ended=RUNNING,
        run_kind=[],
        run_removed=[],
        run_fate=[],
        run_by=[],
        run_hp=[],
    )
    _set_up_round(state, hero, starter, log)
    return state


def _set_up_round(state: State, hero: i64, starter: i64, log: Log | None) -> None:
    """All cards back and shuffled, the whole kit in play, everybody active (WD-3.2)."""
    state.round += 1
    state.hero = hero
    state.starter = starter
    state.turn = starter
    state.phase = BID_TURN
    state.runner = NONE
    state.chooser = NONE
    for seat in range(state.players):
        state.active[seat] = 0 if state.failures[seat] >= 2 else 1
    state.status = [IN_PLAY] * KIT
    state.hand = NONE
    state.pile = []
    state.added_kind = []
    state.added_by = []
    state.aside_kind = []
    state.aside_by = []
    state.aside_tile = []
    state.turns = []
    state.entry_hp = 0
    state.hp = 0
    state.named = NONE
    state.pact_pending = False
    state.ended = RUNNING
    state.run_kind = []
    state.run_removed = []
    state.run_fate = []
    state.run_by = []
    state.run_hp = []
    deck: list[i64] = []
    for kind in range(KINDS):
        for _ in range(state.box.copies[kind]):
            deck.append(kind)
    state.dice.shuffle(deck)
    state.deck = deck
    if log is not None:
        log.chance.append(e.ShuffleDeck([MONSTERS[card] for card in reversed(deck)]))
        log.events.append(e.RoundStarted(state.round, HEROES[hero], starter))


# ---------------------------------------------------------------- what is allowed


def to_act(state: State) -> list[i64]:
    """Always one seat, none when the match is over (WD-3.1, WD-16.2)."""
    if state.phase == GAME_OVER:
        return []
    return [state.turn]


def is_forced_turn(state: State) -> bool:
    """Whether the seat to move must draw and add (WD-6.5): its first turn of such a round."""
    if state.forced == FREE or (state.forced == FIRST_ROUND and state.round > 1):
        return False
    for turn in state.turns:
        if turn // TURN == state.turn:
            return False
    return True


def legal(state: State, seat: i64) -> list[i64]:
    """The codes the seat may play (WD-4), ascending."""
    out: list[i64] = []
    phase: i64 = state.phase
    if phase == GAME_OVER or seat != state.turn:
        return out
    if phase == BID_TURN:
        if state.deck:
            out.append(DRAW)
        if not is_forced_turn(state):
            out.append(PASS)
    elif phase == BID_PLACE:
        out.append(ADD)
        if not is_forced_turn(state):
            first: i64 = SACRIFICE + state.hero * KIT
            for place in range(KIT):
                if state.status[place] == IN_PLAY:
                    out.append(first + place)
    elif phase == RUN_PREPARE:
        for kind in range(KINDS):
            out.append(NAME + kind)
    elif phase == RUN_REPLACE:
        out.append(USE_POLYMORPH)
        out.append(KEEP)
    elif phase == RUN_AXE:
        out.append(USE_AXE)
        out.append(KEEP)
    else:
        for hero in range(len(HEROES)):
            out.append(CHOOSE_HERO + hero)
    return out


def refusal(state: State, seat: i64, code: i64) -> Refusal | None:
    """The first reason that applies (WD-16.4), or None for a legal code."""
    if state.phase == GAME_OVER:
        return Refusal("game_over", "WD-16.2")
    if seat != state.turn:
        return Refusal("not_your_turn", "WD-3.1", {"seat": state.turn})
    if state.phase == BID_PLACE and (code == DRAW or code == PASS):
        return Refusal("card_must_be_placed", "WD-4.1")
    if _phase_of(state, code) != state.phase:
        return Refusal("wrong_phase", "WD-16.3")
    if code == DRAW and not state.deck:
        return Refusal("deck_empty", "WD-4.2")
    is_sacrifice: bool = SACRIFICE <= code < NAME
    if (code == PASS or is_sacrifice) and is_forced_turn(state):
        return Refusal("forced_add", "WD-6.5")
    if is_sacrifice:
        return _tile_refusal(state, code - SACRIFICE)
    return None


def _phase_of(state: State, code: i64) -> i64:
    """The phase a code belongs to; `keep` belongs to two."""
    if code < ADD:
        return BID_TURN
    if code < NAME:
        return BID_PLACE
    if code < USE_POLYMORPH:
        return RUN_PREPARE
    if code == USE_POLYMORPH:
        return RUN_REPLACE
    if code == USE_AXE:
        return RUN_AXE
    if code == KEEP:
        return RUN_REPLACE if state.phase == RUN_REPLACE else RUN_AXE
    return HERO_CHOICE


def _tile_refusal(state: State, tile: i64) -> Refusal | None:
    if tile // KIT != state.hero:
        return Refusal("other_hero", "WD-4.4", {"tile": TILES[tile], "hero": HEROES[state.hero]})
    if IN_PLAY not in state.status:
        return Refusal("no_equipment", "WD-4.4")
    if state.status[tile % KIT] != IN_PLAY:
        return Refusal("not_in_play", "WD-4.4", {"tile": TILES[tile]})
    return None


# ---------------------------------------------------------------- bidding


def apply(state: State, seat: i64, code: i64, log: Log | None) -> None:
    """Play a legal code."""
    if code == DRAW:
        _draw(state, seat, log)
    elif code == PASS:
        _pass(state, seat, log)
    elif code == ADD:
        _add(state, seat, log)
    elif code < NAME:
        _sacrifice(state, seat, code - SACRIFICE, log)
    elif code < USE_POLYMORPH:
        _name(state, seat, code - NAME, log)
    elif code == USE_POLYMORPH:
        _replace(state, log)
        _face(state, log)
    elif code == USE_AXE:
        _use_axe(state, log)
    elif code == KEEP:
        if state.phase == RUN_REPLACE:
            _face(state, log)
        else:
            _suffer(state, log)
            _go_on(state, log)
    else:
        _choose_hero(state, seat, code - CHOOSE_HERO, log)


def _draw(state: State, seat: i64, log: Log | None) -> None:
    """The top card, seen by the drawer alone (WD-4.1)."""
    state.hand = state.deck.pop()
    state.phase = BID_PLACE
    if log is not None:
        log.events.append(e.CardDrawn(seat, len(state.deck), MONSTERS[state.hand]))


def _add(state: State, seat: i64, log: Log | None) -> None:
    """The drawn card goes on top of the pile (WD-4.3)."""
    kind: i64 = state.hand
    state.hand = NONE
    state.pile.append(kind)
    state.added_kind.append(kind)
    state.added_by.append(seat)
    state.turns.append(seat * TURN + ADD)
    if log is not None:
        log.events.append(e.MonsterAdded(seat, len(state.pile), MONSTERS[kind]))
    _next_bidder(state)


def _sacrifice(state: State, seat: i64, tile: i64, log: Log | None) -> None:
    """The drawn card is set aside under a tile; both are out of the round (WD-4.4)."""
    kind: i64 = state.hand
    place: i64 = tile % KIT
    state.hand = NONE
    state.status[place] = SACRIFICED
    state.aside_kind.append(kind)
    state.aside_by.append(seat)
    state.aside_tile.append(place)
    state.turns.append(seat * TURN + SACRIFICE + tile)
    if log is not None:
        log.events.append(e.EquipmentSacrificed(seat, TILES[tile], kit_hp(state), MONSTERS[kind]))
    _next_bidder(state)


def _pass(state: State, seat: i64, log: Log | None) -> None:
    """Out of the round; the last one left must run (WD-4.2, WD-3.4)."""
    state.active[seat] = 0
    state.turns.append(seat * TURN + PASS)
    left: i64 = 0
    for flag in state.active:
        left += flag
    if log is not None:
        log.events.append(e.Passed(seat, not state.deck, left))
    _next_bidder(state)
    if left == 1:
        start_run(state, log)


def _next_bidder(state: State) -> None:
    """Clockwise to the next active seat (WD-3.3)."""
    state.phase = BID_TURN
    seat: i64 = state.turn + 1
    while True:
        if seat >= state.players:
            seat = 0
        if state.active[seat] == 1:
            break
        seat += 1
    state.turn = seat


# ---------------------------------------------------------------- the run


def start_run(state: State, log: Log | None) -> None:
    """Count the HP, shuffle if the option says so, ask for a name if one is due (WD-3.5)."""
    state.runner = state.turn
    state.entry_hp = kit_hp(state)
    state.hp = state.entry_hp
    if log is not None:
        first: i64 = state.hero * KIT
        tiles = [TILES[first + place] for place in range(KIT) if state.status[place] == IN_PLAY]
        log.events.append(e.RunStarted(state.runner, HEROES[state.hero], state.hp, len(state.pile), tiles))
    if state.reveal_order == SHUFFLED and state.pile:
        state.dice.shuffle(state.pile)
        if log is not None:
            log.chance.append(e.ShufflePile([MONSTERS[card] for card in reversed(state.pile)]))
            log.events.append(e.PileShuffled(len(state.pile)))
    if state.pile and tile_in_play(state, NAME_TYPE) != NONE:
        state.phase = RUN_PREPARE
    else:
        _go_on(state, log)


def _name(state: State, seat: i64, kind: i64, log: Log | None) -> None:
    """The kind that falls to the Vorpal blade, named aloud (WD-4.6)."""
    state.named = kind
    if log is not None:
        log.events.append(
            e.KindNamed(seat, MONSTERS[kind], _tile_name(state, tile_in_play(state, NAME_TYPE)))
        )
    _go_on(state, log)


def _go_on(state: State, log: Log | None) -> None:
    """Turn up the next card, or end the run (WD-3.5, steps 3 to 5)."""
    if state.run_fate and state.run_fate[-1] == DIED:
        _end_run(state, FAILURE, log)
        return
    if len(state.run_kind) == len(state.pile):
        _end_run(state, _survival(state), log)
        return
    _reveal(state, log)
    if state.deck and tile_in_play(state, MAY_REPLACE) != NONE:
        state.phase = RUN_REPLACE
    else:
        _face(state, log)


def _reveal(state: State, log: Log | None) -> None:
    slot: i64 = slot_of(state, len(state.run_kind))
    kind: i64 = state.pile[slot]
    state.run_kind.append(kind)
    state.run_removed.append(NONE)
    state.run_fate.append(PENDING)
    state.run_by.append(NONE)
    state.run_hp.append(state.hp)
    if log is not None:
        number: i64 = len(state.run_kind)
        if state.reveal_order == SHUFFLED:
            log.events.append(e.MonsterRevealed(MONSTERS[kind], None, None, number))
        else:
            log.events.append(e.MonsterRevealed(MONSTERS[kind], slot + 1, state.added_by[slot], number))


def _replace(state: State, log: Log | None) -> None:
    """Polymorph: the deck's top card takes the place of the revealed one (WD-5.11)."""
    removed: i64 = state.run_kind[-1]
    state.status[tile_in_play(state, MAY_REPLACE)] = SPENT
    state.run_removed[-1] = removed
    state.run_kind[-1] = state.deck.pop()
    if log is not None:
        new = MONSTERS[state.run_kind[-1]]
        log.events.append(e.MonsterReplaced(MONSTERS[removed], new, len(state.deck)))


def _face(state: State, log: Log | None) -> None:
    """The revealed monster against the kit: automatic defeat, the Axe's window, damage (WD-5.2)."""
    kind: i64 = state.run_kind[-1]
    place: i64 = _beaten_by(state, kind)
    if place != NONE:
        state.pact_pending = (
            state.box.tile_effect[state.hero * KIT + place] == PACT and kind == state.box.demon
        )
        gain: i64 = 0
        if state.box.tile_effect[state.hero * KIT + place] == DEFEAT_ABSORB:
            gain = state.box.strength[kind]
            state.hp += gain
        _defeat(state, place, gain, log)
        _go_on(state, log)
    elif tile_in_play(state, MAY_DEFEAT) != NONE:
        state.phase = RUN_AXE
    else:
        _suffer(state, log)
        _go_on(state, log)


def _beaten_by(state: State, kind: i64) -> i64:
    """The tile that beats the kind by itself, in the order of WD-5.3; NONE if there is none."""
    pact: i64 = tile_in_play(state, PACT)
    if state.pact_pending or (pact != NONE and kind == state.box.demon):
        return pact
    first: i64 = state.hero * KIT
    ring: i64 = tile_in_play(state, DEFEAT_ABSORB)
    if ring != NONE and state.box.tile_beats[first + ring] >> kind & 1:
        return ring
    if kind == state.named:
        return tile_in_play(state, NAME_TYPE)
    for place in range(KIT):
        if (
            state.status[place] == IN_PLAY
            and state.box.tile_effect[first + place] == DEFEAT
            and state.box.tile_beats[first + place] >> kind & 1
        ):
            return place
    return NONE


def _defeat(state: State, place: i64, gain: i64, log: Log | None) -> None:
    state.run_fate[-1] = DEFEATED
    state.run_by[-1] = state.hero * KIT + place
    state.run_hp[-1] = state.hp
    if log is not None:
        kind = MONSTERS[state.run_kind[-1]]
        log.events.append(e.MonsterDefeated(kind, _tile_name(state, place), gain, state.hp))


def _use_axe(state: State, log: Log | None) -> None:
    """The Axe defeats the card just revealed and is spent (WD-5.8)."""
    place: i64 = tile_in_play(state, MAY_DEFEAT)
    state.status[place] = SPENT
    _defeat(state, place, 0, log)
    _go_on(state, log)


def _suffer(state: State, log: Log | None) -> None:
    """Damage; at 0 HP or less the Potion, else down or dead (WD-5.2, steps 5 and 6)."""
    kind: i64 = state.run_kind[-1]
    amount: i64 = state.box.strength[kind]
    before: i64 = state.hp
    state.hp = before - amount
    state.run_fate[-1] = HURT
    if log is not None:
        log.events.append(e.DamageTaken(MONSTERS[kind], amount, state.hp))
    if state.hp <= 0:
        _fall(state, before > 0, log)
    state.run_hp[-1] = state.hp


def _fall(state: State, was_up: bool, log: Log | None) -> None:
    potion: i64 = tile_in_play(state, REVIVE)
    if potion != NONE:
        state.status[potion] = SPENT
        state.hp = state.box.hero_hp[state.hero]
        state.run_fate[-1] = REVIVED
        state.run_by[-1] = state.hero * KIT + potion
        if log is not None:
            log.events.append(e.HeroRevived(_tile_name(state, potion), state.hp))
    elif state.final_total or tile_in_play(state, ALL_DIFFERENT) != NONE:
        if was_up:
            state.run_fate[-1] = DOWN
            if log is not None:
                log.events.append(e.HeroDown(state.hp))
    else:
        state.run_fate[-1] = DIED
        if log is not None:
            log.events.append(e.HeroDied(state.hp))


def _survival(state: State) -> i64:
    """How a run ends whose cards were all turned up (WD-3.5 step 5, WD-5.10)."""
    if state.hp > 0:
        return SUCCESS
    if tile_in_play(state, ALL_DIFFERENT) == NONE:
        return FAILURE
    seen: i64 = 0
    for kind in state.run_kind:
        if seen >> kind & 1:
            return FAILURE
        seen |= bit(kind)
    return OMNIPOTENT


# ---------------------------------------------------------------- scoring


def _end_run(state: State, ended: i64, log: Log | None) -> None:
    """Score the run, look for the end of the game, show what was set aside (WD-3.6, WD-7.24)."""
    state.ended = ended
    runner: i64 = state.runner
    if log is not None:
        _log_end(state, log)
    if ended == FAILURE:
        state.failures[runner] += 1
        if log is not None:
            log.events.append(
                e.PlayerEliminated(runner) if state.failures[runner] >= 2 else e.AidTurned(runner)
            )
    else:
        state.successes[runner] += 1
        if log is not None:
            log.events.append(e.SuccessTaken(runner, state.successes[runner], state.target))
    if log is not None:
        first: i64 = state.hero * KIT
        for i in range(len(state.aside_kind)):
            tile = TILES[first + state.aside_tile[i]]
            log.events.append(e.AsideRevealed(state.aside_by[i], MONSTERS[state.aside_kind[i]], tile))
    state.winner = _winner(state)
    if state.winner != NONE:
        state.phase = GAME_OVER
        if log is not None:
            log.events.append(e.GameWon(state.winner, "last_one_left" if ended == FAILURE else "successes"))
        return
    state.phase = HERO_CHOICE
    state.chooser = _next_in_game(state, runner)
    state.turn = state.chooser


def _log_end(state: State, log: Log) -> None:
    shown: i64 = len(state.run_kind)
    if shown < len(state.pile):
        rest: list[e.PileCard] = []
        for reveal in range(shown, len(state.pile)):
            slot: i64 = slot_of(state, reveal)
            number = None if state.reveal_order == SHUFFLED else slot + 1
            rest.append(e.PileCard(MONSTERS[state.pile[slot]], number))
        log.events.append(e.RestShown(rest))
    log.events.append(e.RunEnded(state.runner, state.ended != FAILURE, state.hp, state.ended == OMNIPOTENT))


def _winner(state: State) -> i64:
    """By successes, or as the last one left (WD-6.1, WD-6.2)."""
    if state.successes[state.runner] >= state.target:
        return state.runner
    left: i64 = NONE
    for seat in range(state.players):
        if state.failures[seat] < 2:
            if left != NONE:
                return NONE
            left = seat
    return left


def _next_in_game(state: State, seat: i64) -> i64:
    """The runner, or the next seat to the left that is not eliminated (WD-3.8, WD-7.20)."""
    while state.failures[seat] >= 2:
        seat += 1
        if seat >= state.players:
            seat = 0
    return seat


def _choose_hero(state: State, seat: i64, hero: i64, log: Log | None) -> None:
    """The next round, with that hero (WD-4.5)."""
    if log is not None:
        log.events.append(e.HeroChosen(seat, HEROES[hero]))
    _set_up_round(state, hero, seat, log)


# ---------------------------------------------------------------- defaults


def default(state: State, seat: i64) -> i64:
    """What an absent seat plays (WD-4.11)."""
    phase: i64 = state.phase
    if phase == BID_TURN:
        return DRAW if is_forced_turn(state) else PASS
    if phase == BID_PLACE:
        return ADD
    if phase == RUN_PREPARE:
        return NAME + _strongest_unbeaten(state)
    if phase == RUN_REPLACE:
        return KEEP
    if phase == RUN_AXE:
        deadly: bool = state.hp - state.box.strength[state.run_kind[-1]] <= 0
        return USE_AXE if deadly and tile_in_play(state, REVIVE) == NONE else KEEP
    return CHOOSE_HERO + state.hero


def _strongest_unbeaten(state: State) -> i64:
    """The strongest kind that no other tile in play beats by itself."""
    beaten: i64 = 0
    first: i64 = state.hero * KIT
    for place in range(KIT):
        if state.status[place] == IN_PLAY:
            beaten |= state.box.tile_beats[first + place]
    kind: i64 = KINDS - 1
    while beaten >> kind & 1:
        kind -= 1
    return kind


def _tile_name(state: State, place: i64) -> Tile:
    return TILES[state.hero * KIT + place]
