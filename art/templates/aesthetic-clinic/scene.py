"""A close-up of draped silk with pearls in its folds. The swell on the right stays calm for a
headline.
"""
import numpy as np

from look import WINDOW, cloth, drape, nacre, pearl, resting_height, silk
from scenery import camera, lamp, oklch, sky, sun


def strand(path, radius, material):
    """Pearls side by side along a path of points, each at rest on the cloth."""
    points = np.array(path, float)
    smooth = np.linspace(0, len(points) - 1, 2000)
    curve = np.stack(
        [np.interp(smooth, range(len(points)), points[:, axis]) for axis in (0, 1)], axis=-1
    )
    kernel = np.ones(260) / 260
    curve = np.stack(
        [
            np.convolve(np.pad(curve[:, axis], 130, mode="edge"), kernel, "same")[130:-130]
            for axis in (0, 1)
        ],
        axis=-1,
    )
    last = None
    for x, y in curve:
        if last is not None and np.hypot(x - last[0], y - last[1]) < 0.6 * radius:
            continue
        spot = np.array([x, y, resting_height(drape, x, y, radius)])
        if last is None or np.linalg.norm(spot - last) >= 1.99 * radius:
            pearl(drape, x, y, radius, material)
            last = spot


def build(shot):
    cloth(drape, silk())
    shine = nacre()
    pearl(drape, -1.35, 0.35, 0.62, shine)
    strand(
        [
            (-5.2, 2.6),
            (-3.6, 1.5),
            (-2.4, -0.2),
            (-1.0, -1.15),
            (0.1, -0.7),
            (0.2, 0.3),
            (-0.3, 1.2),
            (-1.6, 2.4),
            (-2.6, 4.2),
        ],
        0.15,
        shine,
    )
    sun((66, 0, -52), 2.9, 4, WINDOW)
    lamp((2, 7, 5), (0, 0, 0), 4, 200, (1, 0.9, 0.88))
    sky(oklch(0.88, 0.03, 30), 0.42)
    if shot == "portrait":
        camera((-1.3, -5.6, 9.6), (-1.3, 0.45, 0.2), 50)
    else:
        camera((0.9, -6.4, 8.4), (0.9, 0.35, 0.2), 46)
    return {"exposure": 0.18, "bounces": 5}
