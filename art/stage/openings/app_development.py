"""An app taken apart: what is seen, what was planned, what drives it, what carries it. The ball is its one button."""
import math

import scenery as set_
from opening_set import brass, citron, dot, fig, lilac, pink, plaster

WIDTH, LENGTH, CORNER, GAP = 2.45, 4.9, 0.36, 1.3
# What is on the screen: place and size.
PARTS = [((0, 1.42), (1.94, 0.94)), ((-0.5, 0.4), (0.94, 0.86)), ((0.5, 0.4), (0.94, 0.86)), ((0, -0.46), (1.94, 0.6))]
BUTTON, RADIUS = (0, -1.48), 0.5


def tile(spot, size, height, rise, paint, corner=0.09):
    """A block on a layer whose face is at `height`."""
    block = set_.plate(*size, min(corner, min(size) / 2), rise, paint, min(0.015, rise / 3))
    block.location = (*spot, height + rise / 2)
    return block


def outline(spot, size, height, paint):
    """What a block will be: its edge only."""
    width, length = size
    rim = set_.solid([set_.rounded(width, length, 0.1), set_.rounded(width - 0.1, length - 0.1, 0.06)], 0.08, 0.012, paint, 1)
    rim.location = (*spot, height)
    return rim


def circle(radius, spot=(0, 0)):
    return [(spot[0] + radius * math.cos(math.radians(a)), spot[1] + radius * math.sin(math.radians(a))) for a in range(0, 360, 6)]


def carrying(height):
    """The back of the phone."""
    body = set_.plate(WIDTH, LENGTH, CORNER, 0.3, lilac(), 0.08)
    body.location = (0, 0, height)
    return [body]


def driving(height):
    """Chips and their wires."""
    board = set_.plate(WIDTH - 0.16, LENGTH - 0.16, CORNER - 0.08, 0.09, citron(), 0.02)
    board.location = (0, 0, height)
    face = height + 0.045
    parts = [board, tile((-0.3, 1.55), (0.9, 0.9), face, 0.16, fig()), tile((0.72, 1.72), (0.5, 0.5), face, 0.12, plaster())]
    parts += [tile((0.6, 0.4), (0.76, 0.5), face, 0.14, fig()), tile((-0.2, -1.3), (1.4, 1.3), face, 0.12, lilac()), tile((0.86, -1.2), (0.3, 1.5), face, 0.12, fig())]
    for index in range(5):
        x = -0.62 + index * 0.16
        parts.append(set_.rod(0.025, (x, 1.1, face + 0.02), (x, -0.66, face + 0.02), brass()))
    return parts


def planned(height):
    """The screen as a drawing."""
    frame = [set_.rounded(WIDTH - 0.06, LENGTH - 0.06, CORNER), set_.rounded(WIDTH - 0.24, LENGTH - 0.24, CORNER - 0.09)]
    rim = set_.solid(frame, 0.1, 0.02, pink(), 1)
    rim.location = (0, 0, height)
    parts = [rim, *(outline(spot, size, height, pink()) for spot, size in PARTS)]
    ring = set_.solid([circle(RADIUS + 0.1), circle(RADIUS)], 0.08, 0.012, pink(), 1)
    ring.location = (*BUTTON, height)
    bars = [set_.rod(0.03, (side * 0.2, 2.3, height), (side * 0.2, -2.3, height), pink()) for side in (-1, 1)]
    return [*parts, ring, *bars]


def seen(height):
    """The screen, with a round hole that holds the ball."""
    rim = set_.solid([set_.rounded(WIDTH, LENGTH, CORNER), set_.rounded(WIDTH - 0.2, LENGTH - 0.2, CORNER - 0.1)], 0.26, 0.05, lilac(), 1)
    screen = set_.solid([set_.rounded(WIDTH - 0.16, LENGTH - 0.16, CORNER - 0.08), circle(RADIUS - 0.02, BUTTON)], 0.12, 0.01, plaster(), 1)
    ring = set_.solid([circle(RADIUS + 0.16), circle(RADIUS - 0.04)], 0.1, 0.02, fig(), 1)
    rim.location, screen.location, ring.location = (0, 0, height), (0, 0, height), (*BUTTON, height + 0.08)
    parts = [rim, screen, ring, dot(RADIUS, (*BUTTON, height + 0.14)), tile((0, 2.1), (0.6, 0.13), height + 0.06, 0.04, fig(), 0.06)]
    paints = (fig(), pink(), lilac(), citron())
    return [*parts, *(tile(spot, size, height + 0.06, 0.1, paint, 0.12) for (spot, size), paint in zip(PARTS, paints))]


def build(dark):
    parts = [*carrying(0), *driving(GAP), *planned(2 * GAP), *seen(3 * GAP)]
    for x in (-1, 1):
        for y in (-1, 1):
            spot = (x * (WIDTH / 2 - 0.2), y * (LENGTH / 2 - 0.2))
            parts.append(set_.rod(0.035, (*spot, 0.1), (*spot, 3 * GAP), brass()))
    set_.group(parts, (1.2, 1.7, LENGTH / 2 + 0.04), (90, 0, -40))
    # The front layer would leave the others in its shadow.
    set_.lamp((4.4, -6.0, 5.2), (0.8, 1.0, 2.4), 2.2, 240, (1, 0.86, 0.74))
    set_.camera((0.9, -15.6, 4.6), (0.2, 0, 2.42), 82)
    return 5.4
