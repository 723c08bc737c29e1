"""The set of the still lifes: letters, screens, plinths, balls, the sun through a shutter.

Blender 3.4 (Debian). One unit is about ten centimetres. Letters stand on z = 0 and face the camera at -y.
"""
import json
import math
import os
import shutil
import tempfile

import bpy
from mathutils import Euler, Matrix, Vector

import denoise

HERE = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(HERE, "..", "letters", "outlines.json"), encoding="utf-8") as file:
    OUTLINES = json.load(file)

WARM = (1, 0.93, 0.81)


def oklch(lightness, chroma, hue, alpha=1):
    """A linear RGB colour for Blender from oklch as in the style sheets."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    rgb = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return tuple(min(1, max(0, value)) for value in rgb) + (alpha,)


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def degrees(rotation):
    return [math.radians(angle) for angle in rotation]


def add(name, data, material=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = degrees(rotation)
    if material:
        data.materials.append(material)
    return thing


# Materials


def paint(colour, rough=0.6, shine=0.3, grain=0.0, metal=0.0, sheen=0.0):
    material = bpy.data.materials.new("paint")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = colour
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Specular"].default_value = shine
    surface.inputs["Metallic"].default_value = metal
    surface.inputs["Sheen"].default_value = sheen
    if grain:
        noise, bump, place = (nodes.new(f"ShaderNode{kind}") for kind in ("TexNoise", "Bump", "TexCoord"))
        noise.inputs["Scale"].default_value = 60
        noise.inputs["Detail"].default_value = 8
        bump.inputs["Strength"].default_value = grain
        bump.inputs["Distance"].default_value = 0.01
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    return material


def display(picture, strength=0.95):
    """A lit screen that shows a PNG."""
    material = bpy.data.materials.new("display")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface, texture = nodes["Principled BSDF"], nodes.new("ShaderNodeTexImage")
    texture.image = bpy.data.images.load(picture)
    surface.inputs["Base Color"].default_value = (0, 0, 0, 1)
    surface.inputs["Roughness"].default_value = 0.12
    surface.inputs["Specular"].default_value = 0.3
    surface.inputs["Emission Strength"].default_value = strength
    links.new(texture.outputs["Color"], surface.inputs["Emission"])
    return material


# Solids


def solid(contours, depth, bevel, material, smooth=16):
    """A solid from closed outlines. A contour is a list of knots [point, handle in, handle out] or of points."""
    curve = bpy.data.curves.new("solid", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.resolution_u = smooth
    curve.extrude = depth / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = 5
    curve.offset = -bevel
    for contour in contours:
        spline = curve.splines.new("BEZIER")
        spline.bezier_points.add(len(contour) - 1)
        spline.use_cyclic_u = True
        for knot, values in zip(spline.bezier_points, contour):
            point, before, after = values if hasattr(values[0], "__len__") else (values, values, values)
            knot.handle_left_type = knot.handle_right_type = "FREE"
            knot.co, knot.handle_left, knot.handle_right = (*point, 0), (*before, 0), (*after, 0)
    return add("solid", curve, material)


def letter(sign, em, depth, location, material, bevel=0.03, turn=0, lean=0, rest=True):
    """An upright letter, em units tall. It rests on its lowest point unless told not to (ע and ק have descenders)."""
    contours = OUTLINES[sign]["contours"]
    xs = [knot[0][0] for contour in contours for knot in contour]
    ys = [knot[0][1] for contour in contours for knot in contour]
    middle, foot = (min(xs) + max(xs)) / 2, min(ys) if rest else 0
    place = lambda point: ((point[0] - middle) * em, (point[1] - foot) * em)
    thing = solid([[[place(point) for point in knot] for knot in contour] for contour in contours], depth, bevel, material)
    thing.rotation_euler = degrees((90 + lean, 0, turn))
    thing.location = location
    return thing


def rounded(width, height, radius, steps=14):
    corners = (
        (width / 2 - radius, height / 2 - radius, 0),
        (-width / 2 + radius, height / 2 - radius, 90),
        (-width / 2 + radius, -height / 2 + radius, 180),
        (width / 2 - radius, -height / 2 + radius, 270),
    )
    turns = [(x, y, math.radians(start + 90 * step / steps)) for x, y, start in corners for step in range(steps + 1)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for x, y, angle in turns]


def plate(width, height, radius, depth, material, bevel=0.015):
    """A rounded plate lying flat, its face up."""
    return solid([rounded(width + 2 * bevel, height + 2 * bevel, radius)], depth, bevel, material, smooth=1)


def sheet(width, height, radius, material):
    """A rounded sheet without thickness, mapped to show a whole picture."""
    mesh = bpy.data.meshes.new("sheet")
    points = rounded(width, height, radius)
    mesh.from_pydata([(x, y, 0) for x, y in points], [], [list(range(len(points)))])
    mapping = mesh.uv_layers.new()
    for index, corner in enumerate(mesh.loops):
        spot = mesh.vertices[corner.vertex_index].co
        mapping.data[index].uv = (spot.x / width + 0.5, spot.y / height + 0.5)
    return add("sheet", mesh, material)


def group(parts, location, rotation, scale=1):
    handle = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(handle)
    for part in parts:
        part.parent = handle
    handle.location, handle.rotation_euler, handle.scale = location, degrees(rotation), (scale,) * 3
    return handle


def phone(picture, location, rotation, body, scale=1.0, strength=0.95):
    """A phone 1.5 units tall, its middle at location. Rotation (90, 0, 0) stands it up."""
    width, height, depth = 0.715, 1.5, 0.078
    glass = sheet(width - 0.028, height - 0.028, 0.104, paint((0.004, 0.004, 0.005, 1), 0.15, 0.5))
    glass.location.z = depth / 2 + 0.0012
    screen = sheet(width - 0.062, height - 0.062, 0.087, display(picture, strength))
    screen.location.z = depth / 2 + 0.0022
    buttons = [box((0.012, 0.16, 0.03), (-width / 2 - 0.003, y, 0), body, 0.005) for y in (0.28, 0.06)]
    return group([plate(width, height, 0.118, depth, body, 0.02), glass, screen, *buttons], location, rotation, scale)


def slab(picture, width, height, location, rotation, body, depth=0.09, radius=0.1, strength=0.95):
    """A screen without a foot."""
    screen = sheet(width - 0.05, height - 0.05, radius - 0.02, display(picture, strength))
    screen.location.z = depth / 2 + 0.002
    return group([plate(width, height, radius, depth, body), screen], location, rotation)


def box(size, location, material, bevel=0.05, rotation=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=location)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(scale=True, location=False, rotation=False)
    thing.rotation_euler = degrees(rotation)
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, 6, "ANGLE"
        thing.data.use_auto_smooth = True
        bpy.ops.object.shade_smooth()
    thing.data.materials.append(material)
    return thing


def ball(radius, location, material):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=96, ring_count=48, radius=radius, location=location)
    thing = bpy.context.object
    bpy.ops.object.shade_smooth()
    thing.data.materials.append(material)
    return thing


def rod(radius, start, end, material):
    start, end = Vector(start), Vector(end)
    bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=radius, depth=(end - start).length, location=(start + end) / 2)
    thing = bpy.context.object
    thing.rotation_euler = (end - start).to_track_quat("Z", "Y").to_euler()
    thing.data.use_auto_smooth = True
    bpy.ops.object.shade_smooth()
    thing.data.materials.append(material)
    return thing


def backdrop(material, wall=2.2, radius=1.0):
    """The floor and the backdrop behind it, without a corner between them."""
    width, height, steps = 40, 16, 18
    arc = [math.radians(90 * step / steps) for step in range(steps + 1)]
    profile = [(-30, 0), *((wall - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in arc), (wall, height)]
    points = [(side * width / 2, y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(points, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    return add("backdrop", mesh, material)


# Light and camera


def sun(rotation, strength=3.8, softness=0.7, colour=WARM):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = strength, math.radians(softness), colour
    return add("sun", light, rotation=rotation)


def lamp(location, target, size, energy, colour=(1, 1, 1)):
    light = bpy.data.lights.new("lamp", "AREA")
    light.energy, light.size, light.color = energy, size, colour
    return aimed(add("lamp", light, location=location), target)


def sky(colour, strength=0.6):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value, background.inputs[1].default_value = colour, strength


def shutter(rotation, edge, count=9, length=9, distance=9, gap=0.62, slat=0.3):
    """Slats far towards the sun: their shadow ends at the point `edge` of the backdrop."""
    turn = Euler(degrees(rotation)).to_matrix()
    dark = paint((0.02, 0.02, 0.02, 1), 1, 0)
    for index in range(count):
        spot = Vector(edge) + turn @ Vector((0, (index - (count - 1) / 2) * gap, distance))
        blade = box((length, slat, 0.02), (0, 0, 0), dark, 0)
        blade.matrix_world = Matrix.Translation(spot) @ turn.to_4x4() @ blade.matrix_world


def aimed(thing, target):
    thing.rotation_euler = (Vector(target) - Vector(thing.location)).to_track_quat("-Z", "Y").to_euler()
    return thing


def camera(location, target, lens=60):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    thing = aimed(add("camera", data, location=location), target)
    bpy.context.scene.camera = thing
    return thing


def shoot(path, size, samples, exposure=-0.2, bounces=4):
    """Renders with Cycles on one thread, then removes the noise (Debian's Blender has no denoiser)."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = "CPU", samples, True, 0.03
    cycles.use_denoising, cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = False, bounces, 3, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.view_settings.view_transform, scene.view_settings.exposure = "Standard", exposure
    passes = tempfile.mkdtemp(prefix="passes-")
    denoise.ask_for_passes(passes)
    scene.frame_set(1)
    bpy.ops.render.render()
    denoise.save_clean(passes, path)
    shutil.rmtree(passes)
