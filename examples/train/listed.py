"""PPO where codes are too many for a mask (Dungeon Lords, The Dark Cave): a network scores listed actions.

    python listed.py --samples 1000000 --out lords.npz
    WEIGHTS=lords.npz podzemi arena dungeon_lords --bots listed.py:Learned,random --games 200

Every legal code is a row of choices (`batch.rows()`); the rows of all matches are scored at once, however
many each has. What follows a seat's decision, and the look of a window, is as in ppo.py.
"""

from __future__ import annotations

import argparse
import json
import os
import time

import numpy as np
import torch
from ppo import advantages
from torch import nn

import podzemi
from podzemi import native, study

FEW = 8
"""So few values of a number become one-hot: there are a thousand numbers."""


class Scorer(nn.Module):
    """A situation and an action meet in one layer; its sum says how much the action is worth trying."""

    def __init__(self, game: str, width: int = 128) -> None:
        super().__init__()
        spec = podzemi.game(game).observation_spec
        features = study.Features(spec, FEW)
        self.first, self.second = nn.Linear(features.size, width), nn.Linear(width, width)
        self.query, self.value = nn.Linear(width, width), nn.Linear(width, 1)
        self.choices = nn.ModuleList(nn.Embedding(choice.size, width) for choice in spec.choices)
        self.score = nn.Linear(width, 1)
        for name in ("where", "value", "low", "span"):
            self.register_buffer(f"of_{name}", torch.from_numpy(getattr(features, name)), persistent=False)

    def forward(self, seen, rows, match):
        """The score of each row, for the match that it belongs to; the value of each match."""
        numbers = seen.float()
        hot = (numbers[:, self.of_where] == self.of_value).float()
        hidden = torch.cat([hot, (numbers - self.of_low) / self.of_span], 1)
        hidden = torch.relu(self.second(torch.relu(self.first(hidden))))
        action = sum(part(rows[:, k]) for k, part in enumerate(self.choices))
        return self.score(torch.relu(action + self.query(hidden)[match]))[:, 0], self.value(hidden)[:, 0]

    def save(self, path: str) -> None:
        np.savez_compressed(path, **{name: part.numpy() for name, part in self.state_dict().items()})

    def read(self, path: str) -> Scorer:
        with np.load(path) as parts:
            self.load_state_dict({name: torch.from_numpy(parts[name]) for name in parts})
        return self


def log_softmax(scores, match, count: int):
    """Of each row among those of its match."""
    top = torch.full((count,), -torch.inf).scatter_reduce(0, match, scores.detach(), "amax")
    total = torch.zeros(count).index_add(0, match, (scores - top[match]).exp())
    return scores - top[match] - total.log()[match]


def drawn(log, match, count: int):
    """One row of each match, by its chances."""
    noisy = log - torch.empty_like(log).exponential_().log()
    top = torch.full((count,), -torch.inf).scatter_reduce(0, match, noisy, "amax")
    rows = torch.where(noisy == top[match], torch.arange(len(match)), -1)
    return torch.full((count,), -1).scatter_reduce(0, match, rows, "amax")


@torch.no_grad()
def decide(batch: native.Batch, network: Scorer):
    """The listed actions, the row drawn in each match with its log probability, and the values."""
    rows, match = (torch.from_numpy(np.ascontiguousarray(part)).long() for part in batch.rows())
    scores, value = network(torch.from_numpy(batch.observations.copy()), rows, match)
    log = log_softmax(scores, match, batch.matches)
    row = drawn(log, match, batch.matches)
    return rows, match, row, log[row], value


def place_of(row, batch: native.Batch):
    """The place in `legal` of a row among all rows."""
    return row.numpy() - (np.cumsum(batch.counts) - batch.counts)


def evaluate(network: Scorer, rival: str, o: argparse.Namespace, matches: int = 200) -> dict[str, float]:
    """Mean reward and score of one seat against a native policy, first matches only."""
    batch = native.Batch(o.game, o.players, matches, seed=o.seed + 99)
    own, every = np.arange(matches) % o.players, np.arange(matches)
    reward, score, counted = np.zeros(matches), np.zeros(matches), np.zeros(matches, bool)
    while not counted.all():
        places = place_of(decide(batch, network)[2], batch)
        batch.step(np.where(batch.to_act == own, batch.legal[every, places], batch.pick(rival)))
        fresh = batch.done.astype(bool) & ~counted
        reward[fresh], score[fresh] = batch.rewards[every, own][fresh], batch.scores[every, own][fresh]
        counted |= fresh
    return {rival: float(reward.mean()), f"score against {rival}": float(score.mean())}


