"""Renders one picture of a template.

blender -b -t 1 -P templates/shoot.py -- <template> <scene> <shot> <out.png> <width>x<height>
<samples>
A scene is a module in the template's folder. Its build(shot) makes the set with its light and its
camera, and returns the settings of shoot() that differ from the usual ones.
"""
import importlib
import os
import sys

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))


def shoot(
    path,
    size,
    samples,
    exposure=0.0,
    bounces=6,
    view="Standard",
    look="None",
    clear_bounces=2,
    blur=0.6,
):
    """Cycles on one thread. clear_bounces is how often a ray may pass through glass, blur how
    soft reflections of reflections are: noise costs more than they are worth, except in glass."""
    from clean import render_clean

    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = "CPU", max(1, samples // 2), False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = (
        True,
        0.02,
        6,
    )
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 3, 3
    cycles.transmission_bounces = clear_bounces
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, blur
    # After three bounces the sky's light replaces further ones: two thirds of the time for the same
    # picture.
    cycles.use_fast_gi, cycles.ao_bounces_render = True, 3
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform, scene.view_settings.look = view, look
    scene.view_settings.exposure = exposure
    render_clean(path)


def main():
    template, scene, shot, out, size, samples = sys.argv[sys.argv.index("--") + 1 :]
    sys.path[:0] = [os.path.join(HERE, template), HERE, os.path.join(HERE, "..", "stage")]
    scenery = importlib.import_module("scenery")
    scenery.clear()
    settings = importlib.import_module(scene).build(shot) or {}
    shoot(out, tuple(int(part) for part in size.split("x")), int(samples), **settings)


main()
