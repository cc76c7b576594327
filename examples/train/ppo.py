"""Masked PPO on `podzemi.native.Batch`: self-play, beside matches against a copy of a bot.

    podzemi simulate welcome_dungeon --bots greedy --players 2 --games 3000 --seed 1 --records greedy.jsonl
    python ppo.py imitate greedy.jsonl greedy.npz
    python ppo.py train --start greedy.npz --rival greedy.npz --out learned.npz
    WEIGHTS=learned.npz podzemi arena welcome_dungeon --bots ppo.py:Learned,greedy --games 1000

One network plays all seats. `imitate` needs records only, `train` works without a start and without a rival:
then it is plain self-play from nothing. docs/train.md explains every part.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator

import numpy as np
import torch
from torch import nn
from torch.nn.functional import cross_entropy

import podzemi
from podzemi import native, study


class Network(nn.Module):
    """Features of an observation, two hidden layers; preferences for the places of the mask, and a value."""

    def __init__(self, game: str, width: int = 128) -> None:
        super().__init__()
        spec = podzemi.game(game).observation_spec
        features = study.Features(spec)
        self.first, self.second = nn.Linear(features.size, width), nn.Linear(width, width)
        self.policy, self.value = nn.Linear(width, spec.mask.size), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        for name in ("where", "value", "low", "span"):
            self.register_buffer(f"of_{name}", torch.from_numpy(getattr(features, name)), persistent=False)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        numbers = seen.float()
        hot = (numbers[:, self.of_where] == self.of_value).float()
        hidden = torch.cat([hot, (numbers - self.of_low) / self.of_span], 1)
        hidden = torch.relu(self.second(torch.relu(self.first(hidden))))
        return self.policy(hidden).masked_fill(mask == 0, -1e9), self.value(hidden)[:, 0]

    def save(self, path: str) -> None:
        np.savez_compressed(path, **{name: part.numpy() for name, part in self.state_dict().items()})

    def read(self, path: str | None) -> Network:
        if path:
            with np.load(path) as parts:
                self.load_state_dict({name: torch.from_numpy(parts[name]) for name in parts})
        return self


def drawn(logits: torch.Tensor) -> torch.Tensor:
    """A place of each row by its chances."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(1)


# ---------------------------------------------------------------- imitation


def rows(path: str, bot: str) -> Iterator[tuple[list[int], list[int], int]]:
    """Decisions of that bot: the observation, the legal actions, and the action."""
    with open(path, "rb") as lines:
        for line in lines:
            record = podzemi.read_record(line)
            game, before = podzemi.game(record.game), {}
            spec, found = game.observation_spec, []

            def each(match, events, game=game, spec=spec, before=before, found=found, bots=record.bots):
                if match.turns and bots[match.turns[-1].seat] == bot:
                    turn = match.turns[-1]
                    found.append((*before[turn.seat], spec.mask.index(game.encode(turn.action))))
                for seat in match.to_act():
                    before[seat] = (match.observation(seat), spec.mask.of(game.legal(match.state, seat)))

            podzemi.replay(record, each=each)
            yield from found


