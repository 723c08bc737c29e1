"""The letter cut from a pile of sheets, seen from above; the ball is its dagesh and holds them down."""
import math

import scenery as set_
from opening_set import dot, fig, lilac, pink, plaster, sampled


def build(dark):
    (contour,) = sampled("ב", 6.4)
    papers = [plaster(), pink(), plaster(), lilac(), plaster(), pink(), plaster(), fig()]
    for index, paper in enumerate(papers):
        sheet = set_.solid([[(x, y - 2.0) for x, y in contour]], 0.11, 0.016, paper, 1)
        sheet.location = (0.08 * math.sin(index * 2.4), 0.05 * math.cos(index * 1.7), 0.06 + index * 0.135)
        sheet.rotation_euler = (0, 0, math.radians(2.4 * math.sin(index * 1.3 + 0.6)))
    for index in range(5):
        cut = set_.plate(0.98, 0.92, 0.06, 0.11, papers[index + 2], 0.016)
        cut.location, cut.rotation_euler = (-0.3, 0.02, 0.06 + index * 0.125), (0, 0, 0.16 * math.sin(index * 2.0))
    dot(0.5, (-0.3, 0.02, 0.62 + 0.5))
    set_.camera((-3.2, -9.4, 13.2), (0.1, -0.05, 0.45), 102)
    return None
