"""The hero without its ball: only the part around the ball is rendered, the rest is as in the still.

blender -b -t 1 -P stage/hero_empty.py -- <he|en> <light|dark> <wide|portrait> <out.png> <width>x<height> <samples> <folder of screens> <weights>
Prints "place <x> <y>": where the upper left pixel of the part is in the still.
"""
import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import denoised
import hero

# In radii of the ball: its shadow and its glow reach so far.
REACH = 2.6


def part_around(language, width, height):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    bpy.context.view_layer.update()
    middle, reach = hero.rest_of(language), REACH * hero.DOTTED[language]["radius"]
    at, beside = (world_to_camera_view(scene, scene.camera, spot) for spot in (middle, middle + Vector((reach, 0, 0))))
    reach = abs(beside.x - at.x) * width
    column, row = at.x * width, (1 - at.y) * height
    return (
        max(0, round(column - reach)),
        max(0, round(row - reach)),
        min(width, round(column + reach)),
        min(height, round(row + reach)),
    )


def main():
    language, theme, shape, out, size, samples, screens, weights = sys.argv[sys.argv.index("--") + 1 :]
    width, height = (int(part) for part in size.split("x"))
    hero.build(language, theme, shape, screens)
    start, top, end, foot = part_around(language, width, height)
    hero.frame_part((start, top, end, foot), (width, height))
    denoised.shoot(out, (width, height), int(samples), weights)
    print("place", start, top, flush=True)


main()
