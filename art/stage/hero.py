"""The hero: the first letter, a phone in the page's language, and a letter with one ball as its dot. Both themes are one
set, lit differently.

blender -b -t 1 -P stage/hero.py -- <he|en> <light|dark> <wide|portrait> <out.png> <width>x<height> <samples> <folder of screens> <weights>
A Hebrew page reads from the right, so its objects stand on the left (side -1); an English one is the mirror image.
"""
import json
import os
import sys

import bpy
import numpy as np
from mathutils import Euler, Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import denoised
import scenery as set_

oklch = set_.oklch

with open(os.path.join(HERE, "..", "letters", "latin.json"), encoding="utf-8") as file:
    set_.OUTLINES.update(json.load(file))

# The letter with the dot: its size, its place (x is multiplied by the side) and turn, the ball's radius and where in the
# letter it rests: across from the middle, to the front, and the height of what it lies on, in em. A Hebrew bet
# holds it as its dagesh, an English i carries it as its dot.
DOTTED = {
    "he": {"sign": "ב", "em": 3.6, "depth": 0.95, "place": (0.62, -0.35), "turn": 8, "radius": 0.28, "rest": (-0.035, 0.02, 0.2)},
    "en": {"sign": "ı", "em": 3.0, "depth": 0.9, "place": (0.3, -0.2), "turn": 10, "radius": 0.34, "rest": (0.0, 0.0, 0.536)},
}


def side_of(language):
    return -1 if language == "he" else 1


def rest_of(language):
    """Where the ball's middle is when it lies still."""
    letter, side = DOTTED[language], side_of(language)
    across, front, height = (part * letter["em"] for part in letter["rest"])
    turned = Euler(set_.degrees((0, 0, side * letter["turn"]))).to_matrix() @ Vector((across, -front, 0))
    x, y = letter["place"]
    return Vector((side * x, y, height + letter["radius"])) + turned


def objects(language, phone_screen, is_dark):
    side, dotted = side_of(language), DOTTED[language]
    # In lamp light the dark letter would not stand out from the backdrop.
    fig = set_.paint(oklch(0.47 if is_dark else 0.38, 0.15, 352), 0.42, 0.35, grain=0.04)
    citron = set_.paint(oklch(0.89, 0.185, 108), 0.5, 0.3, grain=0.04)
    plaster = set_.paint(oklch(0.95, 0.006, 320), 0.85, 0.15, grain=0.08)
    metal = set_.paint(oklch(0.25, 0.02, 340), 0.3, 0.5, metal=0.7)
    set_.letter("א", 5.15, 1.15, (side * 2.2, 0.75, 0), fig, turn=side * -3)
    x, y = dotted["place"]
    set_.letter(dotted["sign"], dotted["em"], dotted["depth"], (side * x, y, 0), citron, turn=side * dotted["turn"])
    set_.letter("ת", 2.7, 0.9, (side * 4.35, -0.35, 0), plaster, turn=side * -14)
    set_.phone(phone_screen, (side * 2.2, -0.42, 1.19), (78, 0, side * 9), metal, 1.55, 1.05 if is_dark else 0.95)


def dot(language, place):
    return set_.ball(DOTTED[language]["radius"], place, set_.paint(oklch(0.68, 0.21, 40), 0.32, 0.45))


def light_theme(side, shape):
    set_.backdrop(set_.paint(oklch(0.82, 0.062, 308), 0.9, 0.1, grain=0.06))
    light = (54, 0, side * -50)
    set_.sun(light, 3.6, colour=(1, 0.93, 0.80))
    set_.sky(oklch(0.80, 0.055, 288), 0.66)
    # The slats are where no text is: beside it, on a phone below it.
    if shape == "portrait":
        set_.shutter(light, (side * -0.8, 2.2, 1.75), count=8, length=9)
    else:
        set_.shutter(light, (side * 3.4, 2.2, 6.1), count=12, length=9)


