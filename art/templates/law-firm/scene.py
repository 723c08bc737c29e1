"""An arcade in Jerusalem stone in low sun, and a wax seal as tall as a child leaning on a pier.

The wall on the right stays calm for a headline.
"""
import math

from look import SHADE, SUN, ashlar, dressed
from meshes import rounded_profile, turned
from scenery import box, camera, degrees, oklch, paint, solid, sky, sun
from wax import seal
import bpy

BAY, HALF, RISE = 3.0, 1.05, 2.55
HEIGHT, DEEP = 5.3, 0.7
WALL_LEFT, WALL_RIGHT = -2.0, 2.35


def arch_outline(middle, half=HALF, rise=RISE, foot=-0.2, steps=40):
    turns = [math.pi * step / steps for step in range(steps + 1)]
    return [
        (middle + half, foot),
        *((middle + half * math.cos(a), rise + half * math.sin(a)) for a in turns),
        (middle - half, foot),
    ]


def pierced_wall(length, middles, material, location, turn, half=HALF, rise=RISE, height=HEIGHT):
    outer = [(-length / 2, -0.2), (length / 2, -0.2), (length / 2, height), (-length / 2, height)]
    wall = solid(
        [outer, *(arch_outline(middle, half, rise) for middle in middles)],
        DEEP,
        0.012,
        material,
        smooth=1,
    )
    wall.location, wall.rotation_euler = location, degrees((90, 0, turn))
    return wall


def voussoirs(middle, material, location, turn, half=HALF, rise=RISE, count=15, proud=0.035):
    """The ring of wedge stones, a little proud of both faces of the wall."""
    handle = bpy.data.objects.new("ring", None)
    bpy.context.collection.objects.link(handle)
    gap = 0.012
    for index in range(count):
        start, end = (math.pi * step / count for step in (index, index + 1))
        key = 0.10 if index == count // 2 else 0
        inner, outer = half - 0.015, half + 0.36 + key
        corner = lambda radius, angle: (
            middle + radius * math.cos(angle),
            rise + radius * math.sin(angle),
        )
        trim_in, trim_out = gap / inner / 2, gap / outer / 2
        wedge = [
            corner(inner, start + trim_in),
            corner(outer, start + trim_out),
            corner(outer, end - trim_out),
            corner(inner, end - trim_in),
        ]
        stone = solid([wedge], DEEP + 2 * proud, 0.01, material, smooth=1)
        stone.parent = handle
    handle.location, handle.rotation_euler = location, degrees((90, 0, turn))


def imposts(middles, material, x):
    """The moulding on which the arches rest, and the foot of each pier."""
    edges = sorted({round(middle + side * (BAY / 2), 3) for middle in middles for side in (-1, 1)})
    width = BAY - 2 * HALF
    for y in edges:
        for z, high, grow in (
            (RISE - 0.07, 0.14, 0.12),
            (RISE - 0.18, 0.08, 0.06),
            (0.2, 0.44, 0.10),
        ):
            box((DEEP + grow, width + grow, high), (x, y, z), material, 0.02)


def arcade():
    wall, smooth = ashlar(), dressed()
    calm = ashlar(1.5, 0.72, 0.008, 0.90, 0.15, 0.014)
    paving = ashlar(1.1, 0.72, 0.009, 0.85, 0.25, 0.022)
    middles = [BAY * index for index in range(-2, 7)]
    # Drawn along the wall: the outline's x runs with y after the turn of 90 degrees.
    pierced_wall(60, middles, wall, (WALL_LEFT, 0, 0), 90)
    for middle in middles:
        voussoirs(middle, smooth, (WALL_LEFT, 0, 0), 90)
    imposts(middles, smooth, WALL_LEFT)
    box((0.5, 60, 12), (WALL_RIGHT + 0.25, 0, 5), calm, 0)
    box((0.12, 60, 0.5), (WALL_RIGHT - 0.04, 0, 0.25), smooth, 0.02)
    span = (WALL_RIGHT - WALL_LEFT - DEEP / 2) / 2
    centre = (WALL_RIGHT + WALL_LEFT + DEEP / 2) / 2
    for index in range(-1, 7):
        y = BAY * (index + 0.5) + 0.0
        outer = [(-span, RISE), (span, RISE), (span, 6), (-span, 6)]
        cut = arch_outline(0, span - 0.12, RISE + 0.12, RISE - 1, 40)
        rib = solid([outer_with(cut, span)], 0.5, 0.012, wall, smooth=1)
        rib.location, rib.rotation_euler = (centre, y, 0), degrees((90, 0, 0))
        voussoirs(0, smooth, (centre, y, 0), 0, span - 0.12, RISE + 0.12, 17, -0.08)
        for face, side in ((WALL_LEFT + DEEP / 2, 1), (WALL_RIGHT, -1)):
            box((0.3, 0.62, 0.16), (face + side * 0.14, y, RISE + 0.04), smooth, 0.02)
            box((0.2, 0.5, 0.14), (face + side * 0.09, y, RISE - 0.1), smooth, 0.03)
    box((60, 60, 0.4), (0, 0, -0.2), paving, 0)
    box((8, 40, 0.3), (1.5, 0, 5.25), wall, 0)
    box((16, 0.4, 12), (0, 27, 5), wall, 0)


def garden():
    """The view through the arches: a parapet and cypresses."""
    box((0.5, 80, 0.9), (-7, 10, 0.45), dressed(0.88), 0.02)
    leaf = paint(oklch(0.36, 0.045, 145), 0.9, 0.1)
    shape = [(0.02, 0), (0.5, 0.5), (0.62, 1.6), (0.52, 3.2), (0.25, 4.8), (0.01, 5.6)]
    for x, y, size in (
        (-14, 9, 1.0),
        (-15.5, 15, 1.15),
        (-13.6, 21, 0.95),
        (-17, 28, 1.2),
        (-14.5, 38, 1.1),
    ):
        turned(
            [(r * size, z * size) for r, z in rounded_profile(shape, 1)],
            leaf,
            (x, y, -0.3),
            steps=24,
        )


def outer_with(cut, span):
    """The part of a cross wall above its arch, as one outline."""
    inside = [point for point in cut if point[1] >= RISE + 0.1]
    return [(span, RISE + 0.12), (span, 6), (-span, 6), (-span, RISE + 0.12), *reversed(inside)]


def build(shot):
    arcade()
    garden()
    sun((62, 0, -66), 4.7, 0.55, SUN)
    sky(SHADE, 0.95)
    box((0.62, 0.5, 0.62), (-0.72, 1.28, 0.31), dressed(0.88), 0.02, (0, 0, -8))
    seal(0.56, (-0.86, 0.86, 0.55), (74, 0, -14))
    if shot == "portrait":
        camera((0.5, -3.7, 1.35), (-0.28, 2, 1.95), 33)
    else:
        camera((0.9, -5.4, 1.5), (0.55, 4, 1.75), 30)
    return {"exposure": 0.12, "bounces": 6}
