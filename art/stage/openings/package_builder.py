"""A shelf: its boards hold the packages, and one of them is the ball."""
import scenery as set_
from opening_set import citron, dot, fig, lilac, pink, plaster, sampled, upright
from soften import soften


def parcel(size, spot, turn, skin, tape):
    """A wrapped box, its foot on z: a band of tape around it."""
    width, depth, height = size
    x, y, z = spot
    set_.box(size, (x, y, z + height / 2), skin, 0.045, (0, 0, turn))
    set_.box((width * 0.2, depth + 0.02, height + 0.02), (x, y, z + height / 2), tape, 0.02, (0, 0, turn))


def build(dark):
    upright(set_.solid(soften(sampled("ח", 7.0), 0.1), 2.1, 0.09, citron(), 1), (0, 0.9, 0))
    for height in (0.42, 1.62):
        set_.box((2.42, 1.9, 0.12), (0.05, 0.9, height), plaster(), 0.03)
    low, high = 0.48, 1.68
    parcel((1.0, 1.1, 0.84), (-0.55, 0.75, low), 5, lilac(), fig())
    parcel((0.86, 1.0, 0.5), (0.6, 0.7, low), -7, pink(), citron())
    parcel((0.5, 0.6, 0.3), (0.62, 0.66, low + 0.5), 12, plaster(), fig())
    parcel((0.74, 0.9, 0.62), (-0.7, 0.8, high), -6, plaster(), fig())
    dot(0.37, (0.32, 0.42, high + 0.37))
    parcel((1.25, 1.0, 0.8), (2.85, -0.6, 0), -16, pink(), fig())
    parcel((0.8, 0.7, 0.46), (2.75, -0.6, 0.8), -2, lilac(), citron())
    set_.camera((5.4, -14.0, 5.0), (0.62, 0.1, 2.05), 86)
    return 4.0
