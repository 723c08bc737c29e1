"""The set of a case study as wide as its opening on a computer, in one language.

blender -b -t 2 -P stage/wide_views.py -- <script> <project> <he|en> <out.png> <width>x<height> <samples> <folder of screens> <weights>
"""
import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy

import denoised
import scenery as set_
from cover_set import DOT, SUN, dark, gloss, stone

# The length of a slat, by which it is told from all else.
SLAT = 9


def build(script, project, screens):
    """Builds the scene by its own script, which here renders nothing. Returns what the script defines, and its exposure."""
    told = {}
    set_.shoot = lambda path, size, samples, exposure=-0.2, **rest: told.update(exposure=exposure)
    sys.argv = [script, "--", project, "", "1x1", "1", screens]
    return runpy.run_path(os.path.join(HERE, script)), told["exposure"]


def tlbank(lang, screens, tools):
    """The whole letter and the whole screen."""
    for thing in bpy.data.objects:
        if round(max(thing.dimensions), 3) == SLAT:
            thing.scale.x *= 2
    set_.camera((-0.3, -13.5, 2.75), (-0.25, 0, 1.74), 48)


def expertpower(lang, screens, tools):
    """Laid out for the card with the text, which lies on the table on the side where a line starts."""
    side = 1 if lang == "en" else -1
    round_ = tools["round_"]
    set_.clear()
    paper = stone(0.96, 0.02, 85)
    tools["lying"]("א", 4.9, 0.85, (3.15 * side, -1.6), stone(0.36, 0.075, 230), -8 * side)
    set_.slab(f"{screens}/expertpower.png", 4.1, 2.57, (-0.1 * side, 0.65, 0.08), (0, 0, 6 * side), dark(230), 0.1, 0.12, strength=0.95)
    for page in (-1, 1):
        set_.box((1.32, 1.75, 0.14), (-0.12 * side + 0.665 * page, -1.75 - 0.14 * page * side, 0.07), paper, 0.03, (0, 0, -12 * side))
    set_.rod(0.055, (-0.5 * side, -2.15, 0.2), (0.85 * side, -1.4, 0.2), gloss(0.89, 0.17, 108))
    round_(0.62, 0.06, (1.8 * side, -1.95, 0), stone(0.97, 0.012, 80))
    round_(0.42, 0.5, (1.8 * side, -1.95, 0.06), gloss(0.97, 0.012, 80))
    round_(0.36, 0.02, (1.8 * side, -1.95, 0.56), gloss(0.27, 0.05, 50))
    set_.ball(0.34, (2.95 * side, -2.2, 0.34), gloss(*DOT))
    set_.backdrop(set_.paint(set_.oklch(0.83, 0.085, 65), 0.9, 0.1, grain=0.05), wall=14)
    set_.shutter(SUN, (-0.6, 0.4, 0), count=22, length=20)
    set_.camera((0, -3.1, 13.2), (0, 0.13, 0), 48)
    set_.sun(SUN, 3.8)
    set_.sky(set_.oklch(0.76, 0.05, 65), 0.6)


VIEWS = {"expertpower-webapp": expertpower, "tlbank-webapp": tlbank}


def main():
    script, project, lang, out, size, samples, screens, weights = sys.argv[sys.argv.index("--") + 1 :]
    tools, exposure = build(script, project, screens)
    VIEWS[project](lang, screens, tools)
    denoised.shoot(out, tuple(int(side) for side in size.split("x")), int(samples), weights, exposure)


main()
