"""Things without a background: they stand on the wall of a page with their shadow."""
import bpy
import numpy as np

from denoised import clean, render, save

SHADOW, SHADOW_STRENGTH = (0.030, 0.004, 0.020), 0.72
# Of the sides of a picture: where a shadow fades out that leaves it, and a thing that does. Things
# may stand on its lower edge.
SHADOW_FADE, THING_FADE = 0.3, 0.07


def smooth(ramp):
    """0 to 1 with level ends."""
    ramp = np.clip(ramp, 0, 1)
    return ramp**2 * (3 - 2 * ramp)


def faded(side, width):
    """For each pixel of a side: 1 within the picture, 0 at both ends."""
    return smooth(np.minimum(np.arange(side), np.arange(side)[::-1]) / (width * side))


def coverage(catcher, size):
    """How much of each pixel the things cover. Without light: a few samples suffice."""
    catcher.hide_render = True
    cover = render(size, 16, 0)["image"][..., 3:]
    catcher.hide_render = False
    return np.clip(cover, 0, 1)


def shadow_of(shade):
    """The shadow without its faintest part, whose end would be seen as a line around the things."""
    height, width, _ = shade.shape
    sides = faded(width, SHADOW_FADE)[None, :, None] * faded(height, SHADOW_FADE / 2)[:, None, None]
    return shade * smooth((shade - 0.04) / 0.16) * SHADOW_STRENGTH * sides


def shoot_cut_out(path, size, samples, weights, catcher, exposure=-0.2, bounces=5):
    """The things, and of the ground their shadow only."""
    bpy.context.scene.render.film_transparent = True
    cover = coverage(catcher, size)
    pixels = clean(render(size, samples, bounces), weights)
    free = 1 - cover
    shade = np.where(free > 0.02, np.clip((pixels[..., 3:] - cover) / np.maximum(free, 0.02), 0, 1), 0)
    shade = shadow_of(shade)
    alpha = cover + free * shade
    light = pixels[..., :3] * (cover > 0.002) + free * shade * np.array(SHADOW, np.float32)
    straight = np.where(alpha > 0.003, light / np.maximum(alpha, 0.003), 0)
    alpha = np.where(alpha > 0.003, alpha, 0)
    if cover[:, [0, -1]].max() > 0.5:
        alpha = alpha * faded(cover.shape[1], THING_FADE)[None, :, None]
    save(np.concatenate([straight, alpha], -1), path, exposure)
