"""Landing pages: a wide screen and a phone before the letter, each on its own backdrop.

blender -b -t 1 -P stage/demos.py -- <project> <out.png> <width>x<height> <samples> <folder of screens>
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import scenery as set_
from cover_set import DOT, dark, desk, gloss, photograph, stone


def pair(screens, page, body, plinth, forward=1):
    """The screen on its plinth and the phone before its left edge: the headline is on the right. forward: 1 where the letter is on the left."""
    set_.box((4.5, 2.2, 0.45), (1.05 * forward, -0.2, 0.225), plinth, 0.06)
    desk(f"{screens}/{page}-desk.png", body, 1.1 * forward, 3.95, 0.45, turn=-10 * forward)
    left = -0.7 if forward == 1 else -2.72
    set_.phone(f"{screens}/{page}-phone.png", (left, -1.55, 1.2), (80, 0, 14), body, 1.55)


def letter(sign, size, x, material, turn):
    set_.letter(sign, size, 1.1, (x, 0.8, 0), material, turn=turn)


def balls(x, small, colour):
    set_.ball(0.42, (x, -1.15, 0.42), gloss(*DOT))
    set_.ball(0.18, (small, -1.05, 0.18), gloss(*colour))


def dental(screens):
    letter("ק", 5.0, 2.3, gloss(0.93, 0.012, 190), -8)
    pair(screens, "dental-clinic", stone(0.97, 0.01, 190), stone(0.95, 0.02, 190), -1)
    balls(1.55, 2.95, (0.78, 0.12, 18))
    return (0.80, 0.085, 190)


def estate(screens):
    letter("ג", 5.6, -2.35, stone(0.85, 0.15, 85), 9)
    pair(screens, "real-estate-investment", dark(250), stone(0.93, 0.008, 250))
    balls(-1.95, -2.9, (0.62, 0.12, 245))
    return (0.42, 0.045, 250)


def course(screens):
    letter("כ", 5.5, 2.3, stone(0.25, 0.03, 150), -8)
    pair(screens, "financial-course", dark(150), stone(0.72, 0.21, 355), -1)
    balls(1.6, 2.95, (0.72, 0.22, 355))
    return (0.80, 0.2, 146)


def crystal(screens):
    letter("א", 5.4, -2.35, set_.paint(set_.oklch(0.70, 0.15, 305), 0.25, 0.6, metal=0.25), 9)
    pair(screens, "crystal-workshop", dark(285), stone(0.86, 0.07, 8))
    balls(-1.95, -2.95, (0.95, 0.03, 90))
    return (0.37, 0.11, 290)


def plain(screens):
    """A landing page that has no set of its own yet."""
    pair(screens, PROJECT, stone(0.97, 0.01, 85), stone(0.93, 0.01, 85))
    balls(-1.95, -2.95, (0.95, 0.03, 90))
    return (0.80, 0.04, 310)


PROJECT = sys.argv[sys.argv.index("--") + 1]

photograph(
    {
        PROJECT: plain,
        "dental-clinic": dental,
        "real-estate-investment": estate,
        "financial-course": course,
        "crystal-workshop": crystal,
    }
)
