#!/usr/bin/env python3
"""Learns to play from the observations of `./signoria env`, with numpy alone: a small network, in minutes.

    python3 samples/learn.py masters            learn, then play 400 games each against random and apprentice
    python3 samples/learn.py masters --save my.npz

First it watches the apprentice (a bot of the house) and learns to do the same; then it plays against itself and makes what
won more likely (policy gradient, the outcome foretold by the same network as the baseline).
"""
import argparse
import re
import time

import numpy as np

from signoria_env import Env


class Features:
    """An observation as a row of 0s and small numbers: one's own seat first, a place for every name."""

    def __init__(self, env):
        self.seats = env.seats
        self.orders = [self._own_first(env.names, env.seats, seat) for seat in range(env.seats)]
        named = [i for i, kind in enumerate(env.kinds) if kind["kind"] == "name"]
        self.numbers = np.array([i for i, kind in enumerate(env.kinds) if kind["kind"] != "name"])
        self.named = np.array(named)
        bases, places = {}, []
        size = 2 * len(self.numbers)
        for i in named:  # the elements of a list share their places: it becomes a set
            key = re.sub(r"\[\d+\]$", "", env.names[i])
            if key not in bases:
                bases[key] = size
                size += len(env.kinds[i]["values"]) + 1
            places.append(bases[key])
        self.bases, self.size = np.array(places), size

    @staticmethod
    def _own_first(names, seats, seat):
        """Where the numbers of the row for this seat are found: the players turned so that it is the first."""
        at = {name: i for i, name in enumerate(names)}
        turned = []
        for name in names:
            found = re.match(r"players\[(\d+)\](.*)", name)
            if found:
                name = "players[%d]%s" % ((int(found[1]) + seat) % seats, found[2])
            turned.append(at[name])
        return np.array(turned)

    def __call__(self, observations, seats):
        rows = np.empty(observations.shape, np.int16)
        for seat in range(self.seats):
            mine = seats == seat
            rows[mine] = observations[mine][:, self.orders[seat]]
        out = np.zeros((len(rows), self.size), np.float32)
        numbers = rows[:, self.numbers].astype(np.float32)
        many = len(self.numbers)
        out[:, :many] = np.sign(numbers) * np.log1p(np.abs(numbers)) * 0.4
        out[:, many:2 * many] = numbers > 0
        values = rows[:, self.named]
        row, column = np.nonzero(values > 0)
        out[row, self.bases[column] + values[row, column]] = 1
        return out


class Network:
    """One hidden layer; out of it the liking of every action and the share of the victory it foretells."""

    def __init__(self, inputs, actions, hidden=96, seed=1):
        chance = np.random.default_rng(seed)
        self.weights = {
            "a": chance.normal(0, 1 / 8, (inputs, hidden)).astype(np.float32) / 4,
            "b": np.zeros(hidden, np.float32),
            "c": np.zeros((hidden, actions), np.float32),
            "d": np.zeros(actions, np.float32),
            "v": np.zeros(hidden, np.float32),
            "w": np.zeros(1, np.float32),
        }
        self.mean = {key: np.zeros_like(value) for key, value in self.weights.items()}
        self.square = {key: np.zeros_like(value) for key, value in self.weights.items()}
        self.steps = 0

    def forward(self, x, masks):
        w = self.weights
        hidden = np.maximum(x @ w["a"] + w["b"], 0)
        liking = np.where(masks, hidden @ w["c"] + w["d"], -1e9)
        liking -= liking.max(axis=1, keepdims=True)
        chances = np.exp(liking)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, hidden @ w["v"] + w["w"]

    def learn(self, x, masks, actions, gain, target=None, rate=1e-3, blur=0.0):
        """Makes actions more likely, each by its gain; with a target also foretells that."""
        hidden, chances, value = self.forward(x, masks)
        many = len(x)
        liking = chances * gain[:, None]
        liking[np.arange(many), actions] -= gain
        if blur:  # keeps some doubt
            logs = np.log(chances + 1e-9)
            liking += blur * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        liking /= many
        miss = (value - target) / many if target is not None else np.zeros(many, np.float32)
        back = (liking @ self.weights["c"].T + np.outer(miss, self.weights["v"])) * (hidden > 0)
        self._move({
            "a": x.T @ back, "b": back.sum(0), "c": hidden.T @ liking, "d": liking.sum(0),
            "v": hidden.T @ miss, "w": np.array([miss.sum()])}, rate)

    def _move(self, slopes, rate):  # Adam
        self.steps += 1
        for key, slope in slopes.items():
            self.mean[key] += 0.1 * (slope - self.mean[key])
            self.square[key] += 0.001 * (slope * slope - self.square[key])
            mean = self.mean[key] / (1 - 0.9 ** self.steps)
            square = self.square[key] / (1 - 0.999 ** self.steps)
            self.weights[key] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def choose(self, x, masks, chance=None):
        """The likeliest action, or one drawn by the chances."""
        _, chances, _ = self.forward(x, masks)
        if chance is None:
            return chances.argmax(axis=1)
        drawn = (chances.cumsum(axis=1) < chance.random((len(x), 1))).sum(axis=1)
        bad = (drawn >= chances.shape[1]) | ~masks[np.arange(len(x)), np.minimum(drawn, chances.shape[1] - 1)]
        return np.where(bad, chances.argmax(axis=1), drawn)


