#!/usr/bin/env python3
"""A bot for Signoria: plays what it likes best of what is allowed, game by game.

Try it:  ./signoria arena masters --bots "exec:python3 samples/bot.py",random --games 20
The protocol is told in docs/bot-protocol.md; this uses nothing but the standard library.
"""
import json
import random
import sys

# The first words of moves, the best liked first; what is not named is liked least.
LIKES = {
    "masters": ["play", "buy", "slot", "produce", "activate", "market"],
}


def liking(question, move):
    """How much a move is liked: by its first word, then by the greatest number in it."""
    words = move.split()
    likes = LIKES.get(question["game"], [])
    rank = likes.index(words[0]) if words[0] in likes else len(likes)
    return -rank, max((int(word) for word in words if word.isdigit()), default=0)


def choose(question):
    """The best liked move; among equals any."""
    moves = question["legal"]
    best = max(liking(question, move) for move in moves)
    return random.choice([move for move in moves if liking(question, move) == best])


for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "Hello":
        answer = {"protocol": 1}
    else:
        answer = {"id": said["id"], "move": choose(said)}
    print(json.dumps(answer), flush=True)
