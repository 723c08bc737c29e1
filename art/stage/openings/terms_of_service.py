"""A doorway. Two sides have signed, a page each; the ball goes through between them."""
import math

import scenery as set_
from opening_set import citron, dot, fig, lilac, line, pink, plaster, wave


def signed_page(spot, turn, lean, paper, ink):
    """A signed page that leans back."""
    width, height = 1.75, 2.45
    parts = [set_.plate(width, height, 0.06, 0.07, paper, 0.015)]
    for index in range(7):
        length = 1.25 if index % 3 != 2 else 0.8
        bar = set_.plate(length, 0.07, 0.03, 0.02, lilac(), 0.004)
        bar.location = ((1.25 - length) / 2, 0.9 - index * 0.19, 0.045)
        parts.append(bar)
    name = line(wave(14, 1.0, 0.17), 0.026, ink)
    name.rotation_euler, name.location = set_.degrees((90, 0, 0)), (-0.55, -0.78, 0.05)
    # The wire is drawn in x and z: laid down, it lies on the page.
    name.rotation_euler = set_.degrees((-90, 0, 0))
    parts.append(name)
    x, y, z = spot
    return set_.group(parts, (x, y, z + height / 2 * math.cos(math.radians(lean))), (90 - lean, 0, turn))


def build(dark):
    set_.letter("ת", 6.9, 1.7, (0, 0.6, 0), citron() if dark else fig(), 0.03)
    signed_page((-1.95, -0.9, 0), 16, 13, plaster(), fig())
    signed_page((2.1, -0.95, 0), -18, 13, plaster(), fig())
    strip = set_.box((1.5, 5.0, 0.05), (0.22, -0.6, 0.025), pink(), 0.02)
    strip.name = "carpet"
    dot(0.5, (0.22, -0.7, 0.55))
    set_.camera((-1.2, -15.2, 5.2), (0.1, 0, 1.95), 82)
    return 4.4
