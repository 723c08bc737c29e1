"""The stone threshold: two worn steps, a heavy door with brass, sun across the jamb."""
import math

from look import SHADE, SUN, ashlar, brass, dressed
from meshes import Nodes, rounded_profile, turned
from scenery import box, camera, degrees, oklch, sky, solid, sun
import bpy

HALF, RISE, DEEP = 0.78, 1.75, 0.55


def arch(half, rise, foot, steps=48):
    turns = [math.pi * step / steps for step in range(steps + 1)]
    return [
        (half, foot),
        *((half * math.cos(a), rise + half * math.sin(a)) for a in turns),
        (-half, foot),
    ]


def wood():
    nodes = Nodes("wood")
    place = nodes.add("TexCoord").outputs["Object"]
    stretched = nodes.add("Mapping", Vector=place, Scale=(9, 9, 0.7)).outputs[0]
    grain = nodes.add("TexNoise", Vector=stretched, Scale=3, Detail=5, Distortion=0.6).outputs[
        "Fac"
    ]
    nodes.set(
        nodes.surface, Base_Color=nodes.mix(grain, oklch(0.25, 0.03, 165), oklch(0.37, 0.035, 160))
    )
    nodes.set(nodes.surface, Roughness=0.5, Specular=0.3)
    nodes.bump(grain, 0.12, 0.01)
    return nodes.material


def door(y):
    plank, metal = wood(), brass()
    count = 6
    width = 2 * HALF / count
    for index in range(count):
        box((width - 0.008, 0.06, 2.9), (-HALF + width * (index + 0.5), y, 1.35), plank, 0.012)
    for z in (0.42, 1.5):
        box((2 * HALF, 0.03, 0.16), (0, y - 0.045, z), plank, 0.01)
        for index in range(count):
            dome = [(0.03, 0), (0.026, 0.014), (0.001, 0.022)]
            turned(dome, metal, (-HALF + width * (index + 0.5), y - 0.06, z), (90, 0, 0), 24)
    rose = rounded_profile(
        [(0.001, 0), (0.075, 0), (0.075, 0.02), (0.03, 0.035), (0.03, 0.06), (0.001, 0.065)], 0.012
    )
    turned(rose, metal, (0.44, y - 0.03, 1.02), (90, 0, 0))
    bpy.ops.mesh.primitive_torus_add(
        location=(0.44, y - 0.1, 0.93),
        rotation=degrees((82, 0, 0)),
        major_radius=0.1,
        minor_radius=0.014,
        major_segments=64,
        minor_segments=20,
    )
    bpy.ops.object.shade_smooth()
    bpy.context.object.data.materials.append(metal)


def frame(material, count=13):
    """Wedge stones around the head and long blocks down both jambs."""
    for index in range(count):
        start, end = (
            math.pi * step / count + side * 0.006 for step, side in ((index, 1), (index + 1, -1))
        )
        corner = lambda radius, angle: (radius * math.cos(angle), RISE + radius * math.sin(angle))
        wedge = [
            corner(HALF, start),
            corner(HALF + 0.3, start),
            corner(HALF + 0.3, end),
            corner(HALF, end),
        ]
        stone = solid([wedge], 0.62, 0.012, material, smooth=1)
        stone.rotation_euler, stone.location = degrees((90, 0, 0)), (0, 0.25, 0)
    for side in (-1, 1):
        for index in range(4):
            wide = 0.34 if index % 2 else 0.26
            box(
                (wide, 0.62, 0.425),
                (side * (HALF + wide / 2), 0.25, 0.22 + index * 0.4375),
                material,
                0.014,
            )


def build(shot):
    wall, smooth = ashlar(0.8, 0.4375, 0.01), dressed()
    outer = [(-6, -1), (6, -1), (6, 5), (-6, 5)]
    face = solid([outer, arch(HALF + 0.1, RISE, -0.9)], DEEP, 0.01, wall, smooth=1)
    face.rotation_euler, face.location = degrees((90, 0, 0)), (0, 0.26, 0)
    frame(smooth)
    door(0.36)
    box((2.5, 1.0, 0.17), (0, -0.25, -0.085), smooth, 0.03)
    box((3.1, 1.6, 0.17), (0, -0.4, -0.255), smooth, 0.03)
    box((30, 30, 0.2), (0, 0, -0.44), ashlar(1.0, 0.62, 0.009, 0.86, 0.25), 0)
    sun((58, 0, -62), 3.3, 0.55, SUN)
    sky(SHADE, 0.6)
    camera((1.35, -4.1, 1.05), (0.12, 0.2, 0.82), 44)
    return {"exposure": 0}