def dark_theme(side, shape):
    set_.backdrop(set_.paint(oklch(0.46, 0.13, 340), 0.9, 0.1, grain=0.06))
    set_.sun((66, 0, side * -58), 0.35, 3, (0.62, 0.68, 1))
    set_.sky(oklch(0.34, 0.12, 335), 0.22)
    set_.lamp((side * 6.5, -3.2, 4.6), (side * 1.2, 0.6, 1.6), 1.1, 520, (1, 0.66, 0.34))
    set_.lamp((side * -1.5, -5.5, 5.5), (side * 1.8, 0, 2.2), 2.2, 110, (0.86, 0.70, 1))
    set_.lamp((side * 3.4, 0.9, 8.2), (side * 2.2, 0.9, 3.0), 1.2, 85, (1, 0.50, 0.66))
    # A low lamp before the letters: without it they are as dark as the shadows behind them.
    set_.lamp((side * 2.0, -4.6, 2.6), (side * 0.8, -0.3, 1.0), 0.7, 58, (1, 0.78, 0.5))


def build(language, theme, shape, screens):
    """The set without the ball, lit and framed."""
    side = side_of(language)
    set_.clear()
    objects(language, f"{screens}/chatmail-{language}.png", theme == "dark")
    (dark_theme if theme == "dark" else light_theme)(side, shape)
    if shape == "portrait":
        set_.camera((side * 1.55, -16, 3.2), (side * 1.55, 0, 4.35), 58)
    else:
        set_.camera((side * -1.35, -11.7, 1.95), (side * -0.72, 0, 2.08), 46)


# The part of a picture with the letters: its ends across (of an English picture) and down. Around it is only the wall, whose
# light is so soft that a smaller render shows it as well.
LETTERS = {"wide": ((0.5, 1), (0.24, 0.94)), "portrait": ((0, 1), (0.56, 1))}
WALL, SEAM = 0.4, 24


def letters_of(language, shape, size):
    (start, end), (top, foot) = LETTERS[shape]
    if language == "he":
        start, end = 1 - end, 1 - start
    (left, right), (high, low) = ([round(part * side) for part in ends] for ends, side in zip(((start, end), (top, foot)), size))
    return left, high, right, low


def frame_part(part, size):
    """Only a part of the picture is rendered from now on."""
    left, top, right, foot = part
    width, height = size
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = left / width, right / width
    render.border_min_y, render.border_max_y = 1 - foot / height, 1 - top / height


def enlarged(pixels, size):
    for axis, side in ((1, size[0]), (0, size[1])):
        count = pixels.shape[axis]
        spot = np.clip((np.arange(side) + 0.5) * count / side - 0.5, 0, count - 1)
        before = np.minimum(spot.astype(int), count - 2)
        share = (spot - before).astype(np.float32).reshape([-1 if axis == other else 1 for other in range(3)])
        pixels = np.take(pixels, before, axis) * (1 - share) + np.take(pixels, before + 1, axis) * share
    return pixels


def pasted(wall, letters, part):
    """The letters on their wall. The seam is soft, but not where it is the edge of the picture."""
    height, width, _ = wall.shape
    left, top, right, foot = part
    rows, columns = np.arange(height - foot, height - top), np.arange(left, right)
    inside = lambda spots, start, end, most: np.minimum(
        np.clip((spots - start) / SEAM, 0, 1) if start else 1, np.clip((end - 1 - spots) / SEAM, 0, 1) if end < most else 1
    ) * np.ones(len(spots))
    share = inside(rows, height - foot, height - top, height)[:, None, None] * inside(columns, left, right, width)[None, :, None]
    place = (slice(height - foot, height - top), slice(left, right))
    wall[place] = wall[place] * (1 - share) + letters * share
    return wall


def main():
    language, theme, shape, out, size, samples, screens, weights = sys.argv[sys.argv.index("--") + 1 :]
    size, samples = tuple(int(side) for side in size.split("x")), int(samples)
    build(language, theme, shape, screens)
    dot(language, rest_of(language))
    wall = denoised.clean(denoised.render([round(side * WALL) for side in size], samples, 5), weights)
    part = letters_of(language, shape, size)
    frame_part(part, size)
    letters = denoised.clean(denoised.render(size, samples, 5), weights)
    denoised.save(pasted(enlarged(wall, size), letters, part), out, -0.2)


if __name__ == "__main__":
    main()
