"""Moonstone: night violet, moonlight, amethyst, rose quartz. One unit is a centimetre in the tray,
ten before the moon.
"""
import math

import bpy
import numpy as np

from meshes import Nodes
from scenery import add, oklch

MOONLIGHT = (0.80, 0.84, 1)
CANDLE = (1, 0.56, 0.24)


def gem(colour, depth=0.3, cloud=0.35, rough=0.02, milk=0.0):
    """Cut stone, coloured by its depth, cloudy towards the foot; milk is how cloudy it is
    throughout (0 to 1).
    """
    nodes = Nodes("gem")
    place = nodes.add("TexCoord").outputs["Generated"]
    mist = nodes.add("TexNoise", Vector=place, Scale=3.2, Detail=3).outputs["Fac"]
    foot = nodes.math("SUBTRACT", 1, nodes.add("SeparateXYZ", Vector=place).outputs["Z"])
    clouded = nodes.math(
        "MULTIPLY", nodes.math("MULTIPLY", mist, nodes.math("POWER", foot, 3)), cloud * 2
    )
    nodes.set(
        nodes.surface,
        Base_Color=colour,
        Roughness=rough,
        IOR=1.54,
        Specular=0.6,
        Transmission=nodes.math("SUBTRACT", 0.98 - milk, clouded),
    )
    inside = nodes.add("VolumeAbsorption", Color=colour, Density=depth)
    nodes.tree.links.new(inside.outputs[0], nodes.tree.nodes["Material Output"].inputs["Volume"])
    return nodes.material


def amethyst():
    return gem(oklch(0.80, 0.125, 312), 0.32)


def rose():
    return gem(oklch(0.87, 0.085, 8), 0.1, 0.2, 0.12, 0.42)


def quartz():
    return gem(oklch(0.965, 0.012, 300), 0.15, 0.25)


def citrine():
    return gem(oklch(0.90, 0.11, 82), 0.12, 0.3)


def crystal(material, height, radius, location, tilt=0, azimuth=0, seed=0, tip=0.3, chamfer=0.02):
    """A six-sided column with an uneven point. It leans by tilt degrees towards azimuth and stands
    in the ground.
    """
    random = np.random.default_rng(seed)
    count = 6
    angles = [2 * math.pi * (i + random.uniform(-0.14, 0.14)) / count for i in range(count)]
    radii = [radius * random.uniform(0.86, 1.1) for _ in range(count)]
    shoulders = [height * (1 - tip * random.uniform(0.75, 1.35)) for _ in range(count)]
    ring = lambda scale, heights: [
        (r * scale * math.cos(a), r * scale * math.sin(a), z)
        for a, r, z in zip(angles, radii, heights)
    ]
    apex = (radius * random.uniform(-0.22, 0.22), radius * random.uniform(-0.22, 0.22), height)
    points = [
        *ring(1.02, [-0.5 * radius] * count),
        *ring(0.93, shoulders),
        apex,
        (0, 0, -0.5 * radius),
    ]
    faces = []
    for i in range(count):
        j = (i + 1) % count
        faces += [
            (i, j, count + j, count + i),
            (count + i, count + j, 2 * count),
            (j, i, 2 * count + 1),
        ]
    mesh = bpy.data.meshes.new("crystal")
    mesh.from_pydata(points, [], faces)
    thing = add("crystal", mesh, material, location)
    lean = math.radians(tilt)
    thing.rotation_euler = (
        -lean * math.sin(math.radians(azimuth)),
        lean * math.cos(math.radians(azimuth)),
        random.uniform(0, 1),
    )
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = chamfer * radius, 2, "NONE"
    return thing


def walnut():
    nodes = Nodes("walnut")
    place = nodes.add("TexCoord").outputs["Object"]
    stretched = nodes.add("Mapping", Vector=place, Scale=(0.6, 5, 5)).outputs[0]
    grain = nodes.add("TexNoise", Vector=stretched, Scale=2.4, Detail=5, Distortion=0.8).outputs[
        "Fac"
    ]
    nodes.set(
        nodes.surface,
        Base_Color=nodes.mix(grain, oklch(0.20, 0.045, 40), oklch(0.36, 0.07, 52)),
        Roughness=0.45,
    )
    return nodes.material


def night_sky(strength=0.6):
    """Violet at the horizon, nearly black above."""
    world = bpy.data.worlds.new("night")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split, ramp = (
        nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB")
    )
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    stops = (
        (0.0, oklch(0.52, 0.13, 318)),
        (0.13, oklch(0.38, 0.115, 302)),
        (0.45, oklch(0.24, 0.075, 290)),
    )
    for index, (place, colour) in enumerate(stops):
        stop = ramp.color_ramp.elements[0] if index == 0 else ramp.color_ramp.elements.new(place)
        stop.position, stop.color = place, colour
    ramp.color_ramp.elements.remove(ramp.color_ramp.elements[-1])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength


def moon_surface(brightness=1.0):
    """Lunar seas and craters that emit light."""
    nodes = Nodes("moon")
    place = nodes.add("TexCoord").outputs["Object"]
    seas = nodes.add(
        "TexNoise", Vector=place, Scale=0.62, Detail=4, Roughness=0.55, Distortion=0.3
    ).outputs["Fac"]
    craters = nodes.add("TexVoronoi", Vector=place, Scale=1.9).outputs["Distance"]
    dark = nodes.add("MapRange", Value=seas, From_Min=0.42, From_Max=0.66, To_Max=0.62).outputs[0]
    pocks = nodes.add(
        "MapRange", Value=craters, From_Min=0.0, From_Max=0.28, To_Min=0.22, To_Max=0.0
    ).outputs[0]
    base = nodes.mix(dark, oklch(0.955, 0.03, 90), oklch(0.80, 0.035, 80))
    worn = nodes.mix(pocks, base, oklch(0.86, 0.03, 85))
    nodes.set(
        nodes.surface,
        Base_Color=(0, 0, 0, 1),
        Specular=0,
        Emission=worn,
        Emission_Strength=brightness,
    )
    return nodes.material
