"""A model city seen without perspective; one tower is lit. The open ground on the right stays calm
for a headline.

The lights by hour are one camera: day, dusk, night. The hero is the dusk.
"""
import numpy as np

from look import FLOOR, LAMP, asphalt, boxes, concrete, courtyard, storeys, terraces, windows
from meshes import rounded_profile, turned
from scenery import ball, camera, lamp, oklch, paint, sky, sun

STREET = 3.3

# Share of lit panes in the city and in the tower, glow, sun (rotation, strength, colour), sky
# (colour, strength), exposure
HOURS = {
    "day": (
        0.0,
        0.0,
        0.0,
        ((50, 0, -42), 3.6, (1, 0.95, 0.87)),
        (oklch(0.80, 0.06, 245), 0.75),
        0.0,
    ),
    "dusk": (
        0.05,
        0.74,
        2.0,
        ((71, 0, -58), 1.9, (1, 0.68, 0.48)),
        (oklch(0.58, 0.11, 250), 0.78),
        0.15,
    ),
    "night": (
        0.13,
        0.88,
        1.9,
        ((40, 0, 30), 0.10, (0.62, 0.72, 1)),
        (oklch(0.34, 0.09, 256), 0.30),
        0.15,
    ),
}


def ground(stone):
    boxes([((0, 0, -0.2), (90, 90, 0.4))], asphalt(), 0)
    pavements, dashes = [], []
    for column in range(-6, 8):
        for row in range(-6, 9):
            pavements.append(((column * STREET, row * STREET, 0.03), (2.62, 2.62, 0.08)))
            for step in (-0.9, -0.3, 0.3, 0.9):
                dashes.append(
                    (((column + 0.5) * STREET, row * STREET + step, 0.004), (0.035, 0.3, 0.012))
                )
                dashes.append(
                    ((column * STREET + step, (row + 0.5) * STREET, 0.004), (0.3, 0.035, 0.012))
                )
    boxes(pavements, stone, 0.04)
    boxes(dashes, paint(oklch(0.70, 0.01, 250), 0.8, 0.1), 0)


def trees(spots):
    leaf, trunk = paint(oklch(0.60, 0.055, 165), 0.9, 0.1), paint(oklch(0.5, 0.03, 60), 0.9, 0.1)
    crown = rounded_profile([(0.01, 0.16), (0.2, 0.22), (0.2, 0.5), (0.01, 0.62)], 0.16)
    for x, y, size in spots:
        turned([(r * size, z * size) for r, z in crown], leaf, (x, y, 0.05), steps=20)
        turned([(0.025, 0), (0.02, 0.3)], trunk, (x, y, 0.05), steps=8)


def block(kind, x, y, stone, panes, random):
    tall = random.uniform
    if kind == "t":
        floors = int(tall(13, 19))
        storeys(x, y, 2.2, 2.2, 2, stone, panes, 0.07)
        storeys(
            x + tall(-0.2, 0.2),
            y,
            tall(1.25, 1.5),
            tall(1.2, 1.5),
            floors,
            stone,
            panes,
            0.07 + 0.68,
            fins=tall(0.3, 0.5),
        )
    elif kind == "b":
        storeys(x, y, 2.3, tall(1.0, 1.2), int(tall(7, 11)), stone, panes, 0.07, fins=0.46)
    elif kind == "s":
        terraces(x, y, 2.3, 2.0, int(tall(7, 11)), stone, panes)
    elif kind == "c":
        courtyard(x, y, 2.4, int(tall(3, 6)), stone, panes)
    else:
        storeys(x, y, 2.2, 2.0, 1, stone, panes, 0.07)


# One letter a block, columns from the left, rows from the front. L is the lit tower, . is a garden.
PLAN = ("ccbtscb", "bstcbtc", "ctsLcbs", "scctbc.", "cb.c...", ".......", ".......")


def city(share, tower_share, glow):
    stone, random = concrete(), np.random.default_rng(17)
    ground(concrete(0.80))
    panes, gardens = windows(share, glow * 0.8, 3), []
    for column, kinds in enumerate(PLAN):
        for row, kind in enumerate(kinds):
            x, y = (column - 2) * STREET, (row - 3) * STREET
            if kind == ".":
                gardens += [
                    (x + random.uniform(-1, 1), y + random.uniform(-1, 1), random.uniform(0.8, 1.2))
                    for _ in range(3)
                ]
            elif kind == "L":
                tower(x, y, stone, windows(tower_share, glow * 1.25, 9, 0.27))
            else:
                block(kind, x, y, stone, panes, random)
    gardens += [
        (column * STREET + side, row * STREET + step, 0.7)
        for column in range(-2, 3)
        for row in range(-3, 4)
        for side in (-1.2,)
        for step in (-0.8, 0.8)
        if random.random() < 0.5
    ]
    trees(gardens)


def tower(x, y, stone, panes):
    """The lit one: slender, ribbed, its crown set back."""
    storeys(x, y, 2.3, 2.3, 2, stone, panes, 0.07)
    storeys(x, y, 1.35, 1.35, 22, stone, panes, 0.75, 0.1, 0.27)
    storeys(x, y, 0.95, 0.95, 4, stone, panes, 0.75 + 22 * FLOOR + 0.16, 0.06, 0.24)


def light(hour):
    _, _, _, (rotation, strength, colour), (air, level), _ = HOURS[hour]
    sun(rotation, strength, 0.6 if hour == "day" else 1.5, colour)
    sky(air, level)
    if hour != "day":
        # The light that the tower casts on its neighbours.
        lamp((1.6, -2.2, 4.5), (1.6, -6, 0.5), 2.2, 120 if hour == "dusk" else 60, LAMP[:3])


def build(shot):
    hour = shot if shot in HOURS else "dusk"
    share, tower_share, glow, _, _, exposure = HOURS[hour]
    city(share, tower_share, glow)
    light(hour)
    view = camera((20, -22.5, 19.2), (4.0, 2.0, 4.2))
    view.data.type, view.data.ortho_scale = "ORTHO", 23.5
    return {"exposure": exposure, "bounces": 4}
