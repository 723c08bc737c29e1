"""A close-up of bubbles around a coral ball and a teal ball."""

import math

import numpy as np

from cup import light
from look import CORAL, TEAL, bubbles, glossy
from scenery import backdrop, ball, camera, lamp, oklch, paint


def build(shot):
    backdrop(paint(oklch(0.84, 0.075, 190), 0.75, 0.2), wall=5, radius=3)
    random, spots = np.random.default_rng(8), []
    for _ in range(6000):
        radius = 0.1 + 0.62 * random.random() ** 2.4
        x, y, z = (
            random.uniform(-3.2, 3.2),
            random.uniform(-0.9, 0.9),
            random.uniform(radius * 0.6, 3.1),
        )
        if z > 2.3 - 0.55 * x + 0.35 * math.sin(2 * x):
            continue
        if (
            all(math.dist((x, y, z), spot[:3]) > 0.97 * (radius + spot[3]) for spot in spots)
            and len(spots) < 80
        ):
            spots.append((x, y, z, radius))
    bubbles(spots)
    ball(0.5, (-0.7, 0.9, 0.9), glossy(CORAL))
    ball(0.3, (1.1, 0.6, 0.5), glossy(TEAL))
    light(2.1)
    lamp((3.5, -3, 4), (0, 0, 1), 1.4, 70, (1, 0.85, 0.82))
    camera((0.15, -8.2, 2.3), (0.1, 0, 1.55), 62)
    return {"exposure": 0.0, "blur": 0, "bounces": 10}
