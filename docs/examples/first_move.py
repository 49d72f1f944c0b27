#!/usr/bin/env python3
"""A bot of a few lines, for docs/bot-protocol.md: it makes the first legal move."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 1}
    else:
        answer = {"decision": message["decision"], "move": message["moves"][0]}
    print(json.dumps(answer), flush=True)
