"""The lamed hangs its neck and looks for its dot, which has rolled away."""
import math

import scenery as set_
from opening_set import citron, dot, fig, pink, sampled, upright
from soften import soften


def bent(points, start, radius, angle):
    """A letter above the height `start` leans to the left along an arc."""
    arc = radius * angle
    results = []
    for x, y in points:
        along = min(max(y - start, 0), arc)
        turn = along / radius
        rest = max(y - start - arc, 0)
        side = radius + x + 1.0
        middle = (-1.0 - radius, start)
        if y <= start:
            results.append((x, y))
            continue
        across, up = middle[0] + side * math.cos(turn), middle[1] + side * math.sin(turn)
        results.append((across - rest * math.sin(turn), up + rest * math.cos(turn)))
    return results


def build(dark):
    (contour,) = sampled("ל", 5.6, 24)
    shape = bent(contour, 3.15, 0.62, 2.2)
    upright(set_.solid(soften([shape], 0.1), 1.1, 0.09, citron() if dark else fig(), 1), (0.6, 0.4, 0), turn=8)
    dot(0.46, (-2.35, -1.75, 0.46))
    for index in range(5):
        size = 0.05 + 0.012 * index
        spot = (0.1 - index * 0.42, -1.35 - 0.08 * index, 0.012)
        set_.plate(size * 2.4, size * 2.4, size * 1.2, 0.024, pink(), 0.006).location = spot
    set_.camera((-3.4, -15.5, 5.4), (0.1, 0, 1.85), 98)
    return 3.0
