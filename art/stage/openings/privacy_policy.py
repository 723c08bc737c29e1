"""A safe. Behind the keyhole lies the ball, in light."""
import math

import scenery as set_
from opening_set import brass, ceramic, dot, fig, lilac, pink, plaster, upright


def keyhole(across, up, size):
    arc = [math.radians(angle) for angle in range(-58, 239, 6)]
    round_ = [(across + size * math.cos(a), up + size * math.sin(a)) for a in arc]
    return [*round_, (across - size * 0.86, up - size * 2.5), (across + size * 0.86, up - size * 2.5)]


def build(dark):
    skin, door = (lilac(), ceramic(0.72, 0.1, 306)) if not dark else (lilac(), ceramic(0.80, 0.08, 306))
    width, height = 4.3, 4.5
    front = set_.rounded(width - 0.5, height - 0.5, 0.32)
    hole = keyhole(-0.1, 0.42, 0.56)
    upright(set_.solid([front, hole], 0.26, 0.05, door, 1), (0, -0.12, height / 2 + 0.3))
    frame = [set_.rounded(width, height, 0.5), set_.rounded(width - 0.42, height - 0.42, 0.34)]
    upright(set_.solid(frame, 3.2, 0.09, skin, 1), (0, 1.35, height / 2 + 0.3))
    set_.box((width - 0.3, 0.2, height - 0.3), (0, 2.8, height / 2 + 0.3), pink(), 0.05)
    for side in (-1, 1):
        set_.box((0.7, 2.4, 0.34), (side * 1.4, 1.35, 0.17), fig(), 0.08)
        set_.rod(0.13, (-width / 2 + 0.32, -0.32, height / 2 + 0.3 + side * 1.25 - 0.4), (-width / 2 + 0.32, -0.32, height / 2 + 0.3 + side * 1.25 + 0.4), brass())
    rim = [keyhole(-0.1, 0.42, 0.72), keyhole(-0.1, 0.42, 0.57)]
    upright(set_.solid(rim, 0.16, 0.04, brass(), 1), (0, -0.3, height / 2 + 0.3))
    set_.letter("פ", 1.5, 0.24, (1.25, -0.34, 0.75), fig(), 0.012)
    dot(0.62, (-0.1, 0.85, 2.83))
    set_.box((1.6, 1.4, 1.9), (-0.1, 1.0, 1.26), plaster(), 0.05)
    set_.lamp((-0.1, 0.4, 4.2), (-0.1, 0.9, 2.6), 0.8, 34, (1, 0.84, 0.62))
    set_.camera((-4.6, -13.4, 4.4), (0.25, 0.3, 2.25), 78)
    return 7
