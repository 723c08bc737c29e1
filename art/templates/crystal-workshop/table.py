"""A close-up of facets, and a rack of tools under the moon."""

import math

from look import MOONLIGHT, amethyst, crystal, moon_surface, night_sky, quartz, rose, walnut
from meshes import rounded_profile, turned
from scenery import ball, box, camera, lamp, oklch, paint, rod


def facets():
    for index, (x, y, height, radius, tilt, turn) in enumerate(
        (
            (0, 0, 3.4, 0.8, 6, 160),
            (1.25, 0.4, 2.5, 0.62, 22, 10),
            (-1.3, 0.3, 2.7, 0.66, 20, 175),
            (0.6, -0.8, 1.5, 0.44, 30, 320),
            (-0.7, -0.85, 1.7, 0.46, 24, 215),
            (2.3, 0.2, 1.9, 0.5, 38, 5),
            (0.4, 1.3, 3.1, 0.6, 8, 70),
        )
    ):
        crystal(
            (amethyst(), amethyst(), quartz(), rose())[(0, 1, 0, 2, 3, 0, 1)[index]],
            height,
            radius,
            (x, y, 0),
            tilt,
            turn,
            20 + index,
        )
    box((30, 30, 0.2), (0, 0, -0.1), paint(oklch(0.34, 0.12, 306), 0.7, 0.3), 0)
    lamp((-0.7, 2.4, 2.2), (0, 0, 1.8), 0.5, 16, (1, 0.72, 0.9))
    lamp((0.9, 2.6, 1.2), (0, 0, 1.8), 0.7, 14, (1, 0.82, 0.72))
    lamp((3.5, 3, 5), (0, 0, 2), 1.6, 420, MOONLIGHT)
    lamp((-4.2, -2.5, 3.2), (0, 0, 2), 1.5, 240, (1, 0.74, 0.74))
    lamp((4.2, -2, 2.6), (0, 0, 2), 1.1, 150, (0.86, 0.62, 1))
    ball(4.0, (0.6, 15, 2.6), moon_surface(0.95))
    night_sky(0.9)
    camera((1.3, -5.2, 3.1), (0.2, 0, 2.0), 66)
    return {"exposure": 0.25, "bounces": 12, "clear_bounces": 10, "blur": 0}


def handle(x, height, wood, steel, tip):
    """A graver: a mushroom handle on a thin blade, standing on its tip in the rack."""
    shape = [
        (0.001, 0),
        (0.09, 0),
        (0.085, 0.25),
        (0.13, 0.5),
        (0.1, 0.85),
        (0.12, 1.05),
        (0.24, 1.2),
        (0.23, 1.38),
        (0.001, 1.48),
    ]
    turned(rounded_profile(shape, 0.12), wood, (x, 0, height), steps=64)
    turned([(0.1, 0), (0.1, -0.12), (0.09, -0.13)], steel, (x, 0, height + 0.06), steps=48)
    rod(tip, (x, 0, -0.4), (x, 0, height), steel)


def tools():
    timber, steel = walnut(), paint(oklch(0.72, 0.01, 280), 0.24, 0.5, metal=1)
    box((8.6, 0.9, 0.8), (0, 0, -0.05), timber, 0.06)
    box((40, 8, 0.2), (0, 0, -0.55), paint(oklch(0.19, 0.06, 296), 0.6, 0.3), 0)
    handles = [
        paint(colour, 0.38, 0.4)
        for colour in (oklch(0.45, 0.08, 45), oklch(0.40, 0.10, 320), oklch(0.52, 0.07, 60))
    ]
    for index, (x, height, tip) in enumerate(
        (
            (-3.4, 1.0, 0.03),
            (-2.5, 1.35, 0.045),
            (-1.6, 0.85, 0.03),
            (1.5, 1.2, 0.035),
            (2.4, 0.9, 0.05),
            (3.3, 1.4, 0.03),
        )
    ):
        handle(x, height, handles[index % 3], steel, tip)
    for side in (-1, 1):
        arm = [(side * 0.02, 3.1), (side * 0.2, 2.4), (side * 0.21, 1.5), (side * 0.06, 0.3)]
        for (x, z), (other_x, other_z) in zip(arm, arm[1:]):
            box(
                (0.035, 0.11, math.dist((x, z), (other_x, other_z)) + 0.03),
                (-0.55 + (x + other_x) / 2, 0, (z + other_z) / 2),
                steel,
                0.01,
                (0, math.degrees(math.atan2(other_x - x, other_z - z)), 0),
            )
    rod(0.055, (0.5, 0, 0.2), (0.5, 0, 2.9), handles[2])
    turned(
        rounded_profile(
            [
                (0.001, -0.42),
                (0.17, -0.42),
                (0.17, -0.2),
                (0.12, -0.1),
                (0.12, 0.15),
                (0.2, 0.3),
                (0.19, 0.42),
                (0.001, 0.42),
            ],
            0.04,
        ),
        steel,
        (0.5, 0, 2.85),
        (0, 90, 0),
    )
    crystal(amethyst(), 1.1, 0.24, (2.9, -1.5, -0.24), 82, 165, 7)
    ball(3.1, (1.3, 12, 4.6), moon_surface(0.95))
    night_sky(0.9)
    lamp((-3, -4, 4), (0, 0, 1.2), 1.6, 300, (1, 0.70, 0.5))
    lamp((3, 4, 4.5), (0, 0, 1.2), 2.5, 500, MOONLIGHT)
    camera((0.2, -9.5, 1.5), (0.1, 0, 1.75), 44)
    return {"exposure": 0.2}


def build(shot):
    return {"facets": facets, "tools": tools}[shot]()
