"""The protocol with the host: one JSON object per line, read from standard input and written to standard output."""

import json
import sys

from choose import choose


def say(message):
    print(json.dumps(message), flush=True)


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "protocol": 2, "name": "my bot"})
        elif message["type"] == "view":
            say({"type": "answer", "move": choose(message["view"])})
        elif message["type"] == "bye":
            break


if __name__ == "__main__":
    main()
