"""A program that speaks protocol 2 and writes down what it hears."""
import json
import sys

log = open(sys.argv[1], "a")
greedy = len(sys.argv) > 2
for line in sys.stdin:
    log.write(line)
    log.flush()
    said = json.loads(line)
    if said["type"] == "Hello":
        answer = {"protocol": max(said["protocols"]), "interjects": True}
    elif said["type"] == "End":
        answer = {"id": said["id"]}
    elif said["type"] == "Choose":
        question = said
        trial = {"moves": [said["legal"][0]], "seed": said["id"], "playout": said["id"] % 2 == 0}
        answer = {"id": said["id"], "simulate": trial}
        if said["simulations"] == 0 and not greedy:
            answer = {"id": said["id"], "move": said["legal"][0] if said["owed"] else None}
    elif greedy or said["simulations"] > 1:
        answer = {"id": said["id"], "simulate": {"moves": ["nonsense"], "seed": 1}}
    else:
        answer = {"id": said["id"], "move": question["legal"][0] if question["owed"] else None}
    print(json.dumps(answer), flush=True)