def imitate(o: argparse.Namespace) -> None:
    """Learn to choose as the bot of the records did; one in ten decisions with a choice is held out."""
    torch.manual_seed(o.seed)
    columns = zip(*rows(o.records, o.bot), strict=True)
    seen, mask, place = (torch.from_numpy(np.array(column)) for column in columns)
    seen, mask = seen.to(torch.int8), mask.to(torch.int8)
    choice = (mask.sum(1) > 1).nonzero()[:, 0]
    held, taught = choice[: len(choice) // 10], choice[len(choice) // 10 :]
    network = Network(o.game, o.width)
    optimizer = torch.optim.Adam(network.parameters())
    for epoch in range(o.epochs):
        optimizer.param_groups[0]["lr"] = 2e-3 * (1 - epoch / o.epochs)
        for part in taught[torch.randperm(len(taught))].split(1024):
            optimizer.zero_grad()
            cross_entropy(network(seen[part], mask[part])[0], place[part]).backward()
            optimizer.step()
        with torch.no_grad():
            alike = network(seen[held], mask[held])[0].argmax(1) == place[held]
        said = {"decisions": len(place), "epoch": epoch + 1, "held out, chosen alike": alike.float().mean()}
        print(json.dumps({key: round(float(value), 3) for key, value in said.items()}), flush=True)
    network.save(o.out)


# ---------------------------------------------------------------- reinforcement


def advantages(values, rewards, done, to_act, last, lam=0.95):
    """Every seat has a trajectory of its own: what follows a decision is that seat's next one, and its reward
    comes at the end of the match, whoever acted last. `last`: what each seat may expect after the window."""
    matches = np.arange(values.shape[1])
    following, pending, trace = last.copy(), np.zeros_like(last), np.zeros_like(last)
    found = np.zeros_like(values)
    for t in reversed(range(len(values))):
        following[done[t]], trace[done[t]], pending[done[t]] = 0, 0, 0
        pending += rewards[t]
        at = matches, to_act[t]
        trace[at] = found[t] = pending[at] + following[at] - values[t] + lam * trace[at]
        following[at], pending[at] = values[t], 0
    return found


@torch.no_grad()
def wins(network: Network, rival: Network | str, o: argparse.Namespace, matches: int = 1000) -> float:
    """The share of wins of one seat against the rival, first matches only; a lone player's mean score."""
    returns = "win" if o.players > 1 else "score"
    batch = native.Batch(o.game, o.players, matches, seed=o.seed + 99, returns=returns)
    own = np.arange(matches) % o.players
    found, counted = np.zeros(matches), np.zeros(matches, bool)
    while not counted.all():
        seen, mask = torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.mask())
        ours = batch.to_act == own
        if isinstance(rival, str):
            batch.step(batch.pick(rival), where=~ours)
            took = batch.done.astype(bool)
            fresh = took & ~counted
            found[fresh], counted = batch.rewards[np.arange(matches), own][fresh], counted | took
            batch.step_places(drawn(network(seen, mask)[0]).numpy(), where=ours & ~took)
        else:
            theirs = drawn(rival(seen, mask)[0]).numpy()
            batch.step_places(np.where(ours, drawn(network(seen, mask)[0]).numpy(), theirs))
        fresh = batch.done.astype(bool) & ~counted
        found[fresh] = batch.rewards[np.arange(matches), own][fresh]
        counted |= fresh
    return float(found.mean())


class Window:
    """A window of steps of all matches, as arrays."""

    def __init__(self, batch: native.Batch, steps: int) -> None:
        n, spec = batch.matches, batch.game.observation_spec
        self.seen = np.zeros((steps, n, spec.size), spec.dtype)
        self.mask = np.zeros((steps, n, spec.mask.size), np.uint8)
        self.place, self.to_act = np.zeros((2, steps, n), np.int64)
        self.log, self.value = np.zeros((2, steps, n), np.float32)
        self.reward, self.done = np.zeros((steps, n, batch.players), np.float32), np.zeros((steps, n), bool)


@torch.no_grad()
def play(batch: native.Batch, network: Network, rival: Network, is_rival: np.ndarray, w: Window) -> None:
    """Fill the window: the network decides, in the rival's seats the rival."""
    for t in range(len(w.seen)):
        w.seen[t], w.mask[t], w.to_act[t] = batch.observations, batch.mask(), batch.to_act
        seen, mask = torch.from_numpy(w.seen[t]), torch.from_numpy(w.mask[t])
        logits, value = network(seen, mask)
        place = drawn(logits)
        w.log[t], w.value[t] = torch.log_softmax(logits, 1).gather(1, place[:, None])[:, 0], value
        theirs = torch.from_numpy(np.flatnonzero(is_rival[np.arange(batch.matches), w.to_act[t]]))
        if len(theirs):
            place[theirs] = drawn(rival(seen[theirs], mask[theirs])[0])
        w.place[t] = place
        batch.step_places(w.place[t])
        w.reward[t], w.done[t] = batch.rewards, batch.done


