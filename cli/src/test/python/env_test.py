"""Plays through the client in samples/: with numpy if it is there, and without (python3 -S)."""
import sys

sys.path.insert(0, sys.argv[1])
COMMAND = sys.argv[2:]

from signoria_env import Aec, Env, EnvError, SingleAgent, np  # noqa: E402


def refuses(words, doing):
    try:
        doing()
    except EnvError as error:
        assert words in str(error), error
        return
    raise AssertionError("not refused: " + words)


def lockstep():
    with Env("toy", games=24, players=3, command=COMMAND) as env:
        state = env.reset()
        again = env.reset()
        assert [list(row) for row in state.observations] == [list(row) for row in again.observations]
        assert len(env.names) == env.width == len(state.observations[0])
        masks = state.masks()
        for game in range(env.games):
            assert sorted(state.legal_of(game)) == [a for a, legal in enumerate(masks[game]) if legal]
        refuses("no action 9999", lambda: env.step([9999] * env.games))
        refuses("there are 0 to 23", lambda: env.reset({24: 1}))
        refuses("no bot", lambda: env.advice("grandmaster"))
        seat = state.seats[0]
        state = env.imagine([(0, seat, 1, 7)])
        assert list(state.observations[1]) == list(state.observations[0])
        assert env.view(0, seat) == env.view(1, seat)
        state = env.copy([(0, 2)])
        assert list(state.legal_of(2)) == list(state.legal_of(0))
        advice = env.advice("apprentice")
        assert all(a < 0 or a in state.legal_of(g) for g, a in enumerate(advice))
        ended = 0
        for _ in range(150):
            state = env.step(env.random_actions(state))
            state = env.let("random", [g % 2 for g in range(env.games)])
            ended += len(state.ended)
            assert all(abs(sum(e.shares) - 1) < 1e-9 for e in state.ended.values())
        assert ended > 10, ended


def gymnasium_face():
    env = SingleAgent("toy", opponent="random", players=3, command=COMMAND)
    wins = 0.0
    for deal in range(5):
        seen, info = env.reset(seed=deal)
        over = False
        while not over:
            legal = [action for action, is_legal in enumerate(info["action_mask"]) if is_legal]
            seen, reward, over, truncated, info = env.step(legal[0])
            assert not truncated and (over or reward == 0)
        assert len(seen) == env.env.width and len(info["points"]) == 3
        wins += reward
    assert 0 <= wins <= 5
    env.close()


def pettingzoo_face():
    env = Aec("toy", players=3, command=COMMAND)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    turns = 0
    for agent in env.agent_iter():
        seen, reward, over, truncated, _ = env.last()
        total[agent] += reward
        turns += 1
        if over or truncated:
            env.step(None)
        else:
            env.step([a for a, legal in enumerate(seen["action_mask"]) if legal][0])
    assert turns > 6 and abs(sum(total.values()) - 1) < 1e-9, total
    assert env.agents == []
    env.close()


lockstep()
gymnasium_face()
pettingzoo_face()
refuses("ended", lambda: Env("chess", command=COMMAND))
print("done", "with numpy" if np else "without numpy")
