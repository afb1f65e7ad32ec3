"""Reads the memos of a file with PyYAML and compares each value with what was to be written.

A line holds a front matter and the text that its key `title` is to have, both in hexadecimal digits.
Prints the first that differs and exits with 1; exits with 0 when all are equal.
"""

import sys

import yaml


def read(block):
    value = yaml.safe_load(block)["title"]
    return value[-1] if isinstance(value, list) else value


count = 0
for line in open(sys.argv[1], encoding="ascii"):
    block, wanted = (bytes.fromhex(part).decode("utf-8") for part in line.rstrip("\n").split(" "))
    if read(block) != wanted:
        sys.exit(f"{block!r} is read as {read(block)!r}, not as {wanted!r}")
    count += 1
print(count)
