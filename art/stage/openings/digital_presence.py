"""A street at night. One of its houses is lit: it has a sign, a window, a door, and the ball on its way in."""
import math

import scenery as set_
from opening_set import ceramic, dot, fig, lilac, matt, pink, plaster
from service_set import carved_letter


def lit(colour, strength):
    material = set_.paint(colour, 0.5, 0.2)
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Emission"].default_value, surface.inputs["Emission Strength"].default_value = colour, strength
    return material


def dark_house(left, right, height, paint, windows):
    """A house with nobody in: its windows are holes."""
    width = right - left
    set_.box((width, 1.7, height), ((left + right) / 2, 0.6, height / 2 + 0.14), paint, 0.04)
    set_.box((width + 0.1, 1.8, 0.12), ((left + right) / 2, 0.6, height + 0.18), paint, 0.03)
    columns, rows = windows
    for column in range(columns):
        for row in range(rows):
            x = left + width * (column + 0.5) / columns
            z = height - 0.35 - row * 0.72
            set_.box((width / columns * 0.52, 0.06, 0.44), (x, -0.26, z), ceramic(0.16, 0.045, 340), 0.015)


def awning(left, right, top, reach):
    """Stripes that lean out over the window, each with a round end."""
    count, drop = 8, 0.42
    width = (right - left) / count
    length = math.hypot(reach, drop)
    tilt = math.degrees(math.atan2(drop, reach))
    for index in range(count):
        paint = pink() if index % 2 else plaster()
        x = left + (index + 0.5) * width
        set_.box((width, length, 0.06), (x, -0.28 - reach / 2, top - drop / 2), paint, 0.012, (tilt, 0, 0))
        tongue = set_.plate(width, 0.34, width / 2 - 0.001, 0.05, paint, 0.012)
        tongue.rotation_euler, tongue.location = set_.degrees((90, 0, 0)), (x, -0.28 - reach, top - drop - 0.06)


def sign(x, foot, width, height):
    """A board with lamps around it and the letter on it."""
    board = set_.plate(width, height, 0.3, 0.26, fig(), 0.05)
    board.rotation_euler, board.location = set_.degrees((90, 0, 0)), (x, 0.3, foot + height / 2)
    rim = set_.solid([set_.rounded(width + 0.08, height + 0.08, 0.32), set_.rounded(width - 0.12, height - 0.12, 0.22)], 0.34, 0.03, ceramic(0.46, 0.15, 352), 1)
    rim.rotation_euler, rim.location = set_.degrees((90, 0, 0)), (x, 0.3, foot + height / 2)
    bulb = lit((1, 0.66, 0.28, 1), 1.35)
    path = set_.rounded(width - 0.34, height - 0.34, 0.2)
    around = [path[-1], *path]
    total, gone, following = sum(math.dist(a, b) for a, b in zip(around, around[1:])), 0.0, 0.0
    step = total / 26
    for one, other in zip(around, around[1:]):
        length = math.dist(one, other)
        while following < gone + length - 1e-6:
            t = (following - gone) / length
            spot = [a + (b - a) * t for a, b in zip(one, other)]
            set_.ball(0.062, (x + spot[0], 0.12, foot + height / 2 + spot[1]), bulb)
            following += step
        gone += length
    carved_letter("נ", 2.35, 0.2, (x, 0.1, foot + 0.38), lit(set_.oklch(0.89, 0.185, 108), 0.34), 0.03)
    for side in (-1, 1):
        set_.rod(0.05, (x + side * width * 0.28, 0.45, foot - 0.2), (x + side * width * 0.28, 0.45, foot + 0.2), fig())


def shop(left, right, height):
    middle, width = (left + right) / 2, right - left
    set_.box((width, 1.7, height), (middle, 0.6, height / 2 + 0.14), lilac(), 0.04)
    set_.box((width + 0.14, 1.86, 0.14), (middle, 0.6, height + 0.2), plaster(), 0.03)
    glow = lit((1, 0.66, 0.30, 1), 1.25)
    pane, door = (left + 0.16, right - 0.86), (right - 0.7, right - 0.16)
    set_.box((pane[1] - pane[0], 0.04, 1.06), (sum(pane) / 2, -0.26, 0.91), glow, 0)
    set_.box((door[1] - door[0], 0.04, 1.3), (sum(door) / 2, -0.26, 0.79), glow, 0)
    frame = fig()
    for (start, end), low, high in ((pane, 0.38, 1.44), (door, 0.14, 1.44)):
        for x in (start, end):
            set_.box((0.07, 0.12, high - low), (x, -0.28, (low + high) / 2), frame, 0.015)
        for z in (low, high):
            set_.box((end - start + 0.07, 0.12, 0.07), ((start + end) / 2, -0.28, z), frame, 0.015)
    set_.box((pane[1] - pane[0] + 0.12, 0.26, 0.08), (sum(pane) / 2, -0.36, 0.36), plaster(), 0.02)
    for index, (size, tall, paint) in enumerate(((0.22, 0.42, pink()), (0.3, 0.26, fig()), (0.2, 0.5, lilac()))):
        set_.box((size, 0.14, tall), (pane[0] + 0.25 + index * 0.4, -0.36, 0.4 + tall / 2), paint, 0.03)
    awning(left + 0.02, right - 0.02, height - 0.06, 0.6)
    set_.box((0.8, 0.4, 0.08), (sum(door) / 2, -0.5, 0.18), plaster(), 0.02)
    dot(0.3, (sum(door) / 2 - 0.1, -1.22, 0.14 + 0.3))
    set_.lamp((middle, -0.75, 1.2), (middle, -1.6, 0), 1.2, 46, (1, 0.72, 0.4))
    sign(middle - 0.1, height + 0.42, 1.75, 2.3)


def build(dark):
    base = set_.plate(6.3, 3.4, 0.4, 0.14, matt(0.34, 0.085, 330), 0.03)
    base.location = (0, 0.05, 0.07)
    dark_house(-2.95, -1.8, 2.5, matt(0.33, 0.09, 320), (2, 3))
    dark_house(-1.76, -1.06, 1.75, matt(0.29, 0.085, 310), (1, 2))
    shop(-1.02, 1.3, 2.0)
    dark_house(1.34, 2.2, 3.1, matt(0.31, 0.09, 315), (2, 4))
    dark_house(2.24, 2.95, 2.1, matt(0.34, 0.09, 325), (1, 2))
    set_.camera((-4.4, -13.6, 5.2), (0.05, 0.1, 2.0), 71)
    return 12
