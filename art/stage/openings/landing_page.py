"""One page, so long that it hangs over the letter and runs to the viewer: all of it leads to the ball, its only button."""
import scenery as set_
from opening_set import citron, dot, fig, lilac, matt, pink
from service_set import Strip, bend, carved_letter


def build(dark):
    em, depth = 7.0, 1.7
    carved_letter("ד", em, depth, (0, 0.9, 0), fig(), 0.07)
    roof, front = 0.599 * em, 0.9 - depth / 2
    path = [(2.6, 0.8, 0), (1.78, roof + 0.02, 0.12), (front - 0.05, roof + 0.02, 0.12), (front - 0.16, 0.9, 0), (front - 0.95, 0.02, 1.0), (-4.7, 0.02, 0)]
    page = Strip(bend(path), x=-0.14)
    half = 0.8
    page.piece(0, page.length, -half, half, matt(0.9, 0.012, 75), 0.05)
    top = next(stop for stop, point in zip(page.along, page.points) if point.x < front - 0.01) + 0.1

    def block(start, length, left, right, paint, thickness=0.04):
        page.piece(top + start, top + start + length, left, right, paint, thickness, 0.045, 0.01)

    block(0.06, 0.3, -0.6, 0.6, fig())
    block(0.48, 0.14, -0.6, 0.25, lilac())
    block(0.7, 0.14, -0.6, 0.4, lilac())
    block(1.12, 1.0, -0.6, 0.6, pink(), 0.07)
    for index in range(3):
        block(2.4, 0.36, -0.6 + index * 0.42, -0.6 + index * 0.42 + 0.36, lilac(), 0.06)
    block(3.02, 0.14, -0.6, 0.6, lilac())
    block(3.26, 0.14, -0.6, 0.35, lilac())
    block(3.72, 0.74, -0.6, 0.6, citron(), 0.06)
    block(4.78, 0.14, -0.6, 0.6, lilac())
    block(5.02, 0.14, -0.3, 0.3, lilac())
    spot, _ = page.at(page.length - 0.95)
    set_.plate(1.3, 1.3, 0.65, 0.12, fig(), 0.03).location = (page.x, spot.x, 0.13)
    dot(0.5, (page.x, spot.x, 0.19 + 0.5))
    set_.camera((5.6, -14.4, 7.2), (0.45, -1.3, 1.9), 76)
    return 5.2
