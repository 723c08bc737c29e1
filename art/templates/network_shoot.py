"""A picture of a template whose noise the trained network removes instead of the filter of clean.py, which left grain on cloth and blurred it.

blender -b -t 1 -P templates/network_shoot.py -- <weights> <arguments of shoot.py>
"""
import os
import runpy
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "stage")]
import bpy

import clean
import denoised

at = sys.argv.index("--")
weights = sys.argv.pop(at + 1)


def render_clean(path):
    scene = bpy.context.scene
    # shoot.py sets the samples of one of two halves.
    scene.cycles.samples *= 2
    with tempfile.TemporaryDirectory(prefix="passes-") as folder:
        denoised.ask_for_passes(folder)
        scene.frame_set(1)
        bpy.ops.render.render()
        passes = {name: denoised.load(folder, name) for name in denoised.PASSES}
    denoised.save(denoised.clean(passes, weights), path, scene.view_settings.exposure)


clean.render_clean = render_clean
runpy.run_path(os.path.join(HERE, "shoot.py"))
