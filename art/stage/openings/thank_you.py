"""The letter is a goal, and the ball is in its net."""
import math

import scenery as set_
from opening_set import citron, dot, fig, line


def build(dark):
    set_.letter("ת", 6.6, 0.9, (0, 0.0, 0), citron() if dark else fig(), 0.03)
    net = set_.paint(set_.oklch(0.97, 0.01, 80), 0.5, 0.3)
    top, back, left, right = 2.5, 1.75, -1.15, 1.4
    bulge = lambda x, z: 0.42 * math.exp(-((x - 0.2) ** 2 + (z - 1.15) ** 2) / 0.35)
    for index in range(12):
        x = left + (right - left) * index / 11
        points = [(x, 0.3, top)] + [(x, back * (1 - 0.25 * z / top) + bulge(x, z), z) for z in (2.35, 1.9, 1.5, 1.15, 0.8, 0.4, 0.03)]
        line(points, 0.022, net)
    for index in range(11):
        z = 0.03 + (top - 0.15) * index / 10
        points = [(left + (right - left) * t / 10, back * (1 - 0.25 * z / top) + bulge(left + (right - left) * t / 10, z), z) for t in range(11)]
        line(points, 0.022, net)
    dot(0.42, (0.2, 1.33, 1.15))
    # The letter would leave the ball in its shadow.
    set_.lamp((-0.6, -4.5, 2.6), (0.2, 1.3, 1.15), 0.8, 90, (1, 0.9, 0.78))
    set_.camera((-4.4, -14.6, 3.2), (0.1, 0.2, 1.95), 96)
    return 4.6
