"""The film of the hero: the ball leaves its letter, falls through the light, bounces and settles as the letter's dot.

blender -b -t 1 -P stage/hero_film.py -- <he|en> <light|dark> <wide|portrait> <still.png> <empty.png> <out.mkv> <folder of screens>
The set stands still, so only the ball, its shadows and its glow are traced, on two renders of the set: `still` with the ball
at rest, `empty` without it. Both have the size of the film.
"""
import os
import subprocess
import sys

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import hero
import hero_path
import hero_shade as shade


def read(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def rays_of(camera, width, height):
    """The place of the camera, and the direction through the middle of each pixel, from the lower left."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    bpy.context.view_layer.update()
    turn = np.array(camera.matrix_world.to_3x3())
    top_right, low_right, low_left, top_left = (np.array(corner) for corner in camera.data.view_frame(scene=scene))
    across = (np.arange(width) + 0.5) / width
    up = (np.arange(height) + 0.5) / height
    spots = low_left + across[None, :, None] * (low_right - low_left) + up[:, None, None] * (top_left - low_left)
    directions = spots @ turn.T
    return np.array(camera.matrix_world.translation), directions / np.linalg.norm(directions, axis=-1, keepdims=True)


class Film:
    def __init__(self, language, theme, shape, still, empty, screens):
        hero.build(language, theme, shape, screens)
        self.still, self.empty = shade.linear(read(still)), shade.linear(read(empty))
        self.height, self.width = self.still.shape[:2]
        self.eye, self.rays = rays_of(bpy.context.scene.camera, self.width, self.height)
        self.stage = shade.Stage(BVHTree)
        self.stage.look(self.eye, self.rays)
        self.radius = hero.DOTTED[language]["radius"]
        self.rest = np.array(hero.rest_of(language))
        self.bare = shade.screen(self.empty)
        window, picture = self.traced(self.rest)
        self.left_over = np.zeros_like(self.still)
        self.left_over[window] = self.still[window] - picture

    def box(self, centre, reach):
        """The pixels around a point: the ends of their rows and columns."""
        camera = bpy.context.scene.camera
        x, y, z = np.array(camera.matrix_world.to_3x3()).T @ (centre - self.eye)
        frame = camera.data.view_frame(scene=bpy.context.scene)
        wide, far = frame[0][0] - frame[2][0], -frame[0][2]
        scale = self.width / wide * far / -z
        column, row, reach = self.width / 2 + x * scale, self.height / 2 + y * scale, reach * scale
        return row - reach, row + reach, column - reach, column + reach

    def window(self, boxes):
        low, high, start, end = (pick(values) for pick, values in zip((min, max, min, max), zip(*boxes)))
        cut = lambda least, most, size: slice(int(np.clip(least, 0, size)), int(np.clip(most + 1, 0, size)))
        return cut(low, high, self.height), cut(start, end, self.width)

    def traced(self, centre):
        """The part of the picture that the ball changes when it is at a place."""
        light = self.stage.around(centre)
        ball = self.box(centre, self.radius * 1.15)
        boxes = [self.box(spot, reach) for spot, reach in self.stage.touched(centre, self.radius)]
        window, inner = self.window([ball, *boxes]), self.window([ball])
        picture = self.empty[window] * self.stage.dimmed(window, centre, self.radius, light)
        if self.empty[inner].size:
            colour, cover = self.stage.ball(inner, centre, self.radius, light)
            part = tuple(slice(small.start - large.start, small.stop - large.start) for small, large in zip(inner, window))
            picture[part] = picture[part] * (1 - cover) + colour * cover
        return window, picture

    def frame(self, centre, likeness):
        """`likeness` is how much of the difference from the rendered ball is added: it has hardly moved then."""
        if likeness == 1:
            return shade.screen(self.still)
        if centre is None:
            return self.bare
        window, picture = self.traced(centre)
        frame = self.bare.copy()
        frame[window] = shade.screen(picture + self.left_over[window] * likeness)
        return frame


def main():
    language, theme, shape, still, empty, out, screens = sys.argv[sys.argv.index("--") + 1 :]
    film = Film(language, theme, shape, still, empty, screens)
    size = f"{film.width}x{film.height}"
    command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size]
    command += ["-r", str(hero_path.RATE), "-i", "-", "-c:v", "libx264rgb", "-qp", "0", "-preset", "ultrafast", out]
    writer = subprocess.Popen(command, stdin=subprocess.PIPE)
    way = hero_path.timeline(language, shape, hero.side_of(language), film.rest, film.radius)
    for centre, likeness in way:
        writer.stdin.write(film.frame(centre, likeness)[::-1].tobytes())
    writer.stdin.close()
    if writer.wait():
        raise RuntimeError("ffmpeg failed")


main()
