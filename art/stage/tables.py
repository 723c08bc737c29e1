"""Covers with a set of their own: a table seen from above, a counter, a gallery, a building site.

blender -b -t 1 -P stage/tables.py -- <project> <out.png> <width>x<height> <samples> <folder of screens>
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Matrix, Vector

import scenery as set_
from cover_set import DOT, SUN, dark, gloss, stone


def round_(radius, height, location, material):
    """A disc or a pedestal."""
    bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=radius, depth=height, location=(location[0], location[1], location[2] + height / 2))
    thing = bpy.context.object
    edge = thing.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method = min(0.04, height / 4), 4, "ANGLE"
    thing.data.use_auto_smooth = True
    bpy.ops.object.shade_smooth()
    thing.data.materials.append(material)
    return thing


def lying(sign, size, depth, location, material, turn):
    """A letter lying on its back, for a camera above it."""
    return set_.letter(sign, size, depth, (location[0], location[1], depth / 2), material, turn=turn, lean=-90)


def from_above(colour, slats=(-0.6, 0.4, 0)):
    """A table top. The camera leans a little, so that the sides of things are visible."""
    set_.backdrop(set_.paint(set_.oklch(*colour), 0.9, 0.1, grain=0.05), wall=14)
    set_.shutter(SUN, slats, count=12)
    set_.camera((0, -3.1, 13.2), (0, 0.12, 0), 62)
    return colour[2]


def before_a_wall(colour, eye, target, lens=62, wall=3.0):
    set_.backdrop(set_.paint(set_.oklch(*colour), 0.9, 0.1, grain=0.05), wall=wall, radius=1.3)
    set_.shutter(SUN, (-1.4, wall, 5.2), count=10)
    set_.camera(eye, target, lens)
    return colour[2]


def law(screens):
    """A law partner's desk: the page as a sheet of paper, a phone, a seal."""
    lying("ל", 5.9, 0.85, (-2.3, -1.95), stone(0.9, 0.035, 78), 9)
    set_.slab(f"{screens}/law-firm-desk.png", 4.5, 2.82, (1.25, 0.75, 0.06), (0, 0, -7), stone(0.96, 0.012, 75), 0.07, 0.05, strength=0.9)
    set_.phone(f"{screens}/law-firm-phone.png", (0.45, -1.1, 0.12), (0, 0, 8), dark(170), 1.6)
    round_(0.46, 0.16, (2.55, -1.35, 0), gloss(0.42, 0.16, 25))
    round_(0.32, 0.2, (2.55, -1.35, 0), gloss(0.45, 0.17, 25))
    set_.rod(0.06, (1.55, -2.2, 0.07), (3.3, -1.95, 0.07), gloss(0.72, 0.1, 82))
    set_.ball(0.36, (-0.85, -1.9, 0.36), gloss(*DOT))
    return from_above((0.36, 0.055, 168))


def loaf(x, y, length, turn, crust, cut):
    """Bread: an ellipsoid of dough with three cuts."""
    bread = set_.ball(1, (x, y, 0.34), crust)
    bread.scale, bread.rotation_euler = (length, 0.55, 0.42), set_.degrees((0, 0, turn))
    along = bread.rotation_euler.to_matrix() @ Vector((length, 0, 0))
    for step in (-0.42, 0, 0.42):
        slash = set_.ball(1, (x + along.x * step, y + along.y * step, 0.7 - 0.1 * abs(step)), cut)
        slash.scale, slash.rotation_euler = (0.075, 0.3 - 0.18 * abs(step), 0.07), set_.degrees((0, 0, turn - 28))


def shifon(screens):
    """The baker's table, before opening."""
    crust, cut = stone(0.53, 0.115, 55), stone(0.86, 0.07, 80)
    lying("ש", 4.7, 0.8, (1.8, -0.35), crust, -9)
    set_.box((2.5, 3.9, 0.04), (-2.3, -0.55, 0.02), stone(0.97, 0.012, 90), 0.01, (0, 0, 12))
    set_.phone(f"{screens}/shifon-phone.png", (-2.1, -0.35, 0.14), (0, 0, 10), stone(0.34, 0.06, 45), 2.3)
    loaf(-0.6, 1.95, 0.75, 38, stone(0.42, 0.09, 48), cut)
    loaf(0.35, -1.7, 0.95, -14, stone(0.47, 0.105, 50), cut)
    set_.ball(0.36, (2.5, -1.95, 0.36), gloss(*DOT))
    return from_above((0.91, 0.08, 92))


def expertpower(screens):
    """A consultant's table: the old notebook, and the app that replaces it."""
    lying("א", 5.2, 0.85, (2.4, -1.45), stone(0.36, 0.075, 230), -8)
    set_.slab(f"{screens}/expertpower.png", 4.3, 2.7, (-0.75, 0.75, 0.08), (0, 0, 6), dark(230), 0.1, 0.12, strength=0.95)
    for side in (-1, 1):
        set_.box((1.32, 1.75, 0.14), (-1.55 + 0.665 * side, -1.6 - 0.14 * side, 0.07), stone(0.96, 0.02, 85), 0.03, (0, 0, -12))
    set_.rod(0.055, (-1.9, -2.0, 0.2), (-0.55, -1.25, 0.2), gloss(0.89, 0.17, 108))
    round_(0.62, 0.06, (0.6, -1.7, 0), stone(0.97, 0.012, 80))
    round_(0.42, 0.5, (0.6, -1.7, 0.06), gloss(0.97, 0.012, 80))
    round_(0.36, 0.02, (0.6, -1.7, 0.56), gloss(0.27, 0.05, 50))
    set_.ball(0.34, (1.75, -2.1, 0.34), gloss(*DOT))
    return from_above((0.83, 0.085, 65))


