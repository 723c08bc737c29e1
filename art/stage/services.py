"""The six services: a letter each, with what the service produces.

blender -b -t 1 -P stage/services.py -- <service> <out.png> <width>x<height> <samples> <folder of screens>
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import scenery as set_

LILAC = set_.oklch(0.82, 0.062, 308)
FIG = set_.oklch(0.40, 0.145, 352)
FIG_WALL = set_.oklch(0.39, 0.13, 350)
CITRON = set_.oklch(0.89, 0.185, 108)
PLASTER = set_.oklch(0.95, 0.008, 320)
DOT = set_.oklch(0.68, 0.21, 40)
INK = set_.oklch(0.22, 0.05, 345)
PINK = set_.oklch(0.84, 0.07, 350)
SUN = (54, 0, -46)


def stone(colour):
    return set_.paint(colour, 0.62, 0.25, grain=0.06)


def gloss(colour):
    return set_.paint(colour, 0.32, 0.45)


def body():
    return set_.paint(set_.oklch(0.25, 0.02, 340), 0.3, 0.5, metal=0.7)


def app_development(screens):
    set_.letter("פ", 5.7, 1.15, (-0.3, 0.6, 0), stone(FIG), turn=6)
    set_.phone(f"{screens}/rody.png", (0.92, -0.6, 1.33), (80, 0, -10), body(), 1.74)
    set_.ball(0.36, (-0.95, -0.95, 0.36), gloss(DOT))
    set_.ball(0.15, (-1.75, -0.75, 0.15), gloss(CITRON))
    return LILAC


def uxui_design(screens):
    set_.letter("ע", 5.5, 1.1, (0.0, 0.7, 0), stone(set_.oklch(0.70, 0.12, 306)), turn=-5)
    track = set_.plate(1.85, 0.86, 0.43, 0.3, stone(FIG), 0.06)
    track.location, track.rotation_euler = (0.95, -0.85, 0.47), set_.degrees((80, 0, -8))
    set_.ball(0.37, (1.36, -1.12, 0.52), gloss(DOT))
    arrow = [(0, 0), (0, 1.42), (0.36, 1.1), (0.58, 1.62), (0.84, 1.51), (0.62, 1.0), (1.08, 0.96)]
    pointer = set_.solid([[(x, 1.62 - y) for x, y in arrow]], 0.3, 0.04, stone(CITRON), 1)
    pointer.location, pointer.rotation_euler = (-1.75, -0.75, 0.02), set_.degrees((84, 0, 14))
    return set_.oklch(0.90, 0.022, 318)


def landing_page(screens):
    set_.letter("ד", 5.9, 1.2, (0.28, 0.6, 0), stone(PINK), turn=-4)
    set_.slab(f"{screens}/landing.png", 1.36, 2.37, (-0.42, -0.5, 1.19), (83, 0, 8), stone(PLASTER), 0.1, 0.08)
    set_.ball(0.36, (0.85, -0.9, 0.36), gloss(DOT))
    set_.ball(0.15, (-1.55, -0.7, 0.15), gloss(CITRON))
    return FIG_WALL


def digital_presence(screens):
    set_.letter("נ", 5.8, 1.2, (0.62, 0.7, 0), stone(FIG), turn=-8)
    set_.slab(f"{screens}/viola.png", 2.3, 1.44, (-0.72, -0.35, 0.74), (82, 0, 10), body(), 0.09, 0.08)
    for index, colour in enumerate((PLASTER, LILAC, PINK, set_.oklch(0.72, 0.09, 205))):
        swatch = set_.plate(0.5, 1.25, 0.06, 0.05, stone(colour), 0.008)
        swatch.location = (0.98 + index * 0.2, -0.62 - index * 0.1, 0.64 - index * 0.01)
        swatch.rotation_euler = set_.degrees((80, 9 * index - 14, -6))
    set_.ball(0.3, (0.5, -1.15, 0.3), gloss(DOT))
    return set_.oklch(0.87, 0.165, 108)


def strategic_consulting(screens):
    for index in range(4):
        height = 0.46 * (index + 1)
        set_.box((0.94, 1.6, height), (-1.41 + index * 0.94, 0.3, height / 2), stone(PINK if index % 2 else PLASTER), 0.03)
    set_.letter("י", 4.5, 0.9, (1.36, 0.42, 1.84), stone(FIG), turn=-8)
    set_.ball(0.36, (-0.47, 0.0, 0.92 + 0.36), gloss(DOT))
    set_.ball(0.15, (-1.5, -0.95, 0.15), gloss(CITRON))
    return LILAC


def digital_business_card(screens):
    set_.letter("כ", 5.6, 1.15, (0.05, 0.7, 0), stone(CITRON), turn=6)
    for index, name in enumerate(("card-ru", "card-en", "card-he")):
        spot = (-0.62 + index * 0.3, -0.42 - index * 0.34, 0.6)
        set_.slab(f"{screens}/{name}.png", 1.95, 1.18, spot, (78, 0, 14 - index * 8), stone(PLASTER), 0.05, 0.07)
    set_.ball(0.32, (1.5, -0.85, 0.32), gloss(DOT))
    return FIG_WALL


SCENES = {
    "app-development": app_development,
    "uxui-design": uxui_design,
    "landing-page": landing_page,
    "digital-presence": digital_presence,
    "strategic-consulting": strategic_consulting,
    "digital-business-card": digital_business_card,
}


def main():
    service, out, size, samples, screens = sys.argv[sys.argv.index("--") + 1 :]
    set_.clear()
    wall = SCENES[service](screens)
    set_.backdrop(set_.paint(wall, 0.9, 0.1, grain=0.05), wall=2.4)
    set_.sun(SUN, 3.7)
    set_.shutter(SUN, (-1.0, 2.4, 4.9), count=9, length=7.4)
    set_.sky(set_.oklch(0.80, 0.05, 295), 0.62)
    set_.camera((0.15, -15.5, 2.5), (0, 0, 1.86), 96)
    set_.shoot(out, tuple(int(side) for side in size.split("x")), int(samples))


main()
