"""A desk in low light: a sealed document, and a brass rule with a pen."""
import numpy as np

from look import LOW_SUN, brass, ink, paper
from meshes import Nodes, rounded_profile, surface, turned
from scenery import box, camera, group, lamp, oklch, paint, sky, sun
from wax import seal


def leather():
    nodes = Nodes("leather")
    place = nodes.add("TexCoord").outputs["Object"]
    grain = nodes.add("TexVoronoi", Vector=place, Scale=34).outputs["Distance"]
    nodes.set(nodes.surface, Base_Color=oklch(0.27, 0.035, 165), Roughness=0.5, Specular=0.35)
    nodes.bump(grain, 0.18, 0.01)
    return nodes.material


def page(width, height, location, turn):
    """A sheet of heavy paper, not quite flat."""
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, 80), np.linspace(-0.5, 0.5, 80))
    z = 0.006 * np.sin(3 * x + 1) * np.cos(2.4 * y)
    sheet = surface(
        np.stack([x * width, y * height, z], axis=-1),
        paper(),
        location=location,
        rotation=(0, 0, turn),
    )
    thick = sheet.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = 0.012, -1
    return sheet


def ribbon(length, location, turn, width=0.17):
    along, across = np.meshgrid(
        np.linspace(-0.5, 0.5, 160), np.linspace(-0.5, 0.5, 8), indexing="ij"
    )
    z = 0.012 + 0.02 * np.sin(along * 9) ** 2 + 0 * across
    points = np.stack([along * length, across * width + 0.02 * np.sin(along * 5), z], axis=-1)
    cloth = paint(oklch(0.30, 0.05, 165), 0.45, 0.4, sheen=0.4)
    return surface(points, cloth, location=location, rotation=(0, 0, turn))


def pen(location, turn):
    """A fountain pen of ink-black lacquer with brass rings, lying on its side."""
    black, gold = ink(), brass()
    body = [(0.001, -1.05), (0.085, -1.03), (0.1, -0.7), (0.112, 0), (0.108, 0.5)]
    grip = [(0.108, 0.5), (0.082, 0.53), (0.068, 0.9), (0.08, 0.93), (0.05, 0.95), (0.001, 0.95)]
    ring = lambda z, radius: [
        (radius - 0.02, z - 0.025),
        (radius, z - 0.025),
        (radius, z + 0.025),
        (radius - 0.02, z + 0.025),
    ]
    parts = [turned(rounded_profile(body, 0.06), black), turned(rounded_profile(grip, 0.03), black)]
    parts += [
        turned(rounded_profile(ring(z, r), 0.01), gold)
        for z, r in ((0.5, 0.118), (0.42, 0.116), (-0.98, 0.1))
    ]
    v, u = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1, 1, 30), indexing="ij")
    half = 0.062 * (1 - v**1.7) + 0.002
    nib = np.stack([u * half, 0.045 - 0.035 * u**2 - 0.03 * v, 0.93 + 0.42 * v], axis=-1)
    parts.append(surface(nib, gold))
    return group(parts, location, (90, 0, turn))


def rule(location, turn):
    """A brass rule with engraved divisions."""
    gold, dark = brass(), paint(oklch(0.3, 0.04, 70), 0.6, 0.2)
    parts = [box((4.6, 0.36, 0.05), (0, 0, 0.025), gold, 0.012)]
    for step in range(91):
        long = 0.16 if step % 10 == 0 else 0.11 if step % 5 == 0 else 0.07
        parts.append(
            box((0.009, long, 0.004), (-2.25 + step * 0.05, 0.165 - long / 2, 0.0505), dark, 0)
        )
    return group(parts, location, (0, 0, turn))


def build(shot):
    box((30, 30, 0.2), (0, 0, -0.1), leather(), 0)
    sky(oklch(0.88, 0.008, 80), 0.45)
    # The objects that metal and wax reflect.
    lamp((0.4, 6.5, 4.2), (0.2, 0, 0), 5, 150, (1, 0.94, 0.85))
    if shot == "seal":
        for index, turn in enumerate((-7, -4.5, -6)):
            page(4.4, 6.0, (-0.9 + index * 0.05, 1.1 - index * 0.06, 0.012 + 0.016 * index), turn)
        ribbon(5, (0.62, -0.9, 0.055), 58)
        seal(0.52, (0.62, -0.9, 0.07), (0, 0, -12))
        sun((66, 0, -48), 3.9, 1.2, LOW_SUN)
        camera((1.5, -4.2, 3.1), (0.25, -0.62, 0.05), 62)
    else:
        for index, turn in enumerate((8, 11)):
            page(4.2, 5.8, (-0.9, 0.3, 0.012 + 0.016 * index), turn)
        rule((0.55, 0.35, 0.034), -16)
        pen((0.35, -0.75, 0.15), 62)
        sun((68, 0, -58), 3.8, 1.2, LOW_SUN)
        camera((0.8, -5.4, 3.4), (0.1, -0.25, 0.05), 52)
    return {"exposure": 0.1, "bounces": 4}
