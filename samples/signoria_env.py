"""Signoria for programs that learn: many games in lockstep over a pipe.

One file, the standard library only; numpy is used where it is installed. The frames are told in docs/env.md.

    from signoria_env import Env
    with Env("masters", games=256) as env:
        state = env.reset()
        while True:
            state = env.step(env.random_actions(state))

`Env` is the whole thing; `SingleAgent` has the face of a Gymnasium environment, `Aec` that of a PettingZoo one (neither
library is needed; where Gymnasium is installed, the spaces are its own).

    python3 samples/signoria_env.py bench [GAME...]     decisions a second, with this client
"""
import json
import os
import random
import struct
import subprocess
import sys
import time

try:
    import numpy as np
except ImportError:  # everything works without, only slower
    np = None

HERE = os.path.dirname(os.path.abspath(__file__))
LAUNCHER = os.environ.get("SIGNORIA", os.path.join(HERE, os.pardir, "signoria"))
VERSION = 1
RESET, STEP, PLAY, COPY, IMAGINE, OBSERVE, ADVISE, LET, VIEW = range(1, 10)
HELLO, STATE, OBSERVED, ADVICE, TEXT, ERROR = 64, 65, 66, 67, 68, 127
RENEW, WATCH = 1, 2


class EnvError(Exception):
    """What the engine refused, in its own words; nothing was changed."""


class State:
    """All games after a request: who is asked, what is legal, what is seen, what has ended."""

    def __init__(self, env, frame):
        games, at = env.games, 8
        ended, watched = struct.unpack_from("<ii", frame, 0)
        self.env = env
        if np is not None:
            self.seats = np.frombuffer(frame, np.int8, games, at)
            self.counts = np.frombuffer(frame, np.uint16, games, at + games)
            at += 3 * games
            self.starts = np.zeros(games + 1, np.int64)
            np.cumsum(self.counts, out=self.starts[1:])
            self.legal = np.frombuffer(frame, np.int16, int(self.starts[-1]), at)
        else:
            self.seats = struct.unpack_from("<%db" % games, frame, at)
            self.counts = struct.unpack_from("<%dH" % games, frame, at + games)
            at += 3 * games
            self.starts = [0]
            for count in self.counts:
                self.starts.append(self.starts[-1] + count)
            self.legal = struct.unpack_from("<%dh" % self.starts[-1], frame, at)
        at += 2 * int(self.starts[-1])
        self.observations = None
        if watched:
            self.observations = env._table(frame, at, games)
            at += 2 * games * env.width
        self.ended = {}
        for _ in range(ended):
            game, = struct.unpack_from("<i", frame, at)
            places = struct.unpack_from("<%db" % env.seats, frame, at + 4)
            points = struct.unpack_from("<%di" % env.seats, frame, at + 4 + env.seats)
            self.ended[game] = Ended(places, points)
            at += 4 + 5 * env.seats

    def legal_of(self, game):
        """The numbers of the legal actions of one game."""
        return self.legal[self.starts[game]:self.starts[game + 1]]

    def masks(self):
        """One row for each game, true where an action is legal."""
        if np is None:
            rows = [[False] * len(self.env.actions) for _ in range(self.env.games)]
            for game, row in enumerate(rows):
                for action in self.legal_of(game):
                    row[action] = True
            return rows
        rows = np.zeros((self.env.games, len(self.env.actions)), bool)
        rows[np.repeat(np.arange(self.env.games), self.counts), self.legal] = True
        return rows


class Ended:
    """How a game ended: the place of each seat from 1, its points, and its share of the victory."""

    def __init__(self, places, points):
        self.places, self.points = places, points
        self.cut = 0 in places  # it took too long: nobody has won
        first = sum(place == 1 for place in places)
        self.shares = [1 / first if place == 1 else 0.0 for place in places]


