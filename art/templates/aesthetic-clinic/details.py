"""A close-up of folds, a pearl among drops, and a still life of a dropper and towels."""
import math

import bpy
import numpy as np

from look import CLAY, MILK, WINDOW, cloth, drape, glass, nacre, silk
from meshes import Nodes, rounded_profile, surface, turned
from scenery import ball, box, camera, lamp, oklch, paint, sky, sun


def folds():
    """Tighter folds that run from the upper right to the lower left."""

    def pleats(x, y):
        across = 0.62 * x + 0.78 * y + 0.35 * np.sin(0.5 * x - 0.3 * y) + 0.12 * np.sin(1.3 * y)
        along = 0.78 * x - 0.62 * y
        main = (0.5 + 0.5 * np.sin(2.9 * across + 0.5 * np.sin(0.6 * along))) ** 1.5
        fine = (0.5 + 0.5 * np.sin(7.6 * across + 1.1 * np.sin(0.8 * along))) ** 2.2
        return (
            0.7 * main
            + 0.16 * fine * (0.5 + 0.5 * np.sin(0.7 * along + 2))
            + 0.25 * np.sin(0.6 * along)
        )

    cloth(pleats, silk(), 6, 420)
    sun((62, 0, -40), 2.5, 3, WINDOW)
    lamp((2, 6, 4), (0, 0, 0), 3, 150, (1, 0.9, 0.88))
    sky(oklch(0.88, 0.03, 30), 0.42)
    camera((0.2, -4.4, 5.4), (0.1, 0.1, 0.3), 54)
    return {"exposure": 0.1, "bounces": 5}


def water():
    """Clear drops that reflect at their rims. Real refraction would need caustics, and is grey
    without them.
    """
    bpy.context.scene.cycles.min_transparent_bounces = 16
    nodes = Nodes("water")
    nodes.tree.nodes.remove(nodes.surface)
    facing = nodes.add("LayerWeight", Blend=0.45).outputs["Facing"]
    mirror = nodes.math("ADD", 0.06, nodes.math("MULTIPLY", nodes.math("POWER", facing, 3), 0.5))
    clear = nodes.add(
        "BsdfTransparent", Color=nodes.mix(facing, (1, 0.97, 0.955, 1), (0.93, 0.80, 0.76, 1))
    )
    shine = nodes.add("BsdfGlossy", Color=(1, 0.97, 0.95, 1), Roughness=0.03)
    mixed = nodes.add("MixShader", Fac=mirror, _1=clear.outputs[0], _2=shine.outputs[0])
    out = nodes.tree.nodes["Material Output"].inputs["Surface"]
    nodes.tree.links.new(mixed.outputs[0], out)
    return nodes.material


def drop(x, y, radius, material, seed):
    """A drop that lies on the plate, flattened by its weight."""
    random = np.random.default_rng(seed)
    v, u = np.meshgrid(
        np.linspace(0.0, 1, 28), np.linspace(0, 2 * math.pi, 72, endpoint=False), indexing="ij"
    )
    bend = (
        1
        + 0.05 * np.cos(2 * u + random.uniform(0, 6))
        + 0.03 * np.cos(3 * u + random.uniform(0, 6))
    )
    flat = radius * bend * np.cos(v * math.pi / 2) ** 0.7
    high = 0.56 * radius**0.85 * np.sin(v * math.pi / 2) ** 0.9
    bead = surface(
        np.stack([x + flat * np.cos(u), y + flat * np.sin(u), high + 0.001], axis=-1), material, True
    )
    bead.visible_shadow = False


def dew():
    box((30, 30, 0.2), (0, 0, -0.1), paint(oklch(0.84, 0.055, 36), 0.22, 0.5), 0)
    clear, random, taken = (
        water(),
        np.random.default_rng(11),
        [(-0.45, 0.2, 0.75), (1.35, -0.6, 0.32)],
    )
    ball(0.62, (-0.45, 0.2, 0.62), nacre())
    ball(0.24, (1.35, -0.6, 0.24), nacre())
    for index in range(700):
        radius = 0.05 + 0.36 * random.random() ** 3.2
        x, y = random.uniform(-3.6, 3.6), random.uniform(-2.6, 4.5)
        if (
            all(math.hypot(x - a, y - b) > radius + other + 0.05 for a, b, other in taken)
            and len(taken) < 95
        ):
            taken.append((x, y, radius))
            drop(x, y, radius, clear, index)
    sun((58, 0, -50), 2.4, 2.5, WINDOW)
    lamp((1, 6, 5), (0, 0, 0), 3, 220, (1, 0.95, 0.92))
    sky(oklch(0.9, 0.03, 40), 0.6)
    camera((0.5, -4.4, 3.7), (0.15, 0.0, 0.25), 56)
    return {"exposure": -0.05, "bounces": 8, "clear_bounces": 6, "blur": 0.1}


