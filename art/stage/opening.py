"""The object that opens a page, as the page's module in openings/ builds it: it does what its page is about.

blender -b -t 2 -P stage/opening.py -- <page> <backdrop> <light|dark> <out.png> <width>x<height> <samples> <weights>
The picture has no background: it stands on the wall of its page with its shadow.
"""
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "openings")]
import cut_out
import scenery as set_
from opening_set import WALLS, by_day, by_night, ground


def main():
    page, backdrop, theme, out, size, samples, weights = sys.argv[sys.argv.index("--") + 1 :]
    set_.clear()
    dark = theme == "dark"
    # Each module has build(dark), which returns how far behind the object its wall is.
    depth = importlib.import_module(page.replace("-", "_")).build(dark)
    catcher = ground(WALLS[backdrop, theme], depth)
    (by_night if dark else by_day)()
    cut_out.shoot_cut_out(out, tuple(int(side) for side in size.split("x")), int(samples), weights, catcher)


main()
