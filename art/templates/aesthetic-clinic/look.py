"""Second Skin: blush silk, pearls, milk, clay. One unit is three centimetres."""
import math

import numpy as np

from meshes import Nodes, surface
from scenery import ball, oklch, paint

WINDOW = (1, 0.93, 0.87)
BLUSH = oklch(0.87, 0.045, 38)
MILK = oklch(0.965, 0.014, 55)
CLAY = oklch(0.52, 0.09, 30)


def silk(colour=BLUSH):
    """Satin: a soft broad gloss, warmer where it turns away."""
    nodes = Nodes("silk")
    rim = nodes.add("LayerWeight", Blend=0.35).outputs["Facing"]
    nodes.set(nodes.surface, Base_Color=nodes.mix(rim, colour, oklch(0.80, 0.07, 34)))
    nodes.set(
        nodes.surface, Roughness=0.3, Specular=0.8, Sheen=0.4, Sheen_Tint=0.6, Anisotropic=0.5
    )
    return nodes.material


def nacre():
    """Pearl: milk in the middle, rose and a trace of green at the rim, under a clear coat."""
    nodes = Nodes("nacre")
    rim = nodes.add("LayerWeight", Blend=0.42).outputs["Facing"]
    rose = nodes.mix(rim, oklch(0.955, 0.016, 62), oklch(0.83, 0.055, 20))
    green = nodes.mix(nodes.math("POWER", rim, 4), rose, oklch(0.86, 0.03, 150))
    nodes.set(
        nodes.surface,
        Base_Color=green,
        Roughness=0.24,
        Specular=0.6,
        Clearcoat=1.0,
        Clearcoat_Roughness=0.06,
    )
    return nodes.material


def glass(colour=(1, 1, 1, 1), index=1.45, rough=0.0):
    material = paint(colour, rough, 0.5)
    inner = material.node_tree.nodes["Principled BSDF"]
    inner.inputs["Transmission"].default_value, inner.inputs["IOR"].default_value = 1, index
    return material


def fold(phase, sharp=1.7):
    """One row of folds: round backs and narrow valleys."""
    return (0.5 + 0.5 * np.sin(phase)) ** sharp


def drape(x, y):
    """The height of the cloth: deep folds that gather at the upper left, a broad calm swell on the
    right.
    """
    turn = math.radians(33)
    across = -x * math.sin(turn) + y * math.cos(turn)
    along = x * math.cos(turn) + y * math.sin(turn)
    across = across + 0.5 * np.sin(0.42 * along + 0.6) + 0.22 * np.sin(0.9 * along - across * 0.5)
    calm = 1 / (1 + np.exp(-(x - 1.2) / 1.1))
    tight = 1.25 + 0.4 / (1 + np.exp((along + 1.5) / 1.6))
    deep = fold(tight * across * 2.1 + 0.9 * np.sin(0.35 * along))
    fine = fold(5.2 * across + 1.3 * np.sin(0.6 * along + 1) + 0.5 * np.sin(across * 1.7), 2.4)
    small = fold(10.5 * across + 1.9 * np.sin(0.8 * along), 2)
    swell = 0.55 * np.sin(0.62 * across + 0.25 * along + 0.7)
    lively = 1 - 0.82 * calm
    fade = 0.55 + 0.45 * np.sin(0.5 * along + across)
    return (
        1.15 * lively * deep
        + 0.34 * lively * fine * fade
        + 0.08 * lively * small * (1 - fade)
        + swell
    )


def cloth(height, material, half=9.0, count=620):
    x, y = np.meshgrid(np.linspace(-half, half, count), np.linspace(-half, half, count))
    return surface(np.stack([x, y, height(x, y)], axis=-1), material)


def resting_height(height, x, y, radius):
    """The height at which the middle of a ball comes to rest when it is lowered at x, y."""
    reach = np.linspace(-radius, radius, 25)
    dx, dy = np.meshgrid(reach, reach)
    inside = radius**2 - dx**2 - dy**2
    lift = np.where(inside > 0, height(x + dx, y + dy) + np.sqrt(np.maximum(inside, 0)), -9)
    return float(lift.max())


def pearl(height, x, y, radius, material):
    return ball(radius, (x, y, resting_height(height, x, y, radius) - 0.02 * radius), material)
