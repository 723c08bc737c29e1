"""A cover in English: the Hebrew render with the light of English screens.

A screen shines by itself and lights next to nothing else, so the Hebrew picture is kept, and only what its screens show is exchanged.

blender -b -t 1 -P stage/in_english.py -- <script> <project> <hebrew.png> <out.png> <width>x<height> <folder of screens> <folder of English screens>
"""
import os
import runpy
import shutil
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
import numpy as np

import denoise
import scenery as set_

SAMPLES = 16


def build(script, project, size, screens):
    """Builds the scene by its own script, which here stores its exposure instead of a picture."""
    told = {}
    set_.shoot = lambda path, size, samples, exposure=-0.2, **rest: told.update(exposure=exposure)
    sys.argv = [script, "--", project, "", size, "1", screens]
    runpy.run_path(os.path.join(HERE, script))
    return told["exposure"]


def darken(size):
    """Removes all light but that of the screens."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.use_adaptive_sampling, scene.cycles.use_denoising = SAMPLES, False, False
    scene.cycles.max_bounces = 0
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    for thing in scene.objects:
        thing.hide_render = thing.hide_render or thing.type == "LIGHT"
    for material in bpy.data.materials:
        material.use_nodes = material.name.startswith("display")


def glow():
    passes = tempfile.mkdtemp(prefix="passes-")
    denoise.ask_for_passes(passes)
    bpy.context.scene.frame_set(1)
    bpy.ops.render.render()
    light = denoise.load(passes, "glow")
    shutil.rmtree(passes)
    return light


def show(folder):
    for image in bpy.data.images:
        path = os.path.join(folder, os.path.basename(image.filepath))
        if image.filepath and os.path.exists(path):
            image.filepath = path
            image.reload()


def linear(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    values = pixels.reshape(height, width, 4)[..., :3]
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def blurred(values, reach):
    """The mean of a square around each pixel, with its edges repeated."""
    for axis in (0, 1):
        around = [(reach + 1, reach) if axis == each else (0, 0) for each in range(values.ndim)]
        sums = np.cumsum(np.pad(values, around, "edge"), axis=axis, dtype=np.float64)
        size = values.shape[axis]
        values = (sums.take(range(2 * reach + 1, 2 * reach + 1 + size), axis) - sums.take(range(size), axis)) / (2 * reach + 1)
    return values


def shine(rest, lit):
    """Reflections on the screens: blurred, so that no trace of the Hebrew text stays. The rims keep theirs."""
    inside = (blurred(lit[..., None].astype(np.float32), 2) > 0.999).astype(np.float32)
    soft = blurred(blurred(rest * inside, 40), 40) / np.maximum(blurred(blurred(inside, 40), 40), 1e-6)
    return np.where(inside > 0, soft, rest)


def main():
    script, project, hebrew, out, size, screens, english = sys.argv[sys.argv.index("--") + 1 :]
    exposure = build(script, project, size, screens)
    darken(tuple(int(side) for side in size.split("x")))
    before = glow() * 2**exposure
    show(english)
    after = glow() * 2**exposure
    rest = shine(linear(hebrew) - before, before.max(axis=-1) > 0)
    view = bpy.context.scene.view_settings
    view.view_transform, view.exposure = "Standard", 0
    denoise.save(np.clip(rest + after, 0, 1).astype(np.float32), out)


main()
