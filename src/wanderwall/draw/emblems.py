"""Which picture stands for which goal, where the two have different names."""

from __future__ import annotations

#: each character of the sea has an emblem of its own; no likeness of anybody
EMBLEMS = {
    "luffy": "straw-hat",
    "zoro": "three-swords",
    "nami": "compass",
    "usopp": "cannon",
    "sanji": "lantern",
    "chopper": "barrel",
    "robin": "hourglass",
    "franky": "boat",
    "brook": "bell",
    "jinbe": "whale-tail",
    "shanks": "bottle",
    "ace": "lighthouse",
    "sabo": "spyglass",
    "law": "anchor",
    "hancock": "shell",
    "yamato": "flag",
    "mihawk": "trident",
    "buggy": "wheel",
    "vivi": "pearl",
    "carrot": "palm",
    "garp": "star",
    "crocodile": "hook",
    "doflamingo": "octopus",
    "kaido": "crab",
}

#: other words for the same treasure
ALSO = {"key": "keys", "gem": "jewel"}
