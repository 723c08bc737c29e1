"""Outlines with round corners: a bevel cuts through itself where a corner is sharper than it is wide, and leaves a dark knot there."""
import math

import pyclipper

# Clipper counts in whole numbers.
SCALE = 100_000


def offset(paths, by):
    clipper = pyclipper.PyclipperOffset(2, 0.002 * SCALE)
    clipper.AddPaths(paths, pyclipper.JT_ROUND, pyclipper.ET_CLOSEDPOLYGON)
    return clipper.Execute(by * SCALE)


def evenly(points, spacing):
    """The points of a closed outline at equal distances."""
    sides = list(zip(points, [*points[1:], points[0]]))
    length = sum(math.dist(start, end) for start, end in sides)
    count = max(8, round(length / spacing))
    step, results, at = length / count, [], 0.0
    for start, end in sides:
        side = math.dist(start, end)
        while len(results) < count and len(results) * step < at + side:
            part = (len(results) * step - at) / side
            results.append(tuple(a + (b - a) * part for a, b in zip(start, end)))
        at += side
    return results


def soften(contours, radius):
    """The outlines with every corner rounded to the radius, in the unit of their points. Strokes thinner than twice the radius go."""
    whole = [[(round(x * SCALE), round(y * SCALE)) for x, y in points] for points in contours]
    paths = pyclipper.SimplifyPolygons(whole, pyclipper.PFT_EVENODD)
    for by in (-radius, 2 * radius, -radius):
        paths = offset(paths, by)
    return [evenly([(x / SCALE, y / SCALE) for x, y in path], radius / 4) for path in paths]