def learn(network, optimizer, rows, o, left: float) -> None:
    """The clipped objective of PPO; a forced decision teaches the value only."""
    for _ in range(o.epochs):
        for part in torch.randperm(len(rows[0])).split(o.minibatch):
            seen, mask, place, before, gain, target = (column[part] for column in rows)
            logits, value = network(seen, mask)
            log = torch.log_softmax(logits, 1)
            ratio = (log.gather(1, place[:, None])[:, 0] - before).exp()
            gain = (gain - gain.mean()) / (gain.std(correction=0) + 1e-8)
            better = torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain)
            entropy = -(log.exp() * log.clamp(min=-1e3)).sum(1)
            choice = (mask.sum(1) > 1).float()
            loss = -((better + o.entropy * left * entropy) * choice).mean()
            loss = loss + 0.5 * (value - target).square().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(o: argparse.Namespace) -> None:
    torch.manual_seed(o.seed)
    network, rival = Network(o.game, o.width).read(o.start), Network(o.game, o.width).read(o.rival)
    batch = native.Batch(o.game, o.players, o.matches, seed=o.seed)
    own = np.arange(o.matches) % o.players
    share = o.against if o.rival else 0.0
    is_rival = (np.arange(o.players) != own[:, None]) & (np.arange(o.matches) < share * o.matches)[:, None]
    optimizer = torch.optim.Adam(network.parameters(), eps=1e-5)
    window, samples, looked = Window(batch, o.steps), 0, 0
    everything = torch.ones((1, batch.game.observation_spec.mask.size))
    while samples < o.samples:
        left = max(1 - samples / o.samples, 0.02)
        optimizer.param_groups[0]["lr"] = o.rate * left
        play(batch, network, rival, is_rival, window)
        with torch.no_grad():
            everyone = torch.from_numpy(batch.observe_all()).flatten(0, 1)
            last = network(everyone, everything)[1].view(o.matches, o.players).numpy()
        gain = advantages(window.value, window.reward, window.done, window.to_act, last)
        ours = ~is_rival[np.arange(o.matches), window.to_act].ravel()
        columns = (window.seen, window.mask, window.place, window.log, gain, gain + window.value)
        flat = [torch.from_numpy(column.reshape(len(ours), *column.shape[2:])[ours]) for column in columns]
        learn(network, optimizer, flat, o, left)
        samples += int(ours.sum())
        if samples - looked >= o.look or samples >= o.samples:
            looked = samples
            said = {"samples": samples, "cpu_s": time.process_time(), "random": wins(network, "random", o)}
            said["weighed"] = wins(network, "weighed", o)
            if o.rival:
                said["rival"] = wins(network, rival, o)
            print(json.dumps({key: round(value, 3) for key, value in said.items()}), flush=True)
            network.save(o.out)


# ---------------------------------------------------------------- the arena


class Learned:
    """The network of `WEIGHTS` at a table: it draws by its chances, since bluffing needs them."""

    def __init__(self, game) -> None:
        self.game, self.network = game, Network(game.name).read(os.environ["WEIGHTS"])
        torch.set_num_threads(1)

    @torch.no_grad()
    def choose(self, view, legal, dice) -> int:
        spec = self.game.observation_spec
        codes = [self.game.encode(action) for action in legal]
        seen, mask = torch.tensor([self.game.observation_of(view)]), torch.tensor([spec.mask.of(codes)])
        chances = torch.softmax(self.network(seen, mask)[0][0], 0)[[spec.mask.index(code) for code in codes]]
        return min(int((chances.cumsum(0) < dice.below(1 << 30) / (1 << 30)).sum()), len(legal) - 1)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="welcome_dungeon")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=128)
    parts = parser.add_subparsers(required=True)
    one = parts.add_parser("imitate")
    one.add_argument("records")
    one.add_argument("out")
    one.add_argument("--bot", default="greedy")
    one.add_argument("--epochs", type=int, default=8)
    one.set_defaults(work=imitate)
    two = parts.add_parser("train")
    two.add_argument("--players", type=int, default=2)
    two.add_argument("--start", help="weights to begin with")
    two.add_argument("--rival", help="weights of who has the other seats in a part of the matches")
    two.add_argument("--against", type=float, default=0.5, help="that part")
    two.add_argument("--out", default="learned.npz")
    two.add_argument("--samples", type=int, default=10_000_000)
    two.add_argument("--matches", type=int, default=512)
    two.add_argument("--steps", type=int, default=64)
    two.add_argument("--epochs", type=int, default=2)
    two.add_argument("--minibatch", type=int, default=4096)
    two.add_argument("--rate", type=float, default=7e-4)
    two.add_argument("--entropy", type=float, default=0.01)
    two.add_argument("--look", type=int, default=500_000, help="samples between two evaluations")
    two.set_defaults(work=train)
    given = parser.parse_args()
    torch.set_num_threads(1)
    given.work(given)


if __name__ == "__main__":
    main()
