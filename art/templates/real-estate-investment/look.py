"""Elevation: a model city in concrete on asphalt, lamp light in the windows. One unit is ten
metres.
"""
import bpy
import numpy as np

from meshes import Nodes
from scenery import add, oklch, paint

LAMP = oklch(0.85, 0.15, 75)
FLOOR = 0.34


def concrete(lightness=0.90):
    nodes = Nodes("concrete")
    place = nodes.add("NewGeometry").outputs["Position"]
    cloud = nodes.add("TexNoise", Vector=place, Scale=1.6, Detail=4).outputs["Fac"]
    nodes.set(
        nodes.surface,
        Base_Color=nodes.mix(
            cloud, oklch(lightness + 0.03, 0.004, 250), oklch(lightness - 0.05, 0.008, 240)
        ),
    )
    nodes.set(nodes.surface, Roughness=0.85, Specular=0.15)
    return nodes.material


def asphalt():
    return paint(oklch(0.30, 0.028, 250), 0.8, 0.25)


def windows(lit, strength, seed=0.0, pane=0.3):
    """Dark glass whose panes glow by chance: lit is their share (0 to 1), pane their width."""
    nodes = Nodes("windows")
    geometry = nodes.add("NewGeometry")
    x, y, z = nodes.add("SeparateXYZ", Vector=geometry.outputs["Position"]).outputs
    normal_x = nodes.add("SeparateXYZ", Vector=geometry.outputs["True Normal"]).outputs[0]
    along = nodes.mix(nodes.math("GREATER_THAN", nodes.math("ABSOLUTE", normal_x), 0.5), x, y)
    along = nodes.add("SeparateXYZ", Vector=along).outputs[0]
    column = nodes.math("FLOOR", nodes.math("DIVIDE", along, pane))
    row = nodes.math("FLOOR", nodes.math("DIVIDE", z, FLOOR))
    cell = nodes.add("CombineXYZ", X=column, Y=row, Z=nodes.math("ADD", normal_x, seed)).outputs[0]
    chance = nodes.add("TexWhiteNoise", Vector=cell).outputs["Value"]
    glows = nodes.math("LESS_THAN", chance, lit)
    # Rooms differ: some are dim, and each is darker at its floor.
    level = nodes.math(
        "ADD",
        0.45,
        nodes.math("MULTIPLY", nodes.math("FRACT", nodes.math("MULTIPLY", chance, 37.7)), 0.75),
    )
    rise = nodes.math(
        "ADD",
        0.55,
        nodes.math("MULTIPLY", nodes.math("FRACT", nodes.math("DIVIDE", z, FLOOR)), 0.7),
    )
    power = nodes.math(
        "MULTIPLY", nodes.math("MULTIPLY", glows, nodes.math("MULTIPLY", level, rise)), strength
    )
    nodes.set(nodes.surface, Base_Color=oklch(0.30, 0.04, 245), Roughness=0.12, Specular=0.6)
    nodes.set(nodes.surface, Emission=LAMP, Emission_Strength=power)
    return nodes.material


CORNERS = np.array([(x, y, z) for z in (-0.5, 0.5) for y in (-0.5, 0.5) for x in (-0.5, 0.5)])
SIDES = ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5))


def boxes(spots, material, bevel=0.012):
    """Many boxes as one mesh: each is (middle, size)."""
    if not spots:
        return None
    points = [
        tuple(np.array(middle) + CORNERS[i] * np.array(size))
        for middle, size in spots
        for i in range(8)
    ]
    faces = [
        tuple(8 * index + corner for corner in side)
        for index in range(len(spots))
        for side in SIDES
    ]
    mesh = bpy.data.meshes.new("boxes")
    mesh.from_pydata(points, [], faces)
    thing = add("boxes", mesh, material)
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments = bevel, 2
    return thing


def storeys(x, y, width, deep, floors, stone, panes, base=0.0, reach=0.07, fins=0.0):
    """A body of glass behind slabs that reach out; fins is how far upright ribs stand apart."""
    high = floors * FLOOR
    boxes([((x, y, base + high / 2), (width, deep, high - 0.02))], panes, 0)
    slabs = [
        ((x, y, base + index * FLOOR), (width + 2 * reach, deep + 2 * reach, 0.075))
        for index in range(floors + 1)
    ]
    slabs.append(((x, y, base + high + 0.1), (width + 2 * reach, deep + 2 * reach, 0.14)))
    slabs += [
        ((x + 0.12 * width, y + 0.1 * deep, base + high + 0.3), (width * 0.42, deep * 0.4, 0.34))
    ]
    if fins:
        for side in (-1, 1):
            for step in np.arange(
                -width / 2, width / 2 + 0.01, width / max(1, round(width / fins))
            ):
                slabs.append(
                    (
                        (x + step, y + side * (deep / 2 + reach * 0.55), base + high / 2),
                        (0.055, reach, high),
                    )
                )
            for step in np.arange(-deep / 2, deep / 2 + 0.01, deep / max(1, round(deep / fins))):
                slabs.append(
                    (
                        (x + side * (width / 2 + reach * 0.55), y + step, base + high / 2),
                        (reach, 0.055, high),
                    )
                )
    return boxes(slabs, stone)


def terraces(x, y, width, deep, floors, stone, panes):
    """A building that steps back every two storeys."""
    steps = max(1, floors // 2)
    for step in range(steps):
        shrink = 1 - 0.62 * step / steps
        storeys(
            x - width * (1 - shrink) / 2,
            y + deep * (1 - shrink) / 3,
            width * shrink,
            deep * (0.5 + 0.5 * shrink),
            2,
            stone,
            panes,
            2 * FLOOR * step,
        )


def courtyard(x, y, size, floors, stone, panes):
    """Four bars around a yard."""
    bar = size * 0.24
    for side in (-1, 1):
        storeys(x + side * (size - bar) / 2, y, bar, size, floors, stone, panes, reach=0.04)
        storeys(
            x,
            y + side * (size - bar) / 2,
            size - 2 * bar,
            bar,
            floors - 1,
            stone,
            panes,
            reach=0.04,
        )
