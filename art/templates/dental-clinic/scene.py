"""A molar on a round mint stage, bubbles rising beside it. The backdrop on the right stays calm
for a headline.
"""
from look import CORAL, DAY, MINT, TEAL, bubbles, glossy, tooth
from meshes import rounded_profile, turned
from scenery import backdrop, ball, camera, lamp, oklch, paint, sky, sun


def stage():
    backdrop(paint(MINT, 0.75, 0.2), wall=5, radius=3)
    top, lower = glossy(oklch(0.90, 0.05, 188)), glossy(oklch(0.80, 0.085, 192))
    disc = lambda radius, low, high: rounded_profile(
        [(0.001, high), (radius, high), (radius, low), (0.001, low)], 0.12, 10
    )
    turned(disc(2.5, 0, 0.32), lower, (0, 0, 0), steps=160)
    turned(disc(1.85, 0.32, 0.72), top, (0.1, 0.1, 0), steps=160)


def build(shot):
    stage()
    tooth((0.05, 0, 2.42), (-12, 4, 24), 1.02)
    coral, teal = glossy(CORAL), glossy(TEAL)
    ball(0.42, (1.55, -1.35, 0.74), coral)
    ball(0.19, (-1.75, -1.2, 0.51), teal)
    ball(0.3, (-3.3, -0.6, 0.3), coral)
    ball(0.72, (-3.9, 1.9, 0.72), teal)
    ball(0.13, (2.75, -1.6, 0.13), teal)
    bubbles(
        (
            (-1.75, 0.2, 2.5, 0.42),
            (-1.35, -0.5, 3.55, 0.2),
            (1.6, 0.3, 3.1, 0.5),
            (1.25, -0.6, 4.15, 0.24),
            (-2.3, 0.6, 4.2, 0.3),
            (2.2, 0.2, 4.5, 0.16),
            (0.35, 0.2, 4.9, 0.3),
            (-0.9, 0.4, 5.1, 0.14),
            (1.9, -1.0, 2.0, 0.17),
            (-2.6, -0.4, 1.6, 0.22),
            (3.2, 0.5, 3.4, 0.2),
        )
    )
    sun((48, 0, -48), 1.9, 3, DAY)
    lamp((-4.5, -4.5, 6), (0, 0, 2), 2.4, 130)
    lamp((4.5, -3, 5), (0, 0, 2.2), 1.6, 60, (0.9, 1, 1))
    sky(oklch(0.90, 0.035, 200), 0.5)
    if shot == "portrait":
        camera((0.0, -13, 4.4), (0.0, 0, 2.75), 66)
    else:
        camera((1.5, -12.8, 4.2), (1.5, 0, 2.25), 54)
    return {"exposure": 0.0, "bounces": 8, "blur": 0.3}
