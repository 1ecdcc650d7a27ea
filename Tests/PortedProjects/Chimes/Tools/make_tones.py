#!/usr/bin/env python3
"""Writes the tones of the chimes, and the click, into Chimes/Sounds: damped sines with the overtones of a tube."""

import array
import math
import pathlib
import sys
import wave

RATE = 11025
SOUNDS = pathlib.Path(__file__).parent.parent / "Chimes" / "Sounds"


def tone(frequency, seconds, damping):
    """The samples of a struck tube, whose overtones fade first."""
    overtones = [(1, 1.0), (2.76, 0.4), (5.4, 0.15)]
    samples = array.array("h")
    for index in range(int(RATE * seconds)):
        time = index / RATE
        value = sum(
            strength * math.sin(2 * math.pi * frequency * ratio * time) * math.exp(-damping * ratio * time)
            for ratio, strength in overtones if frequency * ratio < RATE / 2)
        samples.append(int(18000 * value * min(1, time * 400)))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def write(name, samples):
    with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


write("chime-low", tone(392.0, 0.9, 4))
write("chime-middle", tone(493.9, 0.8, 4.5))
write("chime-high", tone(587.3, 0.7, 5))
write("click", tone(1800.0, 0.06, 60))
