"""The set of a case study's cover as a third camera sees it: from above, very close, or along the wall. No screen can be read in it.

blender -b -t 1 -P stage/third_views.py -- <script> <project> <out.png> <width>x<height> <samples> <folder of screens> <weights>
"""
import os
import runpy
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
from mathutils import Vector

import denoised
import scenery as set_

# As in cover_set.py.
SUN = (52, 0, -46)
# The length of a slat, by which it is told from all else.
SLAT = 9


def build(script, project, screens):
    """Builds the scene by its own script, which here stores its exposure instead of a picture."""
    told = {}
    set_.shoot = lambda path, size, samples, exposure=-0.2, **rest: told.update(exposure=exposure)
    sys.argv = [script, "--", project, "", "1x1", "1", screens]
    runpy.run_path(os.path.join(HERE, script))
    return told["exposure"]


def look(eye, target, lens, sharp, aperture, roll=0):
    """`sharp`: the point that is in focus. `aperture`: the lower, the softer is all else."""
    camera = set_.camera(eye, target, lens)
    camera.rotation_euler.rotate_axis("Z", set_.degrees([roll])[0])
    depth = camera.data.dof
    depth.use_dof, depth.aperture_fstop = True, aperture
    depth.focus_distance = (Vector(sharp) - Vector(eye)).length
    # From here the ends of the wall and the slats themselves would be in the picture.
    bpy.data.objects["backdrop"].scale.x = 3
    for thing in bpy.data.objects:
        thing.visible_camera = round(max(thing.dimensions), 3) != SLAT


def viola():
    """The two balls at the foot of the letter."""
    set_.shutter(SUN, (-1.9, -1.8, 0), count=12)
    look((-1.05, -4.6, 1.0), (-2.45, -0.3, 0.95), 50, (-1.95, -1.5, 0.45), 0.5)


def mello():
    """The arch of the letter as a gate."""
    look((1.2, -4.4, 0.4), (2.85, 0.5, 1.75), 34, (1.75, -1.4, 0.45), 1.2)


def chatmail():
    """The backs of both phones."""
    set_.shutter(SUN, (0.4, -2.2, 0), count=12)
    look((5.2, 2.8, 6.8), (1.3, -0.75, 0.95), 42, (1.9, 0.1, 2.0), 2)


def rody():
    """From above, as a map."""
    set_.shutter(SUN, (0.2, -0.6, 0), count=14)
    look((0.3, 1.3, 13), (0.2, -0.05, 0), 58, (0.6, -0.9, 0.5), 4, roll=166)


def nftwallet():
    """Along the wall of the gallery. The ball lies on a picture."""
    set_.ball(0.16, (3.3, 2.82, 2.83), set_.paint(set_.oklch(0.68, 0.21, 40), 0.32, 0.45))
    look((6.3, 0.9, 3.3), (2.2, 3.0, 2.9), 38, (3.4, 2.8, 2.9), 0.8)


def expertpower():
    """The notebook, the pen, the coffee and the ball."""
    look((0.7, -5.5, 4.4), (0.5, -1.92, 0.15), 52, (0.4, -1.7, 0.4), 0.8)


def growth():
    """The whole letter from the floor, the balls before it."""
    look((-0.2, -5.0, 0.25), (-3.0, 0.5, 1.7), 48, (-1.86, -1.6, 0.45), 1.0)


def tlbank():
    """The letter as a bowl. The ball lies in it."""
    ball = bpy.data.objects["Sphere"]
    ball.location, ball.scale = (-2.6, 0.45, 1.37), (0.8,) * 3
    look((-3.6, -5.0, 3.0), (-2.5, 0.6, 1.57), 56, (-2.6, 0.2, 1.4), 1.0)


VIEWS = {
    "viola-medical": viola,
    "mello-petshop": mello,
    "chatmail-app": chatmail,
    "rody-app": rody,
    "nftwallet-app": nftwallet,
    "expertpower-webapp": expertpower,
    "growth-webapp": growth,
    "tlbank-webapp": tlbank,
}


def main():
    script, project, out, size, samples, screens, weights = sys.argv[sys.argv.index("--") + 1 :]
    exposure = build(script, project, screens)
    VIEWS[project]()
    passes = denoised.render(tuple(int(side) for side in size.split("x")), int(samples), 5)
    denoised.save(denoised.clean(passes, weights), out, exposure)


main()