class Env:
    """Games of one kind side by side, each a state of its own."""

    def __init__(self, game, games=256, players=None, options=None, threads=None, cap=None, command=None):
        words = list(command or [LAUNCHER]) + ["env", game, "--games", str(games)]
        words += ["--players", str(players)] if players else []
        words += ["--threads", str(threads)] if threads else []
        words += ["--cap", str(cap)] if cap else []
        for name, value in (options or {}).items():
            words += ["--option", "%s=%s" % (name, value)]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._out = os.fdopen(os.dup(self._process.stdout.fileno()), "rb", 1 << 20)
        kind, frame = self._read()
        if kind != HELLO:
            raise EnvError("expected a greeting, got a frame of kind %d" % kind)
        self.hello = json.loads(bytes(frame))
        if self.hello["version"] != VERSION:
            raise EnvError("the engine speaks version %s, this client %d" % (self.hello["version"], VERSION))
        self.game = self.hello["game"]
        self.games = self.hello["games"]
        self.seats = self.hello["seats"]
        self.actions = self.hello["actions"]
        self.schema = self.hello["schema"]
        self.names = [entry["name"] for entry in self.hello["observation"]]
        self.kinds = [self.hello["kinds"][entry["kind"]] for entry in self.hello["observation"]]
        self.width = len(self.names)

    # --- Requests: each is answered by a State, unless said otherwise

    def reset(self, seeds=None, watch=True):
        """Deals games anew: {game: seed}, a list of seeds, or all by their numbers."""
        seeds = range(self.games) if seeds is None else seeds
        pairs = list(seeds.items() if isinstance(seeds, dict) else enumerate(seeds))
        rows = b"".join(struct.pack("<iQ", game, seed % (1 << 64)) for game, seed in pairs)
        return self._state(RESET, self._flags(watch) + struct.pack("<i", len(pairs)) + rows)

    def step(self, actions, renew=True, watch=True):
        """An action for every game, -1 to leave one alone; games that end are dealt anew if wanted."""
        if np is not None:
            body = np.ascontiguousarray(actions, np.int32).tobytes()
        else:
            body = struct.pack("<%di" % len(actions), *actions)
        return self._state(STEP, self._flags(watch, renew) + body)

    def play(self, game, seat, text, watch=True):
        """A move as it is written, also one that is never listed, such as an offer."""
        return self._state(PLAY, self._flags(watch) + struct.pack("<ii", game, seat) + text.encode())

    def copy(self, pairs, watch=True):
        """[(from, to)]: the second becomes what the first is, hidden things too."""
        rows = b"".join(struct.pack("<ii", *pair) for pair in pairs)
        return self._state(COPY, self._flags(watch) + struct.pack("<i", len(pairs)) + rows)

    def imagine(self, rows, watch=True):
        """[(from, seat, to, seed)]: a game that could lie behind what the seat sees."""
        packed = b"".join(struct.pack("<iiiQ", a, b, c, d % (1 << 64)) for a, b, c, d in rows)
        return self._state(IMAGINE, self._flags(watch) + struct.pack("<i", len(rows)) + packed)

    def let(self, level, where=None, renew=True, watch=True):
        """One of the house's bots decides once in these games (a flag for each), and plays it."""
        return self._state(LET, self._flags(watch, renew) + self._where(where) + level.encode())

    def advice(self, level, where=None):
        """What a bot would play: action numbers, -1 where it is not asked or would write a move of its own."""
        _, frame = self._ask(ADVISE, self._where(where) + level.encode())
        if np is not None:
            return np.frombuffer(frame, np.int32)
        return list(struct.unpack("<%di" % self.games, frame))

    def observe(self, pairs):
        """[(game, seat)]: what these seats see, a row each."""
        rows = b"".join(struct.pack("<ii", *pair) for pair in pairs)
        _, frame = self._ask(OBSERVE, struct.pack("<i", len(pairs)) + rows)
        return self._table(frame, 0, len(pairs))

    def view(self, game, seat):
        """The view itself, as the bot protocol has it."""
        _, frame = self._ask(VIEW, struct.pack("<ii", game, seat))
        return json.loads(bytes(frame))

    # --- Help

    def random_actions(self, state):
        """Any legal action in every game."""
        if np is None:
            return [random.choice(state.legal_of(g)) if state.counts[g] else -1 for g in range(self.games)]
        if not len(state.legal):
            return np.full(self.games, -1)
        at = state.starts[:-1] + (np.random.random(self.games) * state.counts).astype(np.int64)
        return np.where(state.counts > 0, state.legal[np.minimum(at, len(state.legal) - 1)], -1)

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._out.close()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # --- Frames

    @staticmethod
    def _flags(watch, renew=False):
        return struct.pack("<b", (WATCH if watch else 0) | (RENEW if renew else 0))

    def _where(self, where):
        return b"\1" * self.games if where is None else bytes(bytearray(1 if flag else 0 for flag in where))

    def _table(self, frame, at, rows):
        if np is not None:
            return np.frombuffer(frame, np.int16, rows * self.width, at).reshape(rows, self.width)
        return [struct.unpack_from("<%dh" % self.width, frame, at + 2 * row * self.width) for row in range(rows)]

    def _state(self, kind, body):
        return State(self, self._ask(kind, body)[1])

    def _ask(self, kind, body):
        try:
            self._process.stdin.write(struct.pack("<ib", 1 + len(body), kind) + body)
        except BrokenPipeError:
            raise EnvError("the engine has ended") from None
        kind, frame = self._read()
        if kind == ERROR:
            raise EnvError(bytes(frame).decode())
        return kind, frame

    def _read(self):
        head = self._out.read(5)
        if len(head) < 5:
            raise EnvError("the engine has ended with status %s" % self._process.wait())
        length, kind = struct.unpack("<ib", head)
        frame = self._out.read(length - 1)
        if len(frame) < length - 1:
            raise EnvError("the engine has ended inside a frame")
        return kind, frame


