"""What all covers share: materials, the leaning screen, the light and the camera."""
import sys

import scenery as set_

SUN = (52, 0, -46)
DOT = (0.68, 0.21, 40)


def stone(*colour):
    return set_.paint(set_.oklch(*colour), 0.62, 0.25, grain=0.06)


def gloss(*colour):
    return set_.paint(set_.oklch(*colour), 0.32, 0.45)


def dark(hue):
    return set_.paint(set_.oklch(0.28, 0.03, hue), 0.35, 0.5, metal=0.6)


def desk(screen, body, x=0.7, width=4.5, lift=0.5, turn=-11):
    """A wide screen leaning back on its plinth."""
    height = width * 0.627
    set_.slab(screen, width, height, (x, -0.1, lift + height / 2 + 0.03), (82, 0, turn), body, 0.1, 0.11, strength=1)


def photograph(scenes):
    """Builds the scene named on the command line, which returns the colour of its backdrop, and renders it."""
    project, out, size, samples, screens = sys.argv[sys.argv.index("--") + 1 :]
    set_.clear()
    lightness, chroma, hue = scenes[project](screens)
    set_.backdrop(set_.paint(set_.oklch(lightness, chroma, hue), 0.9, 0.1, grain=0.05), wall=3.0, radius=1.3)
    set_.sun(SUN, 3.8)
    set_.shutter(SUN, (-1.4, 3.0, 5.2), count=10)
    set_.sky(set_.oklch(0.76, 0.05, hue), 0.6)
    set_.camera((-0.3, -13.5, 2.75), (0.05, 0, 2.0), 62)
    set_.shoot(out, tuple(int(side) for side in size.split("x")), int(samples), exposure=-0.18)
