"""A tunnel, and the ball that comes out of it: what is said at one end arrives at the other."""
import scenery as set_
from opening_set import brass, dot, fig, line, pink, sampled, upright
from soften import soften


def build(dark):
    em, depth = 6.2, 4.4
    outer, hole = sorted(soften(sampled("ס", em), 0.1), key=len, reverse=True)
    upright(set_.solid([outer, hole], depth, 0.09, fig(), 1), (0, 2.2, 0))
    # The lining is the hole again, a little smaller and hollow.
    centre = [sum(side) / len(hole) for side in zip(*hole)]
    inner = [tuple(c + (p - c) * 0.95 for p, c in zip(point, centre)) for point in hole]
    upright(set_.solid([hole, inner], depth + 0.24, 0.03, pink(), 1), (0, 2.2, 0))
    floor = min(y for _, y in inner)
    radius = 0.54
    dot(radius, (centre[0] + 0.05, -0.75, floor + radius + 0.19))
    # A chute leads to the ground.
    for side in (-1, 1):
        x = centre[0] + 0.05 + side * 0.34
        line([(x, 0.2, floor + 0.12), (x, -1.1, floor + 0.06), (x, -2.3, 0.52), (x, -3.5, 0.07)], 0.055, brass())
    set_.camera((4.6, -14.2, 4.6), (1.5, -0.4, 1.9), 78)
    return 7
