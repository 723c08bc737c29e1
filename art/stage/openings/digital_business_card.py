"""A wheel of cards that the ball turns. One of them is a phone: the card that stays at hand."""
import math

import pyclipper

import scenery as set_
from opening_set import brass, ceramic, citron, dot, fig, lilac, pink, plaster
from service_set import carved

HEIGHT, HUB = 2.55, 0.42


def placed(parts, angle, radius):
    """Things drawn flat, their foot at y = 0, turned around the axle."""
    return set_.group(parts, (0, -radius * math.cos(angle), HEIGHT + radius * math.sin(angle)), (math.degrees(math.pi - angle), 0, 0))


def tabbed(width, height, tab, corner=0.1):
    """The outline of a card with its foot at 0 and a tab on its upper edge, `tab` from its middle."""
    grain = 1e6
    card = [(x, y + height / 2) for x, y in set_.rounded(width, height, corner)]
    ear = [(x + tab, y + height) for x, y in set_.rounded(0.62, 0.4, 0.08)]
    clipper = pyclipper.Pyclipper()
    for outline in (card, ear):
        clipper.AddPath([(round(x * grain), round(y * grain)) for x, y in outline], pyclipper.PT_SUBJECT, True)
    return [[(x / grain, y / grain) for x, y in path] for path in clipper.Execute(pyclipper.CT_UNION, pyclipper.PFT_NONZERO, pyclipper.PFT_NONZERO)]


def card(angle, paint, tab):
    height = 1.55
    parts = [carved(tabbed(2.9, height, tab), 0.045, 0.012, paint)]
    for length, y, ink in ((0.7, 0.5, fig()), (0.5, 0.34, lilac()), (0.6, 0.22, lilac())):
        mark = set_.plate(length, 0.08, 0.03, 0.014, ink, 0.003)
        mark.location = (1.2 - length / 2, height / 2 + y, 0.03)
        parts.append(mark)
    return placed(parts, angle, HUB)


def phone(angle):
    width, height = 1.42, 2.75
    body = set_.plate(width, height, 0.22, 0.13, ceramic(0.24, 0.04, 345), 0.03)
    screen = set_.plate(width - 0.14, height - 0.14, 0.17, 0.02, plaster(), 0.004)
    cover = set_.plate(width - 0.14, 1.0, 0.16, 0.02, lilac(), 0.004)
    face = set_.plate(0.5, 0.5, 0.25, 0.03, fig(), 0.006)
    parts, spots = [body, screen, cover, face], [(0, 0, 0), (0, 0, 0.062), (0, 0.8, 0.068), (0, 0.34, 0.082)]
    for length, y, paint in ((0.82, -0.1, fig()), (0.56, -0.3, lilac())):
        parts.append(set_.plate(length, 0.1, 0.05, 0.02, paint, 0.004))
        spots.append((0, y, 0.07))
    for index in range(3):
        parts.append(set_.plate(0.3, 0.3, 0.15, 0.02, pink(), 0.004))
        spots.append((-0.4 + index * 0.4, -0.62, 0.07))
    parts.append(set_.plate(1.06, 0.28, 0.14, 0.03, fig(), 0.006))
    spots.append((0, -1.02, 0.07))
    for part, (x, y, z) in zip(parts, spots):
        part.location = (x, y + height / 2, z)
    return placed(parts, angle, HUB)


def build(dark):
    stand = citron() if dark else fig()
    for side in (-1, 1):
        arc = [math.radians(angle) for angle in range(-10, 191, 8)]
        arm = [(0.46 * math.cos(a), HEIGHT + 0.46 * math.sin(a)) for a in arc] + [(-0.95, 0.0), (0.95, 0.0)]
        thing = set_.solid([arm], 0.26, 0.04, stand, 1)
        thing.rotation_euler, thing.location = set_.degrees((90, 0, 90)), (side * 1.72, 0, 0)
    set_.box((3.5, 1.7, 0.2), (0, 0, 0.1), stand, 0.06)
    set_.rod(0.13, (-1.95, 0, HEIGHT), (2.0, 0, HEIGHT), brass())
    set_.rod(HUB, (-1.5, 0, HEIGHT), (1.5, 0, HEIGHT), stand)
    papers = [plaster(), plaster(), lilac(), plaster(), pink(), plaster(), plaster(), lilac()]
    angles = [-62, -48, -36, -25, -15, -6, 2, 9, 100, 107, 115, 124, 133, 143, 153, 164, 176, 189, 203, 219]
    for index, angle in enumerate(angles):
        card(math.radians(angle), papers[index % len(papers)], -1.0 + 0.66 * (index % 4))
    phone(math.radians(62))
    set_.rod(0.2, (-2.1, 0, HEIGHT), (-1.85, 0, HEIGHT), brass())
    dot(0.5, (2.38, 0, HEIGHT))
    set_.camera((5.6, -13.2, 6.2), (0.2, 0, 2.3), 82)
    return 4.4
