"""A wax seal: a poured rim, a pressed field, and an arch as its emblem."""
import numpy as np

from look import wax
from meshes import surface


def edge(distance, width):
    """1 inside a shape, 0 outside, softly between; distance is negative inside."""
    t = np.clip(0.5 - distance / width, 0, 1)
    return t * t * (3 - 2 * t)


def stroke_of_arch(x, y, radius, foot, half):
    """Distance to the line of an arch: a half circle on two legs that stand on `foot`."""
    ring = np.abs(np.hypot(x, y) - radius)
    legs = np.hypot(np.abs(x) - radius, np.maximum(np.maximum(foot - y, y), 0))
    return np.where(y > 0, ring, legs) - half


def emblem(x, y):
    y = y - 0.06
    arches = [stroke_of_arch(x, y, radius, -0.34, 0.022) for radius in (0.31, 0.21, 0.11)]
    steps = [
        np.maximum(np.abs(x) - reach, np.abs(y + level) - 0.02)
        for reach, level in ((0.40, 0.375), (0.47, 0.44))
    ]
    return np.minimum.reduce([*arches, *steps])


def beads(radius, angle, count=44):
    turn = (angle * count / (2 * np.pi)) % 1 - 0.5
    return np.hypot((radius - 0.655), turn * 2 * np.pi * 0.655 / count) - 0.024


def seal(size, location, rotation, seed=3):
    """A seal of this radius. Its back lies on the plane of its location, its face looks up before
    rotation.
    """
    random = np.random.default_rng(seed)
    radius, angle = np.meshgrid(
        np.linspace(1, 0, 260), np.linspace(0, 2 * np.pi, 900, endpoint=False), indexing="ij"
    )
    waves = sum(
        random.uniform(0.3, 1) * 0.030 / k**0.6 * np.cos(k * angle + random.uniform(0, 6.3))
        for k in (2, 3, 4, 5, 7)
    )
    spread = radius * (1 + waves * radius**3)
    x, y = radius * np.cos(angle), radius * np.sin(angle)
    rim = np.sqrt(np.clip(1 - ((radius - 0.865) / 0.135) ** 2, 0, 1)) * (radius > 0.865) + (
        radius <= 0.865
    )
    wobble = 0.02 * np.cos(3 * angle + 1) + 0.013 * np.cos(7 * angle)
    height = (0.19 + wobble * (radius > 0.7)) * rim
    height -= 0.085 * edge(radius - 0.755, 0.05)
    height += 0.045 * edge(emblem(x, y), 0.026) + 0.03 * edge(
        np.minimum(beads(radius, angle), np.abs(radius - 0.585) - 0.008), 0.02
    )
    height += 0.005 * np.cos(3.1 * x + 1.3 * y) * (radius < 0.74)
    points = np.stack([spread * np.cos(angle), spread * np.sin(angle), height], axis=-1) * size
    return surface(points, wax(), True, location, rotation)
