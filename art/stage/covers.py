"""Case studies, each on its own backdrop, with the first letter of its Hebrew name and its real screen.

blender -b -t 1 -P stage/covers.py -- <project> <out.png> <width>x<height> <samples> <folder of screens>
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import scenery as set_
from cover_set import DOT, dark, desk, gloss, photograph, stone


def viola(screens):
    set_.letter("ו", 5.9, 1.0, (-2.45, 0.6, 0), stone(0.52, 0.17, 302), turn=10)
    set_.box((4.7, 2.2, 0.5), (0.95, -0.2, 0.25), stone(0.94, 0.02, 300), 0.06)
    desk(f"{screens}/viola.png", dark(300), 0.95, 4.15)
    set_.ball(0.45, (-1.95, -1.1, 0.45), gloss(*DOT))
    set_.ball(0.2, (-2.95, -0.9, 0.2), gloss(0.89, 0.16, 95))
    return (0.80, 0.085, 303)


def mello(screens):
    set_.letter("מ", 5.6, 1.1, (2.3, 0.8, 0), stone(0.50, 0.12, 150), turn=-8)
    set_.box((4.5, 2.2, 0.42), (-1.25, -0.35, 0.21), stone(0.96, 0.02, 85), 0.06)
    desk(f"{screens}/mello.png", stone(0.35, 0.06, 45), -1.3, 3.95, 0.42, turn=8)
    set_.ball(0.45, (1.75, -1.0, 0.45), gloss(*DOT))
    set_.ball(0.17, (2.75, -1.1, 0.17), gloss(0.97, 0.02, 85))
    return (0.84, 0.125, 82)


def chatmail(screens):
    set_.letter("צ", 5.6, 1.15, (-1.9, 0.9, 0), stone(0.40, 0.145, 352), turn=8)
    set_.box((2.4, 2.0, 0.6), (1.85, 0.5, 0.3), stone(0.89, 0.17, 108), 0.06)
    set_.phone(f"{screens}/chatmail-he.png", (0.05, -0.75, 1.46), (80, 0, 7), dark(340), 1.92)
    set_.phone(f"{screens}/chatmail-en.png", (1.9, 0.1, 2.06), (80, 0, -9), dark(340), 1.92)
    set_.ball(0.42, (2.9, -1.2, 0.42), gloss(*DOT))
    return (0.81, 0.095, 355)


def rody(screens):
    set_.letter("ר", 5.9, 1.15, (1.35, 0.9, 0), stone(0.95, 0.03, 90), turn=-7)
    set_.box((2.1, 1.9, 0.4), (-1.55, 0.2, 0.2), stone(0.86, 0.14, 90), 0.06)
    set_.phone(f"{screens}/rody.png", (-1.5, -0.15, 1.98), (80, 0, 9), dark(262), 2.05)
    set_.ball(0.48, (0.62, -0.9, 0.48), gloss(*DOT))
    set_.ball(0.2, (2.75, -0.85, 0.2), gloss(0.84, 0.13, 150))
    return (0.53, 0.165, 262)


def growth(screens):
    set_.letter("ג", 5.7, 1.1, (-2.35, 0.8, 0), stone(0.95, 0.02, 120), turn=9)
    set_.box((4.6, 2.2, 0.45), (1.0, -0.2, 0.225), stone(0.40, 0.09, 155), 0.06)
    desk(f"{screens}/growth.png", dark(155), 1.05, 4.1, 0.45)
    set_.ball(0.45, (-1.86, -1.2, 0.45), gloss(*DOT))
    set_.ball(0.18, (-2.6, -1.1, 0.18), gloss(0.90, 0.17, 115))
    return (0.66, 0.11, 152)


def tlbank(screens):
    set_.letter("ט", 5.2, 1.1, (-2.25, 0.75, 0), stone(0.86, 0.15, 168), turn=9)
    set_.box((4.6, 2.2, 0.5), (1.15, -0.3, 0.25), stone(0.94, 0.01, 190), 0.06)
    desk(f"{screens}/tlbank.png", dark(200), 1.2, 4.0)
    set_.ball(0.42, (-1.75, -1.0, 0.42), gloss(*DOT))
    set_.ball(0.19, (-2.75, -1.0, 0.19), gloss(0.86, 0.15, 168))
    return (0.54, 0.085, 200)


SCENES = {
    "viola-medical": viola,
    "mello-petshop": mello,
    "chatmail-app": chatmail,
    "rody-app": rody,
    "growth-webapp": growth,
    "tlbank-webapp": tlbank,
}


photograph(SCENES)
