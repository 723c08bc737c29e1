"""A plate of polished stones by candle light."""

import math

import bpy
import numpy as np

from look import CANDLE, MOONLIGHT, amethyst, citrine, crystal, quartz, rose, walnut
from meshes import rounded_profile, surface, turned
from scenery import box, camera, lamp, oklch, paint, rod, sky


def focus(view, point, aperture):
    view.data.dof.use_dof, view.data.dof.aperture_fstop = True, aperture / 10
    view.data.dof.focus_distance = math.dist(view.location, point)


def tumbled(material, size, location, seed):
    """A polished pebble: a ball, flattened and uneven."""
    random = np.random.default_rng(seed)
    v, u = np.meshgrid(
        np.linspace(math.pi - 0.01, 0.01, 48),
        np.linspace(0, 2 * math.pi, 96, endpoint=False),
        indexing="ij",
    )
    bend = 1 + sum(
        random.uniform(0.03, 0.09) * np.cos(k * u + random.uniform(0, 6.3)) * np.sin(v) ** 2
        for k in (1, 2, 3)
    )
    points = np.stack(
        [
            bend * np.sin(v) * np.cos(u),
            0.78 * bend * np.sin(v) * np.sin(u),
            0.55 * np.cos(v) * (1 + 0.1 * np.cos(u)),
        ],
        axis=-1,
    )
    stone = surface(points * size, material, True, location)
    stone.rotation_euler = (
        random.uniform(-0.2, 0.2),
        random.uniform(-0.2, 0.2),
        random.uniform(0, 6.3),
    )
    return stone


def candle(location):
    x, y, z = location
    wax = paint(oklch(0.93, 0.03, 85), 0.5, 0.3)
    inside = wax.node_tree.nodes["Principled BSDF"]
    inside.inputs["Emission"].default_value, inside.inputs["Emission Strength"].default_value = (
        1,
        0.42,
        0.12,
        1,
    ), 0.28
    turned(
        rounded_profile([(0.001, 0), (0.55, 0), (0.55, 1.5), (0.42, 1.46), (0.001, 1.4)], 0.1),
        wax,
        location,
    )
    rod(0.018, (x, y, z + 1.4), (x, y, z + 1.6), paint((0.02, 0.015, 0.01, 1), 0.9, 0))
    flame = paint((0, 0, 0, 1), 1, 0)
    glow = flame.node_tree.nodes["Principled BSDF"]
    glow.inputs["Emission"].default_value, glow.inputs["Emission Strength"].default_value = (
        1,
        0.66,
        0.24,
        1,
    ), 4.5
    shape = [(0.001, 0), (0.075, 0.1), (0.095, 0.22), (0.06, 0.42), (0.02, 0.58), (0.001, 0.64)]
    turned(rounded_profile(shape, 0.1), flame, (x, y, z + 1.56), steps=32).visible_shadow = False
    light = bpy.data.lights.new("flame", "POINT")
    light.energy, light.color, light.shadow_soft_size = 420, CANDLE, 0.12
    holder = bpy.data.objects.new("flame", light)
    holder.location = (x, y, z + 1.95)
    bpy.context.collection.objects.link(holder)


def build(shot):
    box((40, 40, 0.2), (0, 0, -0.1), walnut(), 0)
    metal = paint(oklch(0.90, 0.022, 80), 0.35, 0.4)
    turned(
        rounded_profile(
            [
                (0.001, 0.06),
                (2.6, 0.06),
                (2.72, 0.3),
                (2.8, 0.32),
                (2.84, 0.27),
                (2.72, 0.0),
                (0.001, 0.0),
            ],
            0.08,
        ),
        metal,
    )
    stones = [amethyst(), rose(), quartz(), citrine()]
    places = (
        (-1.5, 0.4),
        (-0.7, -1.1),
        (0.1, 0.6),
        (1.2, -0.5),
        (-0.35, -0.2),
        (0.7, 1.45),
        (-1.25, 1.55),
        (1.75, 0.75),
    )
    for index, (x, y) in enumerate(places):
        size = (0.56, 0.44, 0.5)[index % 3]
        tumbled(stones[index % 4], size, (x, y, 0.06 + size * 0.5), index)
    crystal(amethyst(), 1.9, 0.36, (-1.9, -0.55, 0.42), 84, 25, 9)
    crystal(quartz(), 1.5, 0.3, (1.35, -1.55, 0.36), 84, 160, 4)
    candle((-1.9, 3.6, 0))
    lamp((5, -2, 5), (0, 0, 0), 3, 160, MOONLIGHT)
    sky(oklch(0.40, 0.09, 300), 0.5)
    view = camera((1.3, -7.2, 4.4), (-0.1, 0.95, 0.45), 48)
    focus(view, (0, -0.4, 0.4), 4)
    return {"exposure": 0.3}
