"""The letter on a platform: the steps lead up to it, and so does the ramp, which the ball takes."""
import math

import scenery as set_
from opening_set import brass, dot, fig, lilac, line, pink, plaster, upright


def build(dark):
    high = 1.5
    set_.box((2.9, 2.6, high), (-1.35, 0.6, high / 2), plaster(), 0.05)
    set_.letter("נ", 5.2, 1.3, (-1.45, 0.7, high), fig(), 0.035, turn=-6)
    start, end, near, far = 0.1, 4.0, -0.7, 0.75
    side = [(start, 0.0), (end, 0.0), (end, 0.07), (start, high)]
    upright(set_.solid([side], far - near, 0.03, lilac(), 1), (0, (near + far) / 2, 0))
    for step in range(3):
        rise = high * (3 - step) / 4
        set_.box((1.5, 0.5, rise), (-1.9, -0.95 - step * 0.5, rise / 2), pink(), 0.04)
    rail = far - 0.12
    slope = (0.07 - high) / (end - start)
    at = lambda x: high + slope * (x - start)
    line([(start - 0.15, rail, high + 0.95), (start + 0.2, rail, at(start + 0.2) + 0.95), (2.2, rail, at(2.2) + 0.95), (end - 0.1, rail, at(end) + 0.95), (end + 0.3, rail, 0.9), (end + 0.34, rail, 0.6)], 0.055, brass())
    for x in (0.35, 1.55, 2.75, end - 0.1):
        set_.rod(0.04, (x, rail, at(x) - 0.05), (x, rail, at(x) + 0.95), brass())
    spot, radius = 1.75, 0.44
    tilt = math.atan(-slope)
    dot(radius, (spot + radius * math.sin(tilt), -0.1, at(spot) + radius * math.cos(tilt)))
    set_.camera((4.2, -14.6, 6.4), (0.62, -0.1, 2.0), 67)
    return 4.4
