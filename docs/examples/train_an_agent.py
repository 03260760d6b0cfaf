"""Train an agent: by policy gradient (REINFORCE) it learns which words of its options bring points."""

from zlib import crc32

import numpy as np

from quarterdeck.lab import SeatEnv

WORDS = np.eye(512)
env = SeatEnv("starship-captains", seats=2, bots="random", reward="points")


def features(option: str) -> np.ndarray:  # its verb, and its verb with the first argument
    words = option.split()
    return WORDS[crc32(words[0].encode()) % 512] + WORDS[crc32(" ".join(words[:2]).encode()) % 512]


def game(weights: np.ndarray, seed: int) -> tuple[float, np.ndarray]:  # its points, and what makes its choices likelier
    chance, direction, over, points = np.random.default_rng(seed), 0 * weights, False, 0.0
    _, info = env.reset(seed=seed)
    while not over:
        rows = np.array([features(option) for option in info["options"]])
        odds = np.exp(rows @ weights - np.max(rows @ weights))
        chosen = chance.choice(len(odds), p=odds / odds.sum())
        direction += rows[chosen] - odds @ rows / odds.sum()
        _, points, over, _, info = env.step(1 + chosen)  # action 0 would be to wait
    return points, direction


def train(batches: int = 20, games: int = 20, rate: float = 1.0) -> list[float]:  # the mean points of every batch
    weights, means = np.zeros(512), []
    for batch in range(batches):
        points, directions = zip(*(game(weights, batch * games + number) for number in range(games)), strict=True)
        weights += rate * (points - np.mean(points)) / (np.std(points) + 1e-9) @ np.array(directions) / games
        means.append(float(np.mean(points)))
    return means


if __name__ == "__main__":
    print("mean points while it learns:", *(f"{mean:.1f}" for mean in train()))
