"""Light on the moving ball and what it takes from its surroundings. Linear RGB; the lights are those of the Blender scene."""
import math

import bpy
import numpy as np
from mathutils import Vector

EXPOSURE = 2**-0.2
# Light that comes back from the walls, measured on the slats' shadows of a full render.
BOUNCED = 1.35
GOLDEN = math.pi * (3 - math.sqrt(5))


def linear(values):
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4).astype(np.float32) / EXPOSURE


def screen(values):
    """Eight bits a channel, dithered: the walls are soft gradients."""
    values = np.clip(values * EXPOSURE, 0, 1)
    coded = np.where(values <= 0.0031308, values * 12.92, 1.055 * values ** (1 / 2.4) - 0.055)
    return np.clip(coded * 255 + 0.5, 0, 255).astype(np.uint8)


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def sphere_directions(count):
    index = np.arange(count) + 0.5
    height, turn = 1 - 2 * index / count, GOLDEN * index
    flat = np.sqrt(1 - height**2)
    return np.stack([flat * np.cos(turn), flat * np.sin(turn), height], -1)


def harmonics(n):
    x, y, z = n[..., 0], n[..., 1], n[..., 2]
    parts = [0.282095 + 0 * x, 0.488603 * y, 0.488603 * z, 0.488603 * x, 1.092548 * x * y, 1.092548 * y * z]
    parts += [0.315392 * (3 * z * z - 1), 1.092548 * x * z, 0.546274 * (x * x - y * y)]
    return np.stack(parts, -1)


# What a cosine lobe leaves of each band.
COSINE = np.array([math.pi] + [2 * math.pi / 3] * 3 + [math.pi / 4] * 5)
PROBES = sphere_directions(220)
PROBE_BASIS = harmonics(PROBES)


class Sun:
    def __init__(self, thing):
        turn = np.array(thing.matrix_world.to_3x3())
        self.towards = unit(turn @ np.array([0, 0, 1.0]))
        self.power = np.array(thing.data.color) * thing.data.energy
        self.blur = math.tan(thing.data.angle / 2)
        self.frame = turn[:, :2].T * self.blur

    def reach(self, points):
        shape = points.shape[:-1]
        return np.broadcast_to(self.towards, points.shape), np.full(shape, 1e3), np.ones(shape), np.full(shape, self.blur)

    def sample(self, points, spot):
        return np.broadcast_to(unit(self.towards + spot @ self.frame), points.shape), np.full(points.shape[:-1], 1e3)


class Lamp:
    def __init__(self, thing):
        turn = np.array(thing.matrix_world.to_3x3())
        self.place, self.facing = np.array(thing.matrix_world.translation), unit(turn @ np.array([0, 0, -1.0]))
        self.size = thing.data.size
        # A square lamp's radiance times its area.
        self.power = np.array(thing.data.color) * thing.data.energy / math.pi
        self.frame = turn[:, :2].T * self.size / 2

    def reach(self, points):
        offset = self.place - points
        distance = np.linalg.norm(offset, axis=-1)
        towards = offset / distance[..., None]
        strength = np.maximum(0, -(towards @ self.facing)) / distance**2
        return towards, distance, strength, self.size * 0.56 / distance

    def sample(self, points, spot):
        offset = self.place + spot @ self.frame - points
        distance = np.linalg.norm(offset, axis=-1)
        return offset / distance[..., None], distance - 0.05