class SingleAgent:
    """One seat as in Gymnasium; the other seats are played by a level of the house.

    reset() -> (observation, info); step(action) -> (observation, reward, terminated, truncated, info). The reward is 0
    until the end and then the share of the victory. info["action_mask"] tells what is legal.
    """

    metadata = {"render_modes": []}
    render_mode = None

    def __init__(self, game, opponent="random", seat=0, **settings):
        self.env = Env(game, games=1, **settings)
        self.opponent, self.seat = opponent, seat
        self.observation_space, self.action_space = spaces(self.env)
        self._seed = random.getrandbits(63)

    def reset(self, *, seed=None, options=None):
        self._seed = self._seed + 1 if seed is None else seed
        return self._until_asked(self.env.reset([self._seed]))[0::4]

    def step(self, action):
        return self._until_asked(self.env.step([action], renew=False))

    def _until_asked(self, state):
        ended = state.ended.get(0)
        while state.seats[0] not in (self.seat, -1):
            state = self.env.let(self.opponent, renew=False)
            ended = state.ended.get(0, ended)
        over = state.seats[0] == -1
        seen = state.observations[0] if not over else self.env.observe([(0, self.seat)])[0]
        reward = ended.shares[self.seat] if ended else 0.0
        cut = bool(ended and ended.cut)
        info = {"action_mask": state.masks()[0]}
        if ended:
            info.update(places=ended.places, points=ended.points)
        return seen, reward, over and not cut, cut, info

    def render(self):
        return None

    def close(self):
        self.env.close()


class Aec:
    """All seats in turn, as PettingZoo's agent-environment cycle.

    Observations are {"observation": ..., "action_mask": ...}; rewards are 0 until the end and then the shares of the
    victory. An action of None is how an agent of a game that is over leaves.
    """

    metadata = {"name": "signoria", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, game, **settings):
        self.env = Env(game, games=1, **settings)
        self.metadata = dict(self.metadata, name=self.env.game)
        self.possible_agents = ["seat_%d" % seat for seat in range(self.env.seats)]
        self.observation_spaces, self.action_spaces = {}, {}
        for agent in self.possible_agents:
            self.observation_spaces[agent], self.action_spaces[agent] = spaces(self.env, masked=True)
        self._seed = random.getrandbits(63)

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def reset(self, seed=None, options=None):
        self._seed = self._seed + 1 if seed is None else seed
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take(self.env.reset([self._seed]))

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("the game is over: the only action is None")
            self.agents.remove(agent)
            for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
                del table[agent]
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0.0
        self._take(self.env.step([action], renew=False))

    def _take(self, state):
        self._state = state
        if state.seats[0] >= 0:
            self.agent_selection = self.possible_agents[state.seats[0]]
        ended = state.ended.get(0)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = ended.shares[seat] if ended else 0.0
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = ended is not None and not ended.cut
            self.truncations[agent] = ended is not None and ended.cut
        if ended:
            self.agent_selection = self.agents[0]

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        asked = self._state.seats[0] == seat
        mask = self._state.masks()[0] if asked else [False] * len(self.env.actions)
        if np is not None:
            mask = np.asarray(mask, np.int8)
        seen = self._state.observations[0] if asked else self.env.observe([(0, seat)])[0]
        return {"observation": seen, "action_mask": mask}

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter=1 << 62):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self):
        return None

    def close(self):
        self.env.close()


def spaces(env, masked=False):
    """Observation and action space: Gymnasium's where it is installed, else their sizes."""
    try:
        from gymnasium import spaces as made
    except ImportError:
        return env.width, len(env.actions)
    seen = made.Box(-32768, 32767, (env.width,), np.int16)
    if masked:
        seen = made.Dict(observation=seen, action_mask=made.Box(0, 1, (len(env.actions),), np.int8))
    return seen, made.Discrete(len(env.actions))


def bench(names, games=256, seconds=5.0):
    print("%-10s %5s %8s %14s %14s" % ("game", "seats", "entries", "decisions/s", "with views/s"))
    for name in names:
        with Env(name, games=games) as env:
            figures = []
            for watch in (True, False, False, True):  # the first two warm up
                state, steps = env.reset(watch=False), 0
                begun = time.perf_counter()
                while time.perf_counter() < begun + seconds:
                    state = env.step(env.random_actions(state), watch=watch)
                    steps += games
                figures.append(steps / (time.perf_counter() - begun))
            print("%-10s %5d %8d %14s %14s" % (
                name, env.seats, env.width, format(int(figures[2]), ","), format(int(figures[3]), ",")), flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] != "bench":
        sys.exit(__doc__)
    bench(sys.argv[2:] or ["masters", "lorenzo", "cradle", "princes", "age"])
