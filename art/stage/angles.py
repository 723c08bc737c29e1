"""The set of a case study's cover from a second camera, low and close: <out>.png with Hebrew screens, <out>-en.png with English ones.

blender -b -t 1 -P stage/angles.py -- <script> <project> <out> <width>x<height> <samples> <folder of screens> <folder of English screens> <weights>
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

# Of each camera its place, what it looks at, its lens in millimetres, and what is sharp.
CAMERAS = {
    "viola-medical": ((-5.2, -5.6, 0.8), (0.3, 0, 1.9), 34, (-1.75, -1.1, 0.45)),
    "mello-petshop": ((5.2, -5.6, 0.8), (-0.3, 0, 1.9), 34, (1.75, -1.0, 0.45)),
    "chatmail-app": ((5.2, -5.6, 0.9), (0.2, 0, 1.9), 32, (1.9, -0.4, 1.4)),
    "rody-app": ((4.4, -5.4, 0.7), (-0.4, 0, 2.0), 34, (0.62, -0.9, 0.48)),
    "growth-webapp": ((-5.2, -5.6, 0.8), (0.3, 0, 1.9), 34, (-1.7, -1.2, 0.45)),
    "tlbank-webapp": ((-5.2, -5.6, 0.8), (0.3, 0, 1.9), 34, (-1.75, -1.0, 0.42)),
    "nftwallet-app": ((-4.2, -5.8, 0.8), (0.6, 0.4, 2.3), 32, (-0.55, -1.05, 0.45)),
    "expertpower-webapp": ((4.4, -6.2, 2.4), (0.2, -0.2, 0.2), 34, (1.75, -2.1, 0.34)),
}
APERTURE = 0.5
# The length of a slat, by which it is told from all else.
SLAT = 9
EMISSION_SAMPLES = 8


def build(script, project, screens):
    """Builds the scene by its own script, which here stores its exposure instead of a picture."""
    told = {}
    set_.shoot = lambda path, size, samples, exposure=-0.2, **rest: told.update(exposure=exposure)
    sys.argv = [script, "--", project, "", "1x1", "1", screens]
    runpy.run_path(os.path.join(HERE, script))
    return told["exposure"]


def aim(project):
    eye, target, lens, sharp = CAMERAS[project]
    depth = set_.camera(eye, target, lens).data.dof
    depth.use_dof, depth.aperture_fstop = True, APERTURE
    depth.focus_distance = (Vector(sharp) - Vector(eye)).length
    # From here the ends of the wall would be in the picture, the slats and the ends of their shadows.
    bpy.data.objects["backdrop"].scale.x = 3
    for thing in bpy.data.objects:
        if round(max(thing.dimensions), 3) == SLAT:
            thing.scale.x *= 3
            thing.visible_camera = False


def leave_screens_only():
    """Removes all light but that of the screens."""
    for light in [thing for thing in bpy.data.objects if thing.type == "LIGHT"]:
        bpy.data.objects.remove(light)
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0


def english_screens(hebrew, english):
    """Each image of a screen and its English file. A screen that is English already has none."""
    paths = {image: bpy.path.abspath(image.filepath) for image in bpy.data.images if image.filepath}
    files = {image: os.path.join(english, os.path.basename(path)) for image, path in paths.items() if path.startswith(hebrew)}
    return {image: file for image, file in files.items() if os.path.exists(file)}


def main():
    script, project, out, size, samples, hebrew, english, weights = sys.argv[sys.argv.index("--") + 1 :]
    exposure = build(script, project, hebrew)
    aim(project)
    size = tuple(int(side) for side in size.split("x"))
    passes = denoised.render(size, int(samples), 5)
    denoised.save(denoised.clean(passes, weights), f"{out}.png", exposure)
    screens = english_screens(hebrew, english)
    if not screens:
        return
    # A screen shines by itself and lights next to nothing else, so the Hebrew light is kept.
    leave_screens_only()
    before = denoised.render(size, EMISSION_SAMPLES, 0)
    for image, file in screens.items():
        image.filepath = file
        image.reload()
    after = denoised.render(size, EMISSION_SAMPLES, 0)
    after["image"] = (passes["image"] + after["image"] - before["image"]).clip(0)
    denoised.save(denoised.clean(after, weights), f"{out}-en.png", exposure)


main()
