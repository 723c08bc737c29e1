"""What the openings of the services share: letters with clean corners, sheets that bend, one more wall."""
import math

import bmesh
import bpy
import pyclipper
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

import opening_set
import scenery as set_
from opening_set import sampled

opening_set.WALLS["ink", "dark"] = set_.oklch(0.205, 0.058, 346)


def shaped(fill, material, bevel=0.0):
    """A mesh of what `fill` puts into it, its edges rounded by a modifier."""
    mesh = bpy.data.meshes.new("shape")
    form = bmesh.new()
    fill(form)
    bmesh.ops.remove_doubles(form, verts=form.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(mesh)
    form.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
    thing = set_.add("shape", mesh, material)
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method = bevel, 4, "ANGLE"
    thing.modifiers.new("flat faces", "WEIGHTED_NORMAL").keep_sharp = True
    return thing


GRAIN = 1e6


def inset(contours, distance):
    """The outlines, moved inwards. A negative distance moves them outwards around their corners."""
    offset = pyclipper.PyclipperOffset(4, GRAIN * 0.0005)
    for contour in contours:
        path = [(round(x * GRAIN), round(y * GRAIN)) for x, y in contour]
        offset.AddPath(path, pyclipper.JT_ROUND if distance < 0 else pyclipper.JT_MITER, pyclipper.ET_CLOSEDPOLYGON)
    return [[(x / GRAIN, y / GRAIN) for x, y in path] for path in offset.Execute(-distance * GRAIN)]


def carved(contours, depth, bevel, material, steps=6):
    """A solid from closed outlines of points, its edges round.

    A bevelled curve leaves dark knots at sharp corners. Here each height of the bevel is an outline of its own.
    """
    body = inset(inset(contours, bevel * 0.7), bevel * -0.7)
    levels = []
    for step in range(steps + 1):
        angle = math.pi / 2 * step / steps
        reach = bevel * (1 - math.cos(angle))
        levels.append((inset(body, reach) if step else body, depth / 2 - bevel + bevel * math.sin(angle)))

    def fill(form):
        verts, edges, heights = [], [], []
        for outlines, height in levels:
            for outline in outlines:
                first, count = len(verts), len(outline)
                verts += [Vector(point) for point in outline]
                edges += [(first + index, first + (index + 1) % count) for index in range(count)]
                heights += [height] * count
        flat, _, faces, origins, _, _ = delaunay_2d_cdt(verts, edges, [], 0, 1e-6)
        lift = [max(heights[origin] for origin in sources) if sources else depth / 2 for sources in origins]
        middle = lambda face: [sum(flat[index][axis] for index in face) / len(face) for axis in (0, 1)]
        kept = [face for face in faces if opening_set.inside(middle(face), body)]
        for side in (-1, 1):
            knots = [form.verts.new((spot.x, spot.y, side * height)) for spot, height in zip(flat, lift)]
            for face in kept:
                form.faces.new([knots[index] for index in face])
        low = depth / 2 - bevel
        for outline in body:
            for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]]):
                form.faces.new([form.verts.new(spot) for spot in ((ax, ay, -low), (bx, by, -low), (bx, by, low), (ax, ay, low))])
        loose = [vert for vert in form.verts if not vert.link_faces]
        bmesh.ops.delete(form, geom=loose, context="VERTS")

    return shaped(fill, material)


def carved_letter(sign, em, depth, location, material, bevel=0.05, turn=0, lean=0):
    """An upright letter on its lowest point."""
    return opening_set.upright(carved(sampled(sign, em, 10), depth, bevel, material), location, turn, lean)


def bend(path, steps=14):
    """Points (y, z) of a path with its corners rounded: each corner is (y, z, radius)."""
    points = []
    for index, (y, z, radius) in enumerate(path):
        here = Vector((y, z))
        if not radius or index in (0, len(path) - 1):
            points.append(here)
            continue
        before, after = (Vector(path[index + side][:2]) - here for side in (-1, 1))
        half = before.angle(after) / 2
        reach, middle = radius / math.tan(half), here + (before.normalized() + after.normalized()).normalized() * (radius / math.sin(half))
        start, end = here + before.normalized() * reach - middle, here + after.normalized() * reach - middle
        swing = start.angle_signed(end)
        for step in range(steps + 1):
            angle = -swing * step / steps
            points.append(middle + Vector((start.x * math.cos(angle) - start.y * math.sin(angle), start.x * math.sin(angle) + start.y * math.cos(angle))))
    return points


class Strip:
    """A sheet of paper along a path of (y, z), and what is printed on it, by distances from its start."""

    def __init__(self, points, x=0.0):
        self.points, self.x = [Vector(point) for point in points], x
        self.along = [0.0]
        for one, other in zip(self.points, self.points[1:]):
            self.along.append(self.along[-1] + (other - one).length)
        self.length = self.along[-1]

    def at(self, distance):
        """The place and the outward normal at a distance."""
        distance = min(max(distance, 0), self.length - 1e-4)
        index = max(i for i, start in enumerate(self.along[:-1]) if start <= distance)
        one, other = self.points[index], self.points[index + 1]
        tangent = (other - one).normalized()
        return one + tangent * (distance - self.along[index]), Vector((tangent.y, -tangent.x))

    def piece(self, start, end, left, right, material, thickness=0.05, lift=0.0, bevel=0.012):
        """A piece of it between two distances and two sides, raised over its face."""
        stops = [start, *(stop for stop in self.along if start + 0.004 < stop < end - 0.004), end]

        def fill(form):
            rings = []
            for stop in stops:
                spot, normal = self.at(stop)
                low, high = spot + normal * lift, spot + normal * (lift + thickness)
                corners = ((left, low), (right, low), (right, high), (left, high))
                rings.append([form.verts.new((self.x + side, place.x, place.y)) for side, place in corners])
            for ring, following in zip(rings, rings[1:]):
                for one in range(4):
                    other = (one + 1) % 4
                    form.faces.new((ring[one], ring[other], following[other], following[one]))
            form.faces.new(rings[0])
            form.faces.new(rings[-1][::-1])

        return shaped(fill, material, bevel)
