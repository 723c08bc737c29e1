"""Unites overlapping strokes of glyphs into one outline.

stdin: [{letter, advance, unitsPerEm, commands: [{type: M|L|Q|C|Z, values}]}] as glyphs.ts writes them.
stdout: {letter: {advance, contours: [[[point, handle in, handle out], ...], ...]}}, one em = 1, y up.
Needs Debian's python3-booleanoperations.
"""
import json
import sys

from booleanOperations.booleanGlyph import BooleanGlyph
from fontTools.pens.pointPen import SegmentToPointPen
from fontTools.pens.recordingPen import RecordingPen

# Sides shorter than this many units are artefacts of the union, on which a bevel would crease.
SHORTEST_SIDE = 5


def united(commands):
    glyph = BooleanGlyph()
    pen = SegmentToPointPen(glyph.getPointPen())
    here = (0, 0)
    for command in commands:
        kind, values = command["type"], command["values"]
        points = list(zip(values[0::2], values[1::2]))
        if kind == "M":
            pen.moveTo(points[0])
        elif kind == "L":
            pen.lineTo(points[0])
        elif kind == "Q":
            pen.curveTo(*raised(here, *points))
        elif kind == "C":
            pen.curveTo(*points)
        else:
            pen.closePath()
        here = points[-1] if points else here
    recording = RecordingPen()
    glyph.removeOverlap().draw(recording)
    return recording.value


def raised(start, control, end):
    """Returns a quadratic curve as a cubic one."""
    near = tuple(s + (c - s) * 2 / 3 for s, c in zip(start, control))
    far = tuple(e + (c - e) * 2 / 3 for e, c in zip(end, control))
    return near, far, end


def contours_of(drawing):
    contours = []
    for kind, points in drawing:
        if kind == "moveTo":
            contours.append([[points[0], points[0], points[0]]])
            continue
        if kind not in ("lineTo", "curveTo"):
            continue
        first, second, end = points if kind == "curveTo" else (contours[-1][-1][0], points[0], points[0])
        contours[-1][-1][2] = first
        contours[-1].append([end, second, end])
    return [closed(contour) for contour in contours]


def is_near(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) < SHORTEST_SIDE


def closed(knots):
    kept = [knots[0]]
    for knot in knots[1:]:
        if is_near(knot[0], kept[-1][0]):
            kept[-1][2] = knot[2]
        else:
            kept.append(knot)
    if len(kept) > 1 and is_near(kept[0][0], kept[-1][0]):
        kept[0][1] = kept.pop()[1]
    return kept


def scaled(contours, units):
    return [[[[round(value / units, 5) for value in point] for point in knot] for knot in contour] for contour in contours]


def main():
    outlines = {}
    for glyph in json.load(sys.stdin):
        contours = contours_of(united(glyph["commands"]))
        contours = [contour for contour in contours if len(contour) > 2]
        outlines[glyph["letter"]] = {"advance": glyph["advance"], "contours": scaled(contours, glyph["unitsPerEm"])}
    json.dump(outlines, sys.stdout, ensure_ascii=False, separators=(",", ":"))


main()
