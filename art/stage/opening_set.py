"""What the openings share: their materials, two lights, and a ground that keeps the shadow only."""
import math

import bpy
from mathutils import Vector

import scenery as set_

oklch = set_.oklch
DOT = oklch(0.68, 0.21, 40)
# The walls of the pages by theme: what they reflect onto the object. As in documents/site/styles/opening.css.
WALLS = {
    ("lilac", "light"): oklch(0.82, 0.062, 308),
    ("lilac", "dark"): oklch(0.29, 0.10, 350),
    ("citron", "light"): oklch(0.91, 0.185, 110),
    ("fig", "dark"): oklch(0.29, 0.10, 350),
    ("sea", "light"): oklch(0.72, 0.09, 205),
    ("plaster", "light"): oklch(0.955, 0.012, 318),
    ("plaster", "dark"): oklch(0.24, 0.06, 346),
}
SUN = (52, 0, -42)


def ceramic(lightness, chroma, hue):
    return set_.paint(oklch(lightness, chroma, hue), 0.3, 0.5)


def matt(lightness, chroma, hue):
    return set_.paint(oklch(lightness, chroma, hue), 0.68, 0.22, grain=0.05)


def fig():
    return ceramic(0.38, 0.145, 352)


def citron():
    return ceramic(0.89, 0.185, 108)


def plaster():
    return matt(0.94, 0.012, 75)


def pink():
    return matt(0.83, 0.085, 355)


def lilac():
    return matt(0.76, 0.085, 306)


def brass():
    return set_.paint(oklch(0.78, 0.1, 82), 0.24, 0.6, metal=0.9)


def dot(radius, location):
    return set_.ball(radius, location, set_.paint(DOT, 0.26, 0.5))


def ground(wall, depth=3.2, radius=1.4):
    """The floor and the wall of the page, which are in the picture as shadow only. depth None: a table seen from above."""
    # Half of the wall's light comes back: a whole one would paint the object in its colour.
    paint = set_.paint((*(part * 0.55 for part in wall[:3]), 1), 0.95, 0.05)
    if depth is None:
        catcher = set_.box((60, 60, 0.1), (0, 0, -0.05), paint, 0)
    else:
        catcher = set_.backdrop(paint, wall=depth, radius=radius)
    catcher.is_shadow_catcher = True
    return catcher


def by_day():
    set_.sun(SUN, 3.7, 1.1)
    set_.sky(oklch(0.84, 0.035, 300), 0.78)
    set_.lamp((5, -6, 6), (0, 0, 1.5), 4, 130, (1, 0.92, 0.86))


def by_night():
    """A warm lamp at the upper left, a cool one opposite, and a rim of pink from behind."""
    set_.sky(oklch(0.36, 0.11, 335), 0.34)
    set_.lamp((-5.2, -4.4, 6.2), (0, 0, 1.6), 1.0, 860, (1, 0.72, 0.42))
    set_.lamp((5.5, -5.5, 4.5), (0, 0, 1.6), 3.0, 170, (0.80, 0.68, 1))
    set_.lamp((3.4, 2.6, 7.0), (0, 0, 2.2), 1.4, 260, (1, 0.52, 0.68))


def line(points, thickness, material, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A round wire through points."""
    curve = bpy.data.curves.new("line", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", thickness, 4, True
    curve.resolution_u = 10
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = "AUTO"
    return set_.add("line", curve, material, location, rotation)


def sampled(sign, em, steps=14):
    """The outlines of a letter as points, its foot at 0 and its middle at x = 0."""
    contours = set_.OUTLINES[sign]["contours"]
    xs = [knot[0][0] for contour in contours for knot in contour]
    ys = [knot[0][1] for contour in contours for knot in contour]
    middle, foot = (min(xs) + max(xs)) / 2, min(ys)
    results = []
    for contour in contours:
        points = []
        for knot, following in zip(contour, [*contour[1:], contour[0]]):
            start, first, second, end = (Vector(part) for part in (knot[0], knot[2], following[1], following[0]))
            straight = (first - start).length < 1e-5 and (end - second).length < 1e-5
            for step in range(steps if not straight else 4):
                t = step / (steps if not straight else 4)
                u = 1 - t
                spot = start * u**3 + first * 3 * u * u * t + second * 3 * u * t * t + end * t**3
                points.append(((spot.x - middle) * em, (spot.y - foot) * em))
        results.append(points)
    return results


def inside(point, contours):
    """Whether a point is in the letter: even and odd crossings."""
    x, y = point
    found = False
    for contour in contours:
        for (ax, ay), (bx, by) in zip(contour, [*contour[1:], contour[0]]):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                found = not found
    return found


def upright(thing, location, turn=0, lean=0):
    thing.rotation_euler = set_.degrees((90 + lean, 0, turn))
    thing.location = location
    return thing


def wave(count, width, height):
    """The points of a signature."""
    return [
        (width * step / count, 0, height * math.sin(step * 1.9) * (1 - 0.55 * step / count) * (1 if step % 3 else 0.35))
        for step in range(count + 1)
    ]