def terry():
    nodes = Nodes("terry")
    place = nodes.add("TexCoord").outputs["Object"]
    loops = nodes.add("TexVoronoi", Vector=place, Scale=26).outputs["Distance"]
    nodes.set(nodes.surface, Base_Color=MILK, Roughness=0.95, Specular=0.1, Sheen=0.8)
    nodes.bump(loops, 0.35, 0.03)
    return nodes.material


def folded(width, deep, thick, material, z, turn):
    """A towel folded in three: a rounded slab whose front shows the spiral of its layers."""
    for index in range(3):
        high = thick / 3
        size, middle = (width - 0.02 * index, deep, high * 1.03), (
            -1.35,
            0.03 * (index - 1),
            z + high * (index + 0.5),
        )
        box(size, middle, material, high * 0.46, (0, 0, turn + index * 0.5))


def dropper(x, y):
    """A bottle of oil with a glass dropper."""
    clear, oil = glass((1, 0.97, 0.93, 1), 1.45), glass(oklch(0.86, 0.10, 70), 1.4)
    outer = [(0.001, 0.0), (0.55, 0.0), (0.55, 1.45), (0.2, 1.62), (0.2, 1.8)]
    inner = [(0.15, 1.8), (0.15, 1.6), (0.49, 1.4), (0.49, 0.1), (0.001, 0.1)]
    turned(rounded_profile([*outer, *inner], 0.12), clear, (x, y, 0))
    turned(
        rounded_profile([(0.001, 0.105), (0.485, 0.105), (0.485, 0.95), (0.001, 0.95)], 0.06),
        oil,
        (x, y, 0),
    )
    collar = paint(oklch(0.70, 0.06, 50), 0.25, 0.5, metal=1)
    turned(
        rounded_profile([(0.001, 1.74), (0.25, 1.74), (0.25, 2.06), (0.001, 2.06)], 0.03),
        collar,
        (x, y, 0),
    )
    bulb = [(0.15, 2.06), (0.16, 2.2), (0.19, 2.4), (0.15, 2.66), (0.05, 2.74), (0.001, 2.75)]
    turned(rounded_profile(bulb, 0.08), paint(CLAY, 0.55, 0.3), (x, y, 0))
    turned(
        rounded_profile([(0.055, 1.75), (0.055, 0.6), (0.02, 0.35), (0.001, 0.33)], 0.03),
        clear,
        (x, y, 0),
        steps=48,
    )


def towels():
    wall, stone = paint(oklch(0.86, 0.045, 40), 0.9, 0.1), paint(MILK, 0.6, 0.25, grain=0.04)
    box((30, 0.4, 16), (0, 3.2, 8), wall, 0)
    box((30, 20, 0.4), (0, -4, -0.2), stone, 0)
    cotton = terry()
    for index in range(3):
        folded(2.5 - 0.12 * index, 1.7, 0.5, cotton, 0.5 * index, (-4, 3, -1)[index])
    dropper(1.0, -0.35)
    ball(0.2, (0.05, -1.25, 0.2), nacre())
    ball(0.13, (1.85, -1.05, 0.13), nacre())
    sun((60, 0, -46), 3.0, 2.2, WINDOW)
    lamp((4, -1, 4), (0, 0, 1), 3, 90, (1, 0.94, 0.9))
    sky(oklch(0.9, 0.03, 40), 0.45)
    camera((0.5, -7.6, 2.2), (0.15, 0, 1.35), 52)
    return {"exposure": 0.0, "bounces": 8, "clear_bounces": 6, "blur": 0.1}


def build(shot):
    return {"folds": folds, "dew": dew, "towels": towels}[shot]()
