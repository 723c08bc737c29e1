"""A letter that is still drawn above and built below. The ball is the point of the drawing that moves."""
import math

import bpy
import pyclipper

import scenery as set_
from opening_set import brass, citron, dot, fig, pink, plaster, sampled, upright
from service_set import carved

EM, DEPTH, BACK = 6.0, 1.3, 0.5
RISE, SLOPE = 2.78, 0.3


def drawn(point):
    return point[1] > RISE + SLOPE * point[0]


def built(contour):
    """What of an outline is below the cut."""
    grain = 1e6
    below = [(-9, -9), (9, -9), (9, RISE + 9 * SLOPE), (-9, RISE - 9 * SLOPE)]
    clipper = pyclipper.Pyclipper()
    for outline, role in ((contour, pyclipper.PT_SUBJECT), (below, pyclipper.PT_CLIP)):
        clipper.AddPath([(round(x * grain), round(y * grain)) for x, y in outline], role, True)
    return [[(x / grain, y / grain) for x, y in path] for path in clipper.Execute(pyclipper.CT_INTERSECTION)]


def runs(contour):
    """The parts of an outline above the cut, each with its points in order."""
    start = next(index for index, point in enumerate(contour) if not drawn(point))
    parts, part = [], []
    for point in contour[start:] + contour[: start + 1]:
        if drawn(point):
            part.append(point)
        elif part:
            parts.append(part)
            part = []
    return parts


def wire(points, y, thickness, material):
    curve = bpy.data.curves.new("wire", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", thickness, 4, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for knot, (x, z) in zip(spline.points, points):
        knot.co = (x, y, z, 1)
    return set_.add("wire", curve, material)


def corners(points, least):
    """The points where an outline turns sharply."""
    results = []
    for before, here, after in zip(points, points[1:], points[2:]):
        one, other = math.atan2(here[1] - before[1], here[0] - before[0]), math.atan2(after[1] - here[1], after[0] - here[0])
        turn = abs((other - one + math.pi) % (2 * math.pi) - math.pi)
        if turn > 0.45 and all(math.dist(here, other) > least for other in results):
            results.append(here)
    return results


def build(dark):
    skin = citron if dark else fig
    (contour,) = sampled("ע", EM, 10)
    upright(carved(built(contour), DEPTH, 0.06, skin()), (0, BACK, 0))
    near, far = BACK - DEPTH / 2 + 0.03, BACK + DEPTH / 2 - 0.03
    for part in runs(contour):
        # Its ends go on into the solid.
        ends = [(x, z - 0.12) for x, z in (part[0], part[-1])]
        for y in (near, far):
            wire([ends[0], *part, ends[1]], y, 0.046, skin())
        for x, z in corners([ends[0], *part, ends[1]], 0.34):
            set_.rod(0.034, (x, near, z), (x, far, z), skin())
            set_.box((0.2, 0.2, 0.2), (x, near, z), plaster(), 0.02)
    # The point that moves, with its two handles.
    spot = max((point for point in contour if drawn(point)), key=lambda point: point[0])
    for side in (-1, 1):
        end = (spot[0] + side * 0.05, near, spot[1] + side * 1.05)
        set_.rod(0.026, (spot[0], near, spot[1]), end, brass())
        set_.ball(0.1, end, brass())
    dot(0.36, (spot[0], near, spot[1]))
    arrow = [(0, 0), (0, 1.42), (0.36, 1.1), (0.58, 1.62), (0.84, 1.51), (0.62, 1.0), (1.08, 0.96)]
    pointer = carved([[(x * 0.95, -y * 0.95) for x, y in arrow]], 0.26, 0.04, pink() if dark else citron())
    upright(pointer, (spot[0] + 0.16, near - 0.52, spot[1] - 0.1))
    set_.camera((4.4, -14.6, 3.9), (0.3, 0, 2.16), 97)
    return 3.6
