"""A store in the letter: its roof is the awning, its doorway the shelves. The ball is the product that is on its way out."""
import math

import scenery as set_
from opening_set import brass, citron, dot, fig, lilac, matt, pink, plaster
from service_set import carved_letter

EM, DEPTH = 8.0, 1.6
CARDBOARD = (0.74, 0.075, 62)


def awning(left, right, top, front, reach=0.95):
    """Stripes that lean out over the shelves, each with a round end."""
    count, drop = 7, 0.55
    width = (right - left) / count
    length = math.hypot(reach, drop)
    tilt = math.degrees(math.atan2(drop, reach))
    for index in range(count):
        paint = citron() if index % 2 else plaster()
        x = left + (index + 0.5) * width
        set_.box((width, length, 0.07), (x, front - reach / 2, top - drop / 2), paint, 0.012, (tilt, 0, 0))
        tongue = set_.plate(width, 0.46, width / 2 - 0.001, 0.06, paint, 0.012)
        tongue.rotation_euler, tongue.location = set_.degrees((90, 0, 0)), (x, front - reach, top - drop - 0.08)


def parcel(size, location, turn=0):
    """A box with a strip of tape over it."""
    width, depth, height = size
    x, y, z = location
    set_.box(size, (x, y, z + height / 2), matt(*CARDBOARD), 0.03, (0, 0, turn))
    set_.box((width * 0.2, depth + 0.012, height + 0.012), (x, y, z + height / 2), matt(0.9, 0.03, 80), 0.012, (0, 0, turn))


def bottle(x, y, z, paint, height=0.5):
    set_.rod(0.13, (x, y, z), (x, y, z + height * 0.62), paint)
    set_.rod(0.055, (x, y, z + height * 0.6), (x, y, z + height), paint)


def shelves(left, right, front):
    """Three boards between the legs of the letter, with what is for sale."""
    middle, width = (left + right) / 2, right - left
    set_.box((width, 0.1, 3.3), (middle, front + 0.75, 1.65), matt(0.33, 0.09, 345), 0.02)
    for height in (0.75, 1.62, 2.5):
        set_.box((width, 0.62, 0.09), (middle, front + 0.4, height), plaster(), 0.02)
    spot = lambda share: left + width * share
    for share, paint, tall in ((0.16, pink(), 0.56), (0.34, lilac(), 0.46), (0.52, pink(), 0.56)):
        bottle(spot(share), front + 0.35, 2.55, paint, tall)
    set_.box((0.4, 0.34, 0.44), (spot(0.8), front + 0.35, 2.77), citron(), 0.03)
    for share, paint in ((0.18, citron()), (0.5, lilac()), (0.82, pink())):
        set_.box((0.36, 0.32, 0.5), (spot(share), front + 0.35, 1.92), paint, 0.04)
    for share, paint in ((0.24, lilac()), (0.72, citron())):
        set_.box((0.56, 0.34, 0.34), (spot(share), front + 0.35, 0.97), paint, 0.03)


def build(dark):
    carved_letter("ח", EM, DEPTH, (0, 0.9, 0), lilac(), 0.07)
    half = 0.233 * EM
    front = 0.9 - DEPTH / 2
    shelves(-0.98, 1.02, front)
    awning(-half + 0.05, half - 0.12, 0.565 * EM, front)
    parcel((1.15, 0.95, 0.78), (-1.35, -1.25, 0), 12)
    parcel((0.8, 0.7, 0.52), (-1.28, -1.22, 0.78), -8)
    parcel((0.92, 0.8, 0.56), (1.75, -1.05, 0), -16)
    mat = set_.plate(1.7, 0.9, 0.12, 0.06, fig(), 0.02)
    mat.location = (0.2, -1.35, 0.03)
    dot(0.42, (0.2, -1.4, 0.06 + 0.42))
    for x in (-0.5, 0.55):
        set_.rod(0.03, (x, front - 0.1, 3.4), (x, front - 0.1, 3.15), brass())
    set_.lamp((0.05, front - 0.6, 3.2), (0.05, front + 0.3, 1.2), 1.0, 60, (1, 0.74, 0.44))
    set_.camera((-4.6, -14.4, 4.6), (0.1, -0.2, 2.15), 72)
    return 5.2
