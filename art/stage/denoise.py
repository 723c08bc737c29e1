"""Removes the noise of a Cycles render.

An a-trous wavelet filter that smooths the light only, guided by normals, depth and brightness: paint, screens and edges stay sharp.
"""
import os

import bpy
import numpy as np

PASSES = {
    "image": "Image",
    "normal": "Normal",
    "depth": "Depth",
    "paint": "DiffCol",
    "direct": "DiffDir",
    "indirect": "DiffInd",
    "glow": "Emit",
}
KERNEL = ((-2, 1 / 16), (-1, 4 / 16), (0, 6 / 16), (1, 4 / 16), (2, 1 / 16))


def ask_for_passes(folder):
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    for name in ("normal", "z", "emit", "diffuse_color", "diffuse_direct", "diffuse_indirect"):
        setattr(layer, f"use_pass_{name}", True)
    scene.use_nodes = True
    scene.render.use_compositing = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, writer = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    writer.base_path = folder
    writer.format.file_format, writer.format.color_depth = "OPEN_EXR", "32"
    writer.file_slots.clear()
    for name, socket in PASSES.items():
        writer.file_slots.new(name)
        tree.links.new(layers.outputs[socket], writer.inputs[name])


def load(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"), check_existing=False)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def shifted(values, down, across):
    """The values of the neighbour so many pixels away; edges are repeated."""
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) + down, 0, height - 1)
    columns = np.clip(np.arange(width) + across, 0, width - 1)
    return values[rows][:, columns]


def brightness(colour):
    return colour @ np.array([0.25, 0.6, 0.15], np.float32)


def softened(values):
    near = [shifted(values, down, across) for down in (-1, 0, 1) for across in (-1, 0, 1)]
    return sum(value * weight for value, weight in zip(near, (1, 2, 1, 2, 4, 2, 1, 2, 1))) / 16


def smooth(light, normal, depth, levels, tolerance):
    for level in range(levels):
        step = 1 << level
        guide = softened(brightness(light))
        total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        for down, vertical in KERNEL:
            for across, horizontal in KERNEL:
                look = lambda values: shifted(values, down * step, across * step)
                other = look(guide)
                same_side = np.clip((normal * look(normal)).sum(-1), 0, 1) ** 48
                same_depth = np.exp(-np.abs(depth - look(depth)) / (0.001 * step * np.maximum(depth, 1e-3) + 1e-4))
                contrast = np.abs(guide - other) / (np.abs(np.minimum(guide, other)) + 0.08)
                same_light = np.exp(-contrast * (1 + level * 0.6) / tolerance)
                weight = (vertical * horizontal * same_side * same_depth * same_light).astype(np.float32)
                total += look(light) * weight[..., None]
                weights += weight
        light = total / np.maximum(weights, 1e-6)[..., None]
    return light


def save_clean(folder, path):
    image, normal, paint, glow = (load(folder, name) for name in ("image", "normal", "paint", "glow"))
    light = load(folder, "direct") + load(folder, "indirect")
    depth = np.minimum(load(folder, "depth")[..., 0], 1e4)
    length = np.linalg.norm(normal, axis=-1, keepdims=True)
    normal = np.where(length > 1e-4, normal / np.maximum(length, 1e-4), np.array([0, 1, 0], np.float32))
    # What albedo × light does not explain: specular light, and mixed pixels at edges. It may be
    # negative.
    rest = image - glow - paint * light
    clean = paint * smooth(light, normal, depth, 4, 0.35) + smooth(rest, normal, depth, 2, 0.5) + glow
    save(np.maximum(clean, 0), path)


def save(pixels, path):
    height, width, _ = pixels.shape
    picture = bpy.data.images.new("clean", width, height, float_buffer=True)
    opaque = np.ones((height, width, 4), np.float32)
    opaque[..., :3] = pixels
    picture.pixels.foreach_set(opaque.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_depth = "8"
    scene.render.dither_intensity = 1.0
    picture.save_render(path, scene=scene)
