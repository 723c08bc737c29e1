"""Two toothbrushes in a cup, bubbles beside them."""

import math

import numpy as np

from look import CORAL, DAY, MINT, TEAL, bubbles, glossy
from meshes import rounded_profile, surface, turned
from scenery import backdrop, ball, camera, group, lamp, oklch, paint, rod, sky, sun

WHITE = oklch(0.97, 0.008, 150)


def light(strength=1.9):
    sun((48, 0, -48), strength, 3, DAY)
    lamp((-4.5, -4.5, 6), (0, 0, 1.5), 2.4, 120)
    sky(oklch(0.90, 0.035, 200), 0.5)


def brush(foot, tilt, lean, colour):
    """A toothbrush that stands in a cup: its foot at this point, its bristles up."""
    body, bristle, tip = (
        glossy(colour),
        paint(WHITE, 0.6, 0.2),
        paint(oklch(0.80, 0.09, 195), 0.6, 0.2),
    )
    along, around = np.meshgrid(
        np.linspace(0, 1, 90), np.linspace(0, 2 * math.pi, 40, endpoint=False), indexing="ij"
    )
    wide = np.interp(
        along,
        (0, 0.02, 0.3, 0.55, 0.66, 0.76, 0.8, 0.96, 1),
        (0.02, 0.14, 0.2, 0.17, 0.1, 0.09, 0.17, 0.18, 0.01),
    )
    deep = np.interp(
        along, (0, 0.02, 0.3, 0.55, 0.66, 1), (0.02, 0.11, 0.15, 0.12, 0.07, 0.06)
    ) * np.where(along > 0.985, 0.6, 1)
    stem = surface(
        np.stack([wide * np.cos(around), deep * np.sin(around), 4.6 * along], axis=-1), body, True
    )
    parts = [stem]
    for row in range(9):
        for column in range(3):
            z, x = 3.74 + row * 0.078, (column - 1) * 0.095
            outer = row in (0, 8) or column != 1
            parts.append(
                rod(
                    0.034,
                    (x, -0.05, z),
                    (x, -0.4 + 0.02 * (row % 2), z),
                    tip if not outer else bristle,
                )
            )
    return group(parts, foot, (tilt, lean, 0))


def cup(location):
    profile = [(0.001, 0), (0.72, 0), (0.86, 1.75), (0.78, 1.75), (0.65, 0.14), (0.001, 0.14)]
    turned(rounded_profile(profile, 0.09), glossy(WHITE), location)
    x, y, z = location
    band = [(0.775, 0.62), (0.788, 0.62), (0.81, 0.92), (0.80, 0.92)]
    turned(band, glossy(CORAL), (x, y, z))


def build(shot):
    backdrop(paint(MINT, 0.75, 0.2), wall=5, radius=3)
    turned(
        rounded_profile([(0.001, 0.3), (1.9, 0.3), (1.9, 0), (0.001, 0)], 0.12, 10),
        glossy(oklch(0.90, 0.05, 188)),
        (-0.5, 0, 0),
        steps=160,
    )
    cup((-0.55, 0, 0.3))
    brush((-0.75, 0.1, 0.5), 6, -13, TEAL)
    brush((-0.3, 0.1, 0.5), 8, 14, CORAL)
    bubbles(
        (
            (1.5, 0, 2.6, 0.36),
            (1.0, -0.4, 3.6, 0.17),
            (1.95, 0.2, 3.7, 0.22),
            (-2.3, 0, 3.2, 0.26),
            (1.35, -0.8, 1.2, 0.2),
            (2.3, -0.2, 1.7, 0.14),
        )
    )
    ball(0.3, (1.15, -0.9, 0.3), glossy(CORAL))
    light()
    camera((0.5, -10.8, 3.9), (0.5, 0, 2.55), 54)
    return {"exposure": 0.0, "blur": 0.3}
