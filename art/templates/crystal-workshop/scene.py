"""Crystals grow on a dark rise in front of a big low moon. The sky on the right stays calm for a
headline.
"""
import numpy as np

from look import MOONLIGHT, amethyst, citrine, crystal, moon_surface, night_sky, quartz, rose
from meshes import Nodes, surface
from scenery import ball, camera, lamp, oklch, sun

# height, radius, x, y, tilt, azimuth
CLUSTER = (
    (3.7, 0.60, 0.0, 0.1, 3, 200),
    (2.6, 0.46, -0.85, 0.15, 17, 172),
    (2.25, 0.42, 0.92, 0.2, 16, 8),
    (3.0, 0.44, 0.42, 0.75, 8, 70),
    (1.5, 0.36, -0.42, -0.72, 20, 235),
    (1.15, 0.30, 0.62, -0.66, 24, 310),
    (1.3, 0.34, -1.62, -0.2, 32, 180),
    (1.2, 0.30, 1.72, -0.1, 34, 0),
    (0.8, 0.24, -1.05, -0.95, 36, 220),
    (0.7, 0.2, 1.3, -0.9, 40, 320),
)


def ground():
    """A bare rise of dark rock that fades into the night at its edges."""
    nodes = Nodes("rock")
    place = nodes.add("NewGeometry").outputs["Position"]
    rough = nodes.add("TexNoise", Vector=place, Scale=2.2, Detail=6, Roughness=0.65).outputs["Fac"]
    nodes.set(
        nodes.surface,
        Base_Color=nodes.mix(rough, oklch(0.13, 0.06, 296), oklch(0.25, 0.105, 306)),
        Roughness=0.62,
        Specular=0.35,
    )
    nodes.bump(rough, 0.7, 0.12)
    random = np.random.default_rng(5)
    hollows = [
        (
            random.uniform(-7, 8),
            random.uniform(-3, 5),
            random.uniform(0.3, 0.9),
            random.uniform(-0.1, 0.22),
        )
        for _ in range(60)
    ]
    x, y = np.meshgrid(np.linspace(-12, 12, 300), np.linspace(-7, 14, 260))
    z = 0.25 * np.exp(-((x / 2.6) ** 2 + ((y - 0.2) / 1.8) ** 2))
    for _ in range(26):
        fx, fy, phase = random.uniform(0.3, 3.2), random.uniform(0.3, 3.2), random.uniform(0, 6.3)
        z += 0.05 / (fx + fy) * np.sin(fx * x + phase) * np.cos(fy * y + phase * 2)
    for at_x, at_y, wide, high in hollows:
        far = np.hypot(x - at_x, (y - at_y) * 1.4) / wide
        z += high * np.clip(1 - far, 0, 1) ** 0.8
    surface(np.stack([x, y, z], axis=-1), nodes.material)


def build(shot):
    ground()
    stones = [
        amethyst(),
        amethyst(),
        quartz(),
        amethyst(),
        rose(),
        amethyst(),
        quartz(),
        rose(),
        citrine(),
        amethyst(),
    ]
    for index, ((height, radius, x, y, tilt, azimuth), stone) in enumerate(zip(CLUSTER, stones)):
        crystal(stone, height, radius, (x, y, 0.05), tilt, azimuth, index)
    for index, (x, y, height, stone) in enumerate(
        ((2.9, -1.0, 0.5, citrine()), (-2.8, -0.7, 0.6, quartz()), (3.9, 0.6, 0.42, amethyst()))
    ):
        crystal(stone, height, height * 0.38, (x, y, 0.02), 38, 40 + 130 * index, 30 + index)
    ball(4.5, (-0.5, 15, 5.1), moon_surface(0.95))
    night_sky(0.9)
    # The moon lights the edges from behind, a lantern warms the front.
    lamp((1.6, 6.5, 6.5), (0, 0, 1.5), 3.2, 800, (0.88, 0.80, 1))
    lamp((-0.2, 2.6, 1.0), (0, 0, 1.6), 1.5, 42, (1, 0.72, 0.9))
    lamp((-4.2, -3.4, 2.6), (0, 0, 1.2), 1.6, 260, (1, 0.72, 0.72))
    lamp((4.6, -1.5, 2.2), (0.3, 0, 1.3), 1.2, 160, (0.86, 0.62, 1))
    sun((40, 0, 150), 0.6, 3, MOONLIGHT)
    if shot == "portrait":
        camera((0.1, -11.5, 1.5), (0.1, 0, 2.75), 50)
    else:
        camera((2.0, -10.5, 1.25), (2.0, 0, 2.3), 38)
    return {"exposure": 0.25, "bounces": 12, "clear_bounces": 10, "blur": 0}
