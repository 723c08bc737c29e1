"""A beam on the tip of the smallest letter: the ball, far out, weighs as much as a tower of blocks near the middle."""
import math

import scenery as set_
from opening_set import brass, citron, dot, fig, lilac, pink, plaster
from service_set import carved_letter


def build(dark):
    em, foot = 5.4, 0.62
    # The tip of its horn carries the beam: 0.104 em left of the letter's middle.
    tip, top = -0.104 * em, foot + 0.459 * em
    set_.box((2.0, 2.0, foot), (0.1, 0.3, foot / 2), plaster(), 0.06)
    carved_letter("י", em, 1.3, (0, 0.3, foot), fig(), 0.05)
    beam = set_.box((6.0, 1.15, 0.2), (tip + 0.45, 0.3, top + 0.1), lilac(), 0.05)
    beam.name = "beam"
    deck = top + 0.2
    skins, side, index = [plaster(), pink(), citron(), plaster(), fig(), pink()], 0.52, 0
    for row, count in enumerate((4, 3, 2, 1)):
        for column in range(count):
            x = tip - 1.28 + (column - (count - 1) / 2) * (side + 0.02)
            turn = 5 * math.sin(index * 2.2)
            set_.box((side, 0.72, side), (x, 0.3, deck + side * (row + 0.5)), skins[index % len(skins)], 0.04, (0, 0, turn))
            index += 1
    dot(0.48, (tip + 2.95, 0.3, deck + 0.48))
    set_.rod(0.055, (tip, -0.42, top - 0.01), (tip, 1.02, top - 0.01), brass())
    set_.camera((-3.4, -15.6, 1.9), (-0.05, 0, 2.6), 84)
    return 3.6