class Stage:
    def __init__(self, tree):
        bpy.context.view_layer.update()
        depsgraph = bpy.context.evaluated_depsgraph_get()
        points, faces, self.paints = [], [], []
        for thing in bpy.context.scene.objects:
            if thing.type not in ("MESH", "CURVE"):
                continue
            solid = thing.evaluated_get(depsgraph)
            mesh = solid.to_mesh()
            start, place = len(points), solid.matrix_world
            points += [place @ vertex.co for vertex in mesh.vertices]
            faces += [[start + index for index in face.vertices] for face in mesh.polygons]
            surface = thing.data.materials[0].node_tree.nodes["Principled BSDF"]
            lit = surface.inputs["Emission"].is_linked
            paint = (0.7, 0.7, 0.7) if lit else tuple(surface.inputs["Base Color"].default_value)[:3]
            self.paints += [(*paint, float(lit))] * len(mesh.polygons)
            solid.to_mesh_clear()
        self.paints = np.array(self.paints)
        self.tree = tree.FromPolygons(points, faces)
        lights = [thing for thing in bpy.context.scene.objects if thing.type == "LIGHT"]
        self.lights = [(Sun if thing.data.type == "SUN" else Lamp)(thing) for thing in lights]
        self.open = {}
        background = bpy.context.scene.world.node_tree.nodes["Background"]
        self.sky = np.array(background.inputs[0].default_value)[:3] * background.inputs[1].default_value
        self.fill = math.pi * self.sky * BOUNCED
        self.albedo = np.array([*self.colour()])

    def colour(self):
        import scenery

        return scenery.oklch(0.68, 0.21, 40)[:3]

    def look(self, eye, rays):
        """What lies behind each pixel: its place, its side, its distance, and whether it shines by itself."""
        count = rays.shape[0] * rays.shape[1]
        points, normals = np.zeros((count, 3), np.float32), np.zeros((count, 3), np.float32)
        depth, shines = np.full(count, 1e4, np.float32), np.zeros(count, bool)
        start, cast, shining = Vector(eye), self.tree.ray_cast, self.paints[:, 3] > 0
        for index, ray in enumerate(rays.reshape(-1, 3).tolist()):
            spot, side, face, far = cast(start, ray)
            if spot is not None:
                points[index], normals[index], depth[index], shines[index] = spot, side, far, shining[face]
        away = (normals * rays.reshape(-1, 3)).sum(-1) > 0
        normals[away] *= -1
        shape = rays.shape[:2]
        self.eye, self.rays = eye, rays
        self.points, self.normals = points.reshape(*shape, 3), normals.reshape(*shape, 3)
        self.depth, self.shines = depth.reshape(shape), shines.reshape(shape)
        self.pixels = np.arange(count).reshape(shape)

    def touched(self, centre, radius):
        """The places where the ball changes the light, and how far around them."""
        places = [(centre, radius * 6)]
        for light in self.lights:
            towards, far, _, blur = (part[0] for part in light.reach(centre[None]))
            spot, _, _, distance = self.tree.ray_cast(Vector(centre), Vector(-towards))
            if spot is not None:
                places.append((np.array(spot), radius * 2.5 + blur * distance * 2))
        return places

    def free(self, starts, towards, distances):
        """1 where nothing of the set is in the way."""
        cast = self.tree.ray_cast
        rows = zip(starts.tolist(), towards.tolist(), distances.tolist())
        return np.array([cast(start, way, far)[0] is None for start, way, far in rows], np.float32)

    def irradiance(self, points, normals, ball=None):
        """The direct light on points of the set, with shadows of the set, and of a ball."""
        total = np.zeros(points.shape)
        for light in self.lights:
            towards, distance, strength, _ = light.reach(points)
            facing = np.maximum(0, (towards * normals).sum(-1)) * strength
            clear = np.zeros(len(points))
            some = facing > 0
            clear[some] = self.free((points + normals * 0.004)[some], towards[some], distance[some])
            if ball is not None:
                clear *= 1 - shadow_of(ball[0], ball[1], points, towards, np.full(len(points), 0.05))
            total += (facing * clear)[:, None] * light.power
        return total

    def around(self, centre):
        """The light that comes to a place from everywhere but the lights, as spherical harmonics."""
        cast, start = self.tree.ray_cast, Vector(centre)
        found = [cast(start, way) for way in PROBES.tolist()]
        radiance = np.tile(self.sky, (len(found), 1))
        hits = [index for index, (spot, *_) in enumerate(found) if spot is not None]
        points, normals = (np.array([found[index][part] for index in hits]) for part in (0, 1))
        normals = np.where(((normals * PROBES[hits]).sum(-1) > 0)[:, None], -normals, normals)
        paint = self.paints[[found[index][2] for index in hits]]
        lit = self.irradiance(points, normals, (centre, 0.28)) + self.fill * 0.8
        radiance[hits] = paint[:, :3] * lit / math.pi + 0.3 * paint[:, 3:]
        return PROBE_BASIS.T @ radiance * 4 * math.pi / len(PROBES)

    def dimmed(self, window, centre, radius, light):
        """How much of its light each pixel of a window keeps while the ball is there."""
        points, normals = self.points[window].reshape(-1, 3), self.normals[window].reshape(-1, 3)
        pixels = self.pixels[window].ravel()
        offset = centre - points
        distance = np.linalg.norm(offset, axis=-1)
        cosine = np.clip((offset * normals).sum(-1) / distance, 0, 1)
        hidden = np.maximum(0, np.minimum(1, (radius / distance) ** 2) - 1 / 36)
        hidden = (hidden * (0.2 + 0.8 * cosine) * (cosine > 0))[:, None]
        glow = self.albedo * (light[0] * 0.282095 * math.pi)
        before = np.tile(self.fill, (len(points), 1))
        after = self.fill * (1 - hidden) + glow * hidden
        for number, source in enumerate(self.lights):
            towards, _, strength, blur = source.reach(points)
            facing = np.maximum(0, (towards * normals).sum(-1)) * strength
            shadow = shadow_of(centre, radius, points, towards, blur)
            direct = facing[:, None] * source.power
            asked = np.flatnonzero((shadow > 0.004) | (hidden[:, 0] > 0.004))
            clear = np.ones(len(points), np.float32)
            clear[asked] = self.unshaded(number, pixels[asked], points[asked], normals[asked])
            direct = direct * clear[:, None]
            before += direct
            after += direct * (1 - shadow)[:, None]
        ratio = np.where(self.shines[window].ravel()[:, None], 1, after / before)
        return ratio.reshape(*self.shines[window].shape, 3)

    def unshaded(self, number, where, points, normals):
        """How much of a light a pixel of the set sees, traced when it is first asked for."""
        if number not in self.open:
            self.open[number] = np.full(self.pixels.size, -1, np.float32)
        known = self.open[number]
        new = np.flatnonzero(known[where] < 0)
        source = self.lights[number]
        starts = points[new] + normals[new] * 0.004
        spots = [(0, 0)] if isinstance(source, Sun) else [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)]
        clear = np.zeros(len(new), np.float32)
        for spot in spots if len(new) else []:
            towards, far = source.sample(starts, np.array(spot))
            clear += self.free(starts, towards, far) / len(spots)
        known[where[new]] = clear
        return known[where]

    def ball(self, window, centre, radius, light):
        """The ball's colour and how much of each pixel it covers."""
        eye, rays, depth = self.eye, self.rays[window], self.depth[window]
        cover = covered(eye, rays, depth, centre, radius)
        offset = eye - centre
        along = -(rays @ offset)
        gap = np.maximum(along**2 - offset @ offset + radius**2, 0)
        normals = unit(offset + rays * (along - np.sqrt(gap))[..., None])
        points = centre + normals * (radius + 0.003)
        view = unit(eye - points)
        colour = np.maximum(harmonics(normals) @ (light * COSINE[:, None]), 0) * self.albedo / math.pi
        facing = np.clip((normals * view).sum(-1), 1e-3, 1)
        mirrored = 2 * facing[..., None] * normals - view
        fresnel = 0.036 + 0.964 * (1 - facing) ** 5 * 0.45
        colour = colour + fresnel[..., None] * np.maximum(harmonics(mirrored) @ light, 0)
        for source in self.lights:
            colour = colour + self.direct(source, points, normals, view, facing)
        return colour, cover[..., None]

    def direct(self, source, points, normals, view, facing):
        towards, _, strength, blur = source.reach(points)
        cosine = np.maximum(0, (towards * normals).sum(-1))
        clear = self.clear_of(source, points, cosine)
        lit = (cosine * strength * clear)[..., None] * source.power
        half = unit(towards + view)
        rough = np.minimum(1, 0.1024 + blur / 3)
        peak = (half * normals).sum(-1) ** 2 * (rough**2 - 1) + 1
        shine = rough**2 / (math.pi * peak**2) * (0.1024 / rough) ** 2
        fresnel = 0.036 + 0.964 * (1 - np.clip((half * view).sum(-1), 0, 1)) ** 5
        visible = 0.25 / np.maximum(0.3, np.maximum(cosine, facing))
        return lit * (self.albedo / math.pi + (shine * fresnel * visible)[..., None])

    def clear_of(self, source, points, cosine):
        """Shadows of the set on the ball, softened as wide as the light is."""
        rows, columns = cosine.shape
        lit = cosine > 0
        clear = np.zeros(cosine.shape, np.float32)
        grid = np.indices(cosine.shape)
        turn = (grid[0] % 2 * 2 + grid[1] % 2)[lit] * math.pi / 2 + 0.6
        spots = np.stack([np.cos(turn), np.sin(turn)], -1) * 0.6
        towards, far = source.sample(points[lit], spots)
        clear[lit] = self.free(points[lit], towards, far)
        padded, weights = np.pad(clear, 1), np.pad(lit.astype(np.float32), 1)
        total = sum(padded[y : y + rows, x : x + columns] for y in range(3) for x in range(3))
        count = sum(weights[y : y + rows, x : x + columns] for y in range(3) for x in range(3))
        return total / np.maximum(count, 1)


def shadow_of(centre, radius, points, towards, blur):
    """How much of a light of a certain width the ball hides from points."""
    offset = centre - points
    along = (offset * towards).sum(-1)
    across = np.sqrt(np.maximum((offset * offset).sum(-1) - along**2, 0))
    edge = np.maximum(blur * np.maximum(along, 0), 1e-3)
    part = np.clip((radius + edge - across) / (2 * edge), 0, 1)
    most = np.minimum(1, (radius / edge) ** 2)
    return np.where(along > radius * 0.2, part * part * (3 - 2 * part) * most, 0)


def covered(eye, rays, depth, centre, radius, steps=3):
    across = np.gradient(rays, axis=1)
    up = np.gradient(rays, axis=0)
    offset = centre - eye
    cover = np.zeros(depth.shape)
    for row in range(steps):
        for column in range(steps):
            shift = (np.array([column, row]) + 0.5) / steps - 0.5
            ray = unit(rays + across * shift[0] + up * shift[1])
            along = ray @ offset
            gap = along**2 - offset @ offset + radius**2
            cover += (gap > 0) & (along - np.sqrt(np.maximum(gap, 0)) < depth + 0.02)
    return cover / steps**2