def play(batch: native.Batch, network: Scorer, steps: int):
    """A window of decisions, and what each seat may expect after it."""
    window = []
    for _ in range(steps):
        seen, to_act = torch.from_numpy(batch.observations.copy()), batch.to_act.astype(np.int64)
        rows, match, row, log, value = decide(batch, network)
        batch.step_listed(place_of(row, batch))
        done, reward = batch.done.astype(bool), batch.rewards.copy()
        window.append((seen, rows, match, row, log, value, to_act, done, reward))
    everyone = torch.from_numpy(batch.observe_all()).flatten(0, 1)
    empty = torch.zeros((0, len(network.choices)), dtype=torch.long), torch.zeros(0, dtype=torch.long)
    with torch.no_grad():
        last = network(everyone, *empty)[1].view(batch.matches, batch.players).numpy()
    return window, last


def learn(network: Scorer, optimizer, window, gains, o: argparse.Namespace) -> None:
    """The clipped objective, one step of the window after the other: their rows differ in number."""
    spread = gains.std() + 1e-8
    for t in np.random.default_rng(o.seed).permutation(len(window)):
        seen, rows, match, row, before, old, *_ = window[t]
        scores, value = network(seen, rows, match)
        log = log_softmax(scores, match, len(seen))
        gain = torch.from_numpy(gains[t])
        ratio = (log[row] - before).exp()
        better = torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean() / spread
        entropy = -(log.exp() * log).sum() / len(seen)
        loss = 0.5 * (value - (old + gain)).square().mean() - better - o.entropy * entropy
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimizer.step()


def train(o: argparse.Namespace) -> None:
    torch.manual_seed(o.seed)
    network = Scorer(o.game, o.width)
    optimizer = torch.optim.Adam(network.parameters(), lr=o.rate, eps=1e-5)
    batch, samples, looked = native.Batch(o.game, o.players, o.matches, seed=o.seed), 0, -o.look
    while samples < o.samples:
        if samples - looked >= o.look:
            looked = samples
            tell(network, samples, o)
        window, last = play(batch, network, o.steps)
        values, to_act, done, reward = (
            np.stack([np.asarray(step[k]) for step in window]) for k in (5, 6, 7, 8)
        )
        learn(network, optimizer, window, advantages(values, reward, done, to_act, last), o)
        samples += o.steps * o.matches
    tell(network, samples, o)


def tell(network: Scorer, samples: int, o: argparse.Namespace) -> None:
    said = {"samples": samples, "cpu_s": time.process_time()}
    for rival in ("random", "weighed"):
        said |= evaluate(network, rival, o)
    print(json.dumps({key: round(value, 3) for key, value in said.items()}), flush=True)
    network.save(o.out)


class Learned:
    """The network of `WEIGHTS` at a table: it draws by its chances."""

    def __init__(self, game) -> None:
        self.game, self.network = game, Scorer(game.name).read(os.environ["WEIGHTS"])
        torch.set_num_threads(1)

    @torch.no_grad()
    def choose(self, view, legal, dice) -> int:
        spec = self.game.observation_spec
        rows = torch.tensor([spec.split(self.game.encode(action)) for action in legal])
        seen = torch.tensor([spec.observation_of(view)])
        scores, _ = self.network(seen, rows, torch.zeros(len(rows), dtype=torch.long))
        chances = torch.softmax(scores, 0)
        return min(int((chances.cumsum(0) < dice.below(1 << 30) / (1 << 30)).sum()), len(legal) - 1)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="dungeon_lords")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--out", default="listed.npz")
    parser.add_argument("--samples", type=int, default=1_000_000)
    parser.add_argument("--matches", type=int, default=128)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.003)
    parser.add_argument("--look", type=int, default=200_000, help="samples between two evaluations")
    torch.set_num_threads(1)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
