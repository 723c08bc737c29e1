"""The five brands: what they print, pack and display, before the first letter of their name.

blender -b -t 1 -P stage/brands.py -- <project> <out.png> <width>x<height> <samples> <folder of screens>
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import scenery as set_
from cover_set import DOT, dark, gloss, photograph, stone


def print_(picture):
    """Ink on paper: it is lit by the scene."""
    material = set_.paint((1, 1, 1, 1), 0.62, 0.2)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = bpy.data.images.load(picture)
    links.new(texture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def panel(picture, width, height, location, rotation, edge, depth=0.06, radius=0.03):
    """A printed card: a plate with the print on its face."""
    face = set_.sheet(width, height, radius, print_(picture))
    face.location.z = depth / 2 + 0.004
    return set_.group([set_.plate(width, height, radius, depth, edge), face], location, rotation)


def stamp(picture, width, height, location, turn):
    """A print on the front of a box, rotated with it."""
    thing = set_.sheet(width, height, 0.01, print_(picture))
    thing.location, thing.rotation_euler = location, set_.degrees((90, 0, turn))


def sleeve(picture, bottom, top, height, location, turn=0):
    """A print around a cup or a bottle. The radii may differ; turn rotates a part of the print to the camera."""
    steps = 96
    points, faces = [], []
    for step in range(steps + 1):
        angle = 2 * math.pi * step / steps
        points += [(bottom * math.cos(angle), bottom * math.sin(angle), 0), (top * math.cos(angle), top * math.sin(angle), height)]
    faces = [(2 * step, 2 * step + 2, 2 * step + 3, 2 * step + 1) for step in range(steps)]
    mesh = bpy.data.meshes.new("sleeve")
    mesh.from_pydata(points, [], faces)
    mapping = mesh.uv_layers.new()
    for face in mesh.polygons:
        face.use_smooth = True
        step = face.index
        for loop, spot in zip(face.loop_indices, ((step, 0), (step + 1, 0), (step + 1, 1), (step, 1))):
            mapping.data[loop].uv = (spot[0] / steps, spot[1])
    return set_.add("sleeve", mesh, print_(picture), location, (0, 0, turn))


def round_(radius, height, location, material, top=None):
    """An upright cylinder, or a truncated cone."""
    bpy.ops.mesh.primitive_cone_add(
        vertices=96, radius1=radius, radius2=radius if top is None else top, depth=height, location=(location[0], location[1], location[2] + height / 2)
    )
    thing = bpy.context.object
    edge = thing.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method, edge.angle_limit = min(0.04, height / 4), 4, "ANGLE", math.radians(50)
    thing.data.use_auto_smooth = True
    bpy.ops.object.shade_smooth()
    thing.data.materials.append(material)
    return thing


def handle(width, height, location, turn, material):
    """The cord of a bag."""
    curve = bpy.data.curves.new("cord", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", 0.035, 6
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(2)
    for knot, (x, z) in zip(spline.bezier_points, ((-width / 2, 0), (0, height), (width / 2, 0))):
        knot.co, knot.handle_left_type, knot.handle_right_type = (x, 0, z), "AUTO", "AUTO"
    return set_.add("cord", curve, material, location, (0, 0, turn))


def tene(screens):
    set_.letter("ט", 5.2, 1.1, (2.35, 0.9, 0), stone(0.33, 0.06, 45), turn=-8)
    bag = stone(0.3, 0.06, 45)
    set_.box((2.15, 0.95, 3.12), (-1.75, 0.25, 1.56), bag, 0.09, (0, 0, 8))
    stamp(f"{screens}/tene-bag.png", 2.02, 2.93, (-1.683, -0.232, 1.55), 8)
    set_.box((2.0, 0.12, 0.36), (-1.75, 0.2, 3.22), bag, 0.04, (0, 0, 8))
    round_(0.5, 1.35, (0.3, -0.7, 0), stone(0.97, 0.015, 85), 0.7)
    sleeve(f"{screens}/tene-cup.png", 0.515, 0.69, 1.14, (0.3, -0.7, 0.1), -45)
    round_(0.74, 0.12, (0.3, -0.7, 1.35), gloss(0.3, 0.06, 45), 0.7)
    panel(f"{screens}/tene-card.png", 1.5, 0.86, (2.0, -1.35, 0.45), (74, 0, -14), stone(0.97, 0.015, 85), 0.05)
    set_.ball(0.36, (-0.55, -1.5, 0.36), gloss(*DOT))
    set_.ball(0.15, (-3.05, -0.9, 0.15), gloss(0.6, 0.16, 38))
    return (0.85, 0.055, 235)


def sarug(screens):
    set_.letter("ס", 5.4, 1.1, (-2.2, 0.9, 0), stone(0.4, 0.07, 165), turn=9)
    wine = stone(0.38, 0.135, 12)
    set_.box((2.5, 1.0, 3.05), (1.15, 0.2, 1.525), wine, 0.03, (0, 0, -9))
    stamp(f"{screens}/sarug-bag.png", 2.46, 3.0, (1.071, -0.3, 1.525), -9)
    handle(0.95, 0.95, (1.07, -0.24, 3.0), -9, stone(0.95, 0.02, 85))
    set_.box((1.9, 1.35, 0.55), (-0.55, -1.15, 0.275), stone(0.76, 0.1, 12), 0.03, (0, 0, 12))
    panel(f"{screens}/sarug-tag.png", 0.84, 1.5, (2.75, -1.2, 0.76), (78, 0, -18), stone(0.95, 0.02, 85), 0.04, 0.06)
    set_.ball(0.36, (-0.6, -1.15, 0.91), gloss(*DOT))
    set_.ball(0.15, (-2.2, -1.0, 0.15), gloss(0.76, 0.1, 12))
    return (0.92, 0.032, 88)


def marva(screens):
    set_.letter("מ", 5.3, 1.1, (2.25, 0.9, 0), stone(0.38, 0.07, 150), turn=-8)
    lilac = stone(0.78, 0.08, 305)
    set_.box((1.5, 1.5, 2.85), (-2.1, 0.3, 1.425), lilac, 0.03, (0, 0, 12))
    stamp(f"{screens}/marva-carton.png", 1.48, 2.79, (-1.943, -0.44, 1.425), 12)
    amber = set_.paint(set_.oklch(0.42, 0.1, 58), 0.08, 0.6)
    round_(0.62, 1.75, (-0.35, -0.75, 0), amber)
    sleeve(f"{screens}/marva-bottle.png", 0.628, 0.628, 1.3, (-0.35, -0.75, 0.18), -30)
    round_(0.6, 0.3, (-0.35, -0.75, 1.74), amber, 0.26)
    round_(0.27, 0.5, (-0.35, -0.75, 2.0), gloss(0.25, 0.02, 150))
    round_(0.22, 0.62, (-0.35, -0.75, 2.45), gloss(0.25, 0.02, 150), 0.1)
    round_(0.72, 0.62, (1.35, -0.95, 0), gloss(0.96, 0.02, 100))
    sleeve(f"{screens}/marva-jar.png", 0.728, 0.728, 0.56, (1.35, -0.95, 0.03), -45)
    round_(0.74, 0.24, (1.35, -0.95, 0.63), stone(0.62, 0.13, 65))
    set_.ball(0.36, (2.65, -1.2, 0.36), gloss(*DOT))
    set_.ball(0.15, (-1.15, -1.5, 0.15), gloss(0.62, 0.13, 65))
    return (0.83, 0.065, 138)


def toor(screens):
    set_.letter("ת", 5.5, 1.15, (-2.0, 0.9, 0), stone(0.27, 0.03, 120), turn=9)
    ink = gloss(0.24, 0.025, 120)
    set_.box((2.2, 1.9, 0.5), (1.5, 0.3, 0.25), stone(0.6, 0.13, 128), 0.06)
    set_.phone(f"{screens}/toor-app.png", (1.95, 0.05, 2.02), (80, 0, -10), dark(120), 2.0)
    panel(f"{screens}/toor-icon.png", 1.5, 1.5, (0.35, -1.15, 0.8), (78, 0, 6), ink, 0.34, 0.36)
    panel(f"{screens}/toor-card.png", 1.5, 0.87, (2.75, -1.35, 0.45), (76, 0, -16), stone(0.95, 0.012, 110), 0.05)
    for x, colour in ((-2.9, (0.27, 0.03, 120)), (-2.05, (0.27, 0.03, 120)), (-1.2, DOT)):
        set_.ball(0.34, (x, -1.25, 0.34), gloss(*colour))
    return (0.88, 0.15, 111)


def tzuk(screens):
    set_.letter("צ", 5.3, 1.1, (2.35, 1.0, 0), stone(0.9, 0.06, 80), turn=-8)
    paper = stone(0.95, 0.02, 80)
    panel(f"{screens}/tzuk-poster-b.png", 2.25, 3.22, (-0.25, 0.1, 1.64), (84, 0, 4), paper, 0.06, 0.01)
    panel(f"{screens}/tzuk-poster-a.png", 2.25, 3.22, (-2.15, -0.45, 1.64), (84, 0, 10), paper, 0.06, 0.01)
    for step, colour in enumerate(((0.42, 0.13, 300), (0.75, 0.12, 20), (0.9, 0.06, 80))):
        set_.box((1.5 - 0.42 * step, 1.0, 0.34), (1.85 + 0.14 * step, -0.95, 0.17 + 0.34 * step), stone(*colour), 0.02)
    panel(f"{screens}/tzuk-ticket.png", 1.55, 0.62, (0.35, -1.55, 0.33), (72, 0, 9), paper, 0.03, 0.01)
    set_.ball(0.34, (2.13, -0.95, 1.36), gloss(*DOT))
    return (0.47, 0.15, 28)


photograph({"tene-coffee": tene, "sarug-knitwear": sarug, "marva-herbs": marva, "toor-app": toor, "tzuk-festival": tzuk})
