"""Renders with Cycles and removes the noise with `oidn.py`, whose weights come from `weights.ts`.

`shoot` writes an opaque picture of a whole set, `cut_out.py` things with their shadow on nothing.
"""
import os
import shutil
import tempfile

import bpy
import numpy as np

import oidn

PASSES = {"image": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def ask_for_passes(folder):
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    scene.render.use_compositing = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, writer = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    writer.base_path = folder
    writer.format.file_format, writer.format.color_depth = "OPEN_EXR", "32"
    writer.format.color_mode = "RGBA"
    writer.file_slots.clear()
    for name, socket in PASSES.items():
        writer.file_slots.new(name)
        tree.links.new(layers.outputs[socket], writer.inputs[name])


def load(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"), check_existing=False)
    image.colorspace_settings.name = "Non-Color"
    image.alpha_mode = "CHANNEL_PACKED"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def render(size, samples, bounces, threads=2):
    """The passes of a noisy picture."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_adaptive_sampling = "CPU", samples, False
    cycles.use_denoising, cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = False, bounces, 4, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.view_settings.view_transform = "Standard"
    folder = tempfile.mkdtemp(prefix="passes-")
    ask_for_passes(folder)
    scene.frame_set(1)
    bpy.ops.render.render()
    passes = {name: load(folder, name) for name in PASSES}
    shutil.rmtree(folder)
    return passes


def save(pixels, path, exposure):
    """Writes straight (not premultiplied) light with its alpha as a PNG."""
    height, width, _ = pixels.shape
    picture = bpy.data.images.new("clean", width, height, alpha=True, float_buffer=True)
    picture.alpha_mode = "STRAIGHT"
    picture.pixels.foreach_set(np.ascontiguousarray(pixels, np.float32).ravel())
    scene = bpy.context.scene
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.color_depth = "8"
    scene.render.dither_intensity = 1.0
    picture.save_render(path, scene=scene)


def clean(passes, weights):
    """The picture (premultiplied) without noise, its alpha too."""
    network = oidn.Network(weights)
    image, guides = passes["image"], (passes["albedo"][..., :3], passes["normal"][..., :3])
    colour = network.denoise(image[..., :3], *guides)
    alpha = image[..., 3:]
    if alpha.min() < 1:
        alpha = network.denoise(np.repeat(alpha, 3, -1), *guides).mean(-1, keepdims=True)
    return np.concatenate([colour, np.clip(alpha, 0, 1)], -1)


def shoot(path, size, samples, weights, exposure=-0.2, bounces=5):
    save(clean(render(size, samples, bounces), weights), path, exposure)
