"""A child's chair beside a round mirror."""

import math

import numpy as np

from cup import WHITE, light
from look import CORAL, MINT, TEAL, glossy
from meshes import rounded_profile, surface, turned
from scenery import backdrop, ball, camera, group, oklch, paint, rod


def chair(location, turn):
    """A child's chair of round forms."""
    seat, leg = glossy(CORAL), glossy(WHITE)
    parts = [
        turned(
            rounded_profile([(0.001, 0), (0.78, 0), (0.78, 0.26), (0.001, 0.26)], 0.12, 10),
            seat,
            (0, 0, 1.0),
            steps=120,
        )
    ]
    parts += [
        rod(
            0.085,
            (0.46 * math.cos(a), 0.46 * math.sin(a), 1.05),
            (0.66 * math.cos(a), 0.66 * math.sin(a), 0.03),
            leg,
        )
        for a in (math.radians(45 + 90 * corner) for corner in range(4))
    ]
    along, height = np.meshgrid(
        np.linspace(0, math.pi, 80),
        np.linspace(0, 2 * math.pi, 40, endpoint=False),
        indexing="ij",
    )
    # Denser towards the ends, where the back closes in a round.
    angle = math.pi / 2 - (math.pi / 2 - 0.12) * np.cos(along)
    end = np.minimum(1, 6 * np.minimum(angle - 0.12, math.pi - 0.12 - angle)).clip(0) ** 0.5
    thick = 0.13 * end
    radius = 0.72 + thick * np.cos(height)
    tall = (0.42 * np.sin(angle) ** 0.6 + 0.02) * end
    back = np.stack(
        [radius * np.cos(angle), radius * np.sin(angle), 1.85 + tall * np.sin(height)], axis=-1
    )
    parts.append(surface(back, seat, True))
    parts += [
        rod(
            0.07,
            (0.66 * math.cos(a), 0.66 * math.sin(a), 1.15),
            (0.7 * math.cos(a), 0.7 * math.sin(a), 1.6),
            leg,
        )
        for a in (0.9, math.pi - 0.9)
    ]
    return group(parts, location, (0, 0, turn))


def build(shot):
    backdrop(paint(MINT, 0.75, 0.2), wall=3, radius=0.6)
    chair((-0.75, 0, 0), 28)
    frame = rounded_profile(
        [(1.12, -0.1), (1.34, -0.1), (1.34, 0.14), (1.12, 0.14), (1.12, -0.1)], 0.08, 10
    )
    turned(frame, glossy(TEAL), (1.75, 2.75, 2.45), (90, 0, 0), 160)
    mirror = paint((0.92, 0.97, 0.96, 1), 0.02, 0.5, metal=1)
    turned([(0.001, 0), (1.14, 0)], mirror, (1.75, 2.72, 2.45), (96, 0, 0), 96)
    ball(0.34, (0.95, -0.7, 0.34), glossy(TEAL))
    ball(0.2, (1.6, -0.25, 0.2), glossy(oklch(0.90, 0.12, 95)))
    turned(
        rounded_profile([(0.001, 0.05), (2.7, 0.05), (2.7, 0), (0.001, 0)], 0.04),
        paint(oklch(0.93, 0.035, 185), 0.95, 0.1),
        (0, 0.2, 0),
        steps=120,
    )
    light()
    camera((0.6, -9.5, 3.3), (0.45, 0, 1.75), 52)
    return {"exposure": 0.0}
