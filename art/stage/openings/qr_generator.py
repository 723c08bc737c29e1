"""Square modules on a table, seen from above. The ball is the dagesh among them."""
import scenery as set_
from opening_set import ceramic, citron, dot, fig, inside, lilac, plaster, sampled


def build(dark):
    contours, side = sampled("ק", 7.4), 0.42
    face = [citron(), ceramic(0.84, 0.17, 106)] if dark else [fig(), ceramic(0.37, 0.13, 350)]
    pale = plaster() if dark else lilac()
    for row in range(17):
        for column in range(-6, 7):
            spot = (column * side, (row + 0.5) * side)
            seed = (row * 7 + column * 13 + row * column) % 11
            if inside(spot, contours):
                height = 0.5 + 0.11 * (seed % 4)
                material = face[seed % 2]
            elif seed in (3, 8) and abs(column) < 6 and 1 < row < 15:
                height, material = 0.14, pale
            else:
                continue
            set_.box((side * 0.94, side * 0.94, height), (spot[0], spot[1] - 3.4, height / 2), material, 0.045)
    dot(0.4, (0.12, 0.32, 0.4))
    set_.camera((-3.2, -10.6, 13.4), (0.15, -0.1, 0.1), 88)
    return None
