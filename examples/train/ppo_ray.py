"""ppo.py on Ray: actors play windows of matches, on one machine or many; the driver learns from all of them.

    pip install 'podzemi[study,ray]' torch
    python ppo_ray.py --actors 2 --samples 2000000 --out learned.npz
    python ppo_ray.py --address auto ...        joins a cluster that runs already

An actor is given the weights, plays `--steps` decisions of `--matches` matches of its own, and returns rows
to learn from. The window is that of ppo.py, and so are the network, the objective and the evaluation.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np
import ppo
import ray
import torch

from podzemi import native


@ray.remote(num_cpus=1)
class Actor:
    """Matches that go on from window to window."""

    def __init__(self, o: argparse.Namespace, number: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(o.seed * 1000 + number)
        self.network = ppo.Network(o.game, o.width)
        self.batch = native.Batch(o.game, o.players, o.matches, seed=o.seed * 1000 + number)
        self.window = ppo.Window(self.batch, o.steps)
        self.nobody = np.zeros((o.matches, o.players), bool)

    def play(self, weights: dict[str, torch.Tensor]) -> list[np.ndarray]:
        self.network.load_state_dict(weights)
        batch, w = self.batch, self.window
        ppo.play(batch, self.network, self.network, self.nobody, w)
        with torch.no_grad():
            everyone = torch.from_numpy(batch.observe_all()).flatten(0, 1)
            everything = torch.ones((1, w.mask.shape[2]))
            last = self.network(everyone, everything)[1].view(batch.matches, batch.players).numpy()
        gain = ppo.advantages(w.value, w.reward, w.done, w.to_act, last)
        columns = (w.seen, w.mask, w.place, w.log, gain, gain + w.value)
        return [column.reshape(-1, *column.shape[2:]) for column in columns]


def train(o: argparse.Namespace) -> None:
    torch.manual_seed(o.seed)
    network = ppo.Network(o.game, o.width).read(o.start)
    optimizer = torch.optim.Adam(network.parameters(), eps=1e-5)
    actors = [Actor.remote(o, number) for number in range(o.actors)]
    samples, looked, begun = 0, 0, time.monotonic()
    while samples < o.samples:
        left = max(1 - samples / o.samples, 0.02)
        optimizer.param_groups[0]["lr"] = o.rate * left
        weights = ray.put(network.state_dict())
        played = ray.get([actor.play.remote(weights) for actor in actors])
        rows = [torch.from_numpy(np.concatenate(column)) for column in zip(*played, strict=True)]
        ppo.learn(network, optimizer, rows, o, left)
        samples += len(rows[0])
        if samples - looked >= o.look or samples >= o.samples:
            looked = samples
            said = {"samples": samples, "seconds": time.monotonic() - begun}
            said |= {rival: ppo.wins(network, rival, o) for rival in ("random", "weighed")}
            print(json.dumps({key: round(value, 3) for key, value in said.items()}), flush=True)
            network.save(o.out)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--address", help="a cluster that runs already")
    parser.add_argument("--actors", type=int, default=2)
    parser.add_argument("--game", default="welcome_dungeon")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--start", help="weights to begin with")
    parser.add_argument("--out", default="learned.npz")
    parser.add_argument("--samples", type=int, default=10_000_000)
    parser.add_argument("--matches", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--look", type=int, default=500_000, help="samples between two evaluations")
    given = parser.parse_args()
    torch.set_num_threads(1)
    ray.init(address=given.address, include_dashboard=False, logging_level="error")
    train(given)


if __name__ == "__main__":
    main()
