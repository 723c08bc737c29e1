"""A site and its pages: the home page leans on the letter, four others hang from it, and the ball is its button."""
import scenery as set_
from opening_set import brass, citron, dot, fig, lilac, matt, pink, plaster
from service_set import carved_letter

WIDTH, HEIGHT = 3.7, 2.75


def page(width, height, corner=0.1, depth=0.1):
    """The sheet of a page, flat, its face up."""
    return set_.plate(width, height, corner, depth, plaster(), 0.02)


def tile(spot, size, paint, rise=0.09, corner=0.08, face=0.05):
    """A block on a page."""
    block = set_.plate(*size, min(corner, min(size) / 2), rise, paint, min(0.015, rise / 3))
    block.location = (*spot, face + rise / 2)
    return block


def home():
    """The home page: a bar, a picture, a headline, a button for the ball, three cards."""
    parts = [page(WIDTH, HEIGHT, 0.14, 0.16)]
    parts.append(tile((0, 1.2), (WIDTH - 0.02, 0.3), fig(), 0.06, 0.12, 0.07))
    for index in range(3):
        parts.append(tile((-1.6 + index * 0.2, 1.2), (0.11, 0.11), (citron(), pink(), lilac())[index], 0.05, 0.06, 0.13))
    parts.append(tile((-0.85, 0.34), (1.7, 1.1), lilac(), 0.12, 0.12, 0.08))
    parts.append(tile((0.92, 0.68), (1.4, 0.2), fig(), 0.08, 0.1, 0.08))
    parts.append(tile((0.82, 0.38), (1.2, 0.15), pink(), 0.06, 0.08, 0.08))
    parts.append(tile((0.92, -0.04), (1.4, 0.46), citron(), 0.12, 0.23, 0.08))
    for index, paint in enumerate((pink(), matt(0.9, 0.05, 320), pink())):
        parts.append(tile((-1.2 + index * 1.2, -0.82), (1.06, 0.72), paint, 0.1, 0.1, 0.08))
    return parts


def small(spot, order):
    """An inner page with its own contents."""
    sheet = page(0.98, 1.24, 0.08, 0.1)
    sheet.location = (*spot, 0)
    x, y = spot
    blocks = {
        0: [((0, 0.32), (0.8, 0.36), fig()), ((0, -0.06), (0.8, 0.14), lilac()), ((-0.1, -0.3), (0.6, 0.14), lilac())],
        1: [((-0.21, 0.22), (0.36, 0.5), pink()), ((0.21, 0.22), (0.36, 0.5), pink()), ((0, -0.3), (0.8, 0.3), citron())],
        2: [((0, 0.3), (0.8, 0.12), lilac()), ((0, 0.06), (0.8, 0.12), lilac()), ((0, -0.3), (0.8, 0.36), fig())],
    }[order]
    return [sheet, *(tile((x + dx, y + dy), size, paint) for (dx, dy), size, paint in blocks)]


def build(dark):
    carved_letter("ב", 8.6, 1.5, (0.62, 1.7, 0), fig(), 0.07)
    set_.group(home(), (-0.86, -0.3, 2.5), (76, 0, -8), 0.88)
    for order in range(3):
        x = -1.98 + order * 1.13
        parts = small((0, 0), order)
        set_.group(parts, (x, -0.76 - order * 0.06, 0.66), (80, 0, -8 + order * 3), 0.9)
        for side in (-0.3, 0.3):
            set_.rod(0.022, (x + side, -0.66, 1.2), (x + side, -0.55, 1.38), brass())
    dot(0.32, (0.06, -0.74, 2.6))
    set_.camera((4.2, -14.8, 5.0), (0.1, 0, 2.2), 74)
    return 5.0