def clinic(screens):
    """A counter with pearls: the phone before a moon, the letter in wine red."""
    milk, pearl = stone(0.95, 0.015, 50), gloss(0.96, 0.015, 60)
    set_.letter("ע", 5.3, 1.1, (1.95, 0.9, 0), gloss(0.29, 0.075, 18), turn=-8)
    round_(1.75, 0.14, (0, 0, 0), stone(0.93, 0.025, 50)).matrix_world = Matrix.Translation((-1.3, 1.25, 2.2)) @ Matrix.Rotation(1.5708, 4, "X")
    round_(1.05, 0.5, (-1.2, -0.2, 0), milk)
    round_(0.5, 0.85, (0.55, -0.55, 0), milk)
    set_.phone(f"{screens}/aesthetic-clinic-phone.png", (-1.2, -0.35, 2.18), (82, 0, 8), stone(0.95, 0.015, 50), 2.2)
    set_.ball(0.36, (0.55, -0.55, 1.21), gloss(*DOT))
    for x, y, size in ((-2.75, -0.9, 0.3), (-2.2, -1.35, 0.17), (1.45, -1.2, 0.22), (2.9, -0.9, 0.34)):
        set_.ball(size, (x, y, size), pearl)
    return before_a_wall((0.73, 0.082, 34), (-0.3, -13.5, 2.75), (0.05, 0, 2.0))


def picture(x, z, size, back, disc):
    """A picture in the gallery: a setting sun."""
    set_.box((size, 0.14, size), (x, 2.9, z), stone(*back), 0.03)
    sun = round_(size * 0.3, 0.1, (0, 0, 0), gloss(*disc))
    sun.matrix_world = Matrix.Translation((x, 2.8, z - size * 0.08)) @ Matrix.Rotation(1.5708, 4, "X")


def nftwallet(screens):
    """A collection in a gallery, and the phone with its wallet."""
    set_.letter("נ", 6.4, 1.2, (-2.35, 0.7, 0), set_.paint(set_.oklch(0.88, 0.2, 128), 0.4, 0.4), turn=10)
    picture(-0.55, 3.75, 1.45, (0.28, 0.1, 290), (0.72, 0.2, 350))
    picture(3.4, 3.9, 1.5, (0.7, 0.13, 215), (0.95, 0.1, 105))
    picture(3.55, 2.15, 1.05, (0.9, 0.06, 90), (0.45, 0.19, 300))
    set_.box((2.5, 1.9, 0.4), (1.35, -0.4, 0.2), stone(0.3, 0.1, 292), 0.06)
    set_.phone(f"{screens}/nftwallet.png", (1.35, -0.6, 2.15), (81, 0, -8), dark(285), 2.3, 1.05)
    set_.ball(0.45, (-0.55, -1.05, 0.45), gloss(*DOT))
    return before_a_wall((0.47, 0.2, 305), (-0.3, -13.5, 2.75), (0.05, 0, 2.0))


def storeys(x, y, count, material):
    """A concrete frame: floors on columns."""
    for floor in range(count):
        base = floor * 0.95
        for column in ((-1.05, -0.7), (1.05, -0.7), (-1.05, 0.7), (1.05, 0.7), (0, -0.7)):
            set_.box((0.17, 0.17, 0.82), (x + column[0], y + column[1], base + 0.41), material, 0.01)
        set_.box((2.7, 1.9, 0.14), (x, y, base + 0.88), material, 0.02)


def yesod(screens):
    """The frame of a house with the letter on its roof, and the plan on the ground before it."""
    concrete = stone(0.9, 0.008, 250)
    storeys(-1.45, 0.7, 2, concrete)
    set_.letter("י", 4.6, 0.95, (-1.4, 0.7, 1.9), stone(0.47, 0.17, 258), turn=14)
    set_.slab(f"{screens}/yesod-desk.png", 3.75, 2.35, (1.6, -0.75, 0.75), (32, 0, -14), stone(0.95, 0.006, 250), 0.09, 0.06, strength=0.95)
    set_.box((3.2, 0.5, 1.1), (1.75, -0.05, 0.5), stone(0.3, 0.03, 255), 0.04, (0, 0, -14))
    set_.ball(0.42, (-1.15, -1.35, 0.42), gloss(*DOT))
    set_.ball(0.2, (-2.35, -1.25, 0.2), gloss(0.85, 0.15, 85))
    return before_a_wall((0.76, 0.03, 250), (-2.2, -12.8, 6.2), (0.05, 0, 1.7), 60, wall=4.2)


SCENES = {
    "law-firm": law,
    "shifon-bakery": shifon,
    "yesod-engineers": yesod,
    "aesthetic-clinic": clinic,
    "expertpower-webapp": expertpower,
    "nftwallet-app": nftwallet,
}


def photograph():
    project, out, size, samples, screens = sys.argv[sys.argv.index("--") + 1 :]
    set_.clear()
    hue = SCENES[project](screens)
    set_.sun(SUN, 3.8)
    set_.sky(set_.oklch(0.76, 0.05, hue), 0.6)
    set_.shoot(out, tuple(int(side) for side in size.split("x")), int(samples), exposure=-0.18)


photograph()