def watch(env, features, network, decisions, chance):
    """Learns what the apprentice would do, where it and sometimes chance have led."""
    state = env.reset()
    xs, masks, actions = [], [], []
    while sum(map(len, xs)) < decisions:
        advice = env.advice("apprentice")
        told = (advice >= 0) & (state.counts > 1)
        xs.append(features(state.observations, state.seats)[told].astype(np.float16))
        masks.append(np.packbits(state.masks()[told], axis=1))
        actions.append(advice[told])
        stray = (chance.random(env.games) < 0.1) | (advice < 0)
        state = env.step(np.where(stray, env.random_actions(state), advice))
    x, mask, action = np.concatenate(xs), np.concatenate(masks), np.concatenate(actions)
    ones = np.ones(256, np.float32)
    for epoch in range(12):
        order = chance.permutation(len(x))
        for at in range(0, len(x) - 255, 256):
            some = order[at:at + 256]
            legal = np.unpackbits(mask[some], axis=1, count=len(env.actions)).astype(bool)
            network.learn(x[some].astype(np.float32), legal, action[some], ones, rate=1e-3 / (1 + epoch / 3))
    return len(x)


def improve(env, features, network, minutes, chance, rate=1e-4):
    """Plays against itself; a move gains what its seat's share of the victory was beyond what was foretold."""
    state = env.reset(seeds=[int(s) for s in chance.integers(1 << 40, size=env.games)])
    paths = [[[] for _ in range(env.seats)] for _ in range(env.games)]
    ready, games, until = [], 0, time.time() + 60 * minutes
    while time.time() < until:
        x, masks = features(state.observations, state.seats), state.masks()
        actions = network.choose(x, masks, chance)
        seats, counts = state.seats, state.counts
        packed, small = np.packbits(masks, axis=1), x.astype(np.float16)
        for game in range(env.games):
            if counts[game] > 1:
                paths[game][seats[game]].append((small[game], packed[game], actions[game]))
        state = env.step(actions)
        for game, ended in state.ended.items():
            games += 1
            for seat, path in enumerate(paths[game]):
                ready += [(one, ended.shares[seat]) for one in path]
            paths[game] = [[] for _ in range(env.seats)]
        while len(ready) >= 2048:
            batch, ready = ready[:2048], ready[2048:]
            x = np.stack([one[0] for one, _ in batch]).astype(np.float32)
            legal = np.unpackbits(np.stack([one[1] for one, _ in batch]), axis=1, count=len(env.actions)).astype(bool)
            action = np.array([one[2] for one, _ in batch])
            share = np.array([share for _, share in batch], np.float32)
            gain = share - network.forward(x, legal)[2]
            network.learn(x, legal, action, gain / (gain.std() + 1e-6), share, rate, blur=0.003)
    return games


def match(env, features, network, level, games):
    """The share of the victory against a level of the house, seats in turn."""
    won, played, deal = 0.0, 0, 10 ** 6
    while played < games:
        state = env.reset(seeds=[deal + i // env.seats for i in range(env.games)])
        deal += env.games
        mine = np.arange(env.games) % env.seats
        while (state.seats >= 0).any():
            ours = state.seats == mine
            chosen = network.choose(features(state.observations, np.maximum(state.seats, 0)), state.masks())
            state = env.step(np.where(ours, chosen, -1), renew=False)
            ended = dict(state.ended)
            state = env.let(level, (state.seats >= 0) & (state.seats != mine), renew=False)
            ended.update(state.ended)
            for game, result in ended.items():
                won += result.shares[mine[game]]
                played += 1
    error = 1.96 * (max(won / played * (1 - won / played), 0.25 / played) / played) ** 0.5
    return 100 * won / played, 100 * error, played


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="masters")
    parser.add_argument("--players", type=int)
    parser.add_argument("--decisions", type=int, default=60000, help="of the apprentice to watch")
    parser.add_argument("--minutes", type=float, default=2, help="of play against itself")
    parser.add_argument("--matches", type=int, default=400, help="games of each match at the end")
    parser.add_argument("--cap", type=int, default=500, help="decisions after which a game is given up, won by nobody")
    parser.add_argument("--save", metavar="FILE.npz")
    args = parser.parse_args()
    chance = np.random.default_rng(1492)
    with Env(args.game, games=256, players=args.players, cap=args.cap) as env, \
            Env(args.game, games=min(256, args.matches), players=args.players, cap=args.cap) as table:
        features = Features(env)
        network = Network(features.size, len(env.actions))
        print("%s, %d seats: %d numbers seen, %d features, %d actions" % (
            env.game, env.seats, env.width, features.size, len(env.actions)), flush=True)

        def tell(when):
            for level in ("random", "apprentice"):
                print("%s: %.1f %% (+-%.1f) of %d games against %s" % (
                    (when,) + match(table, features, network, level, args.matches) + (level,)), flush=True)

        begun = time.time()
        tell("untaught")
        seen = watch(env, features, network, args.decisions, chance)
        tell("after watching %d decisions, %.0f s" % (seen, time.time() - begun))
        if args.minutes > 0:
            played = improve(env, features, network, args.minutes, chance)
            tell("after %d games against itself, %.0f s" % (played, time.time() - begun))
        if args.save:
            np.savez(args.save, schema=env.schema, **network.weights)


if __name__ == "__main__":
    main()
