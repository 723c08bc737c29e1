"""Renders a scene twice with half of the samples and removes the noise.

The difference of the two halves says how noisy each pixel is, so the filter smooths noise and
leaves shadows, joints and highlights as they are. It follows surfaces by their normal and by the
distance from their plane: a wall seen from the side is smoothed as well as one seen from the front.
"""
import os
import shutil
import tempfile

import bpy
import numpy as np

from denoise import brightness, load, save

PASSES = {
    "image": "Image",
    "normal": "Normal",
    "position": "Position",
    "paint": "DiffCol",
    "direct": "DiffDir",
    "indirect": "DiffInd",
    "glow": "Emit",
}
KERNEL = ((-1, 1 / 4), (0, 1 / 2), (1, 1 / 4))


def ask_for_passes(folder):
    scene = bpy.context.scene
    for name in (
        "normal",
        "position",
        "emit",
        "diffuse_color",
        "diffuse_direct",
        "diffuse_indirect",
    ):
        setattr(scene.view_layers[0], f"use_pass_{name}", True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, writer = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new(
        "CompositorNodeOutputFile"
    )
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    writer.base_path = folder
    writer.format.file_format, writer.format.color_depth = "OPEN_EXR", "32"
    writer.file_slots.clear()
    for name, socket in PASSES.items():
        writer.file_slots.new(name)
        tree.links.new(layers.outputs[socket], writer.inputs[name])


def render_half(seed):
    folder = tempfile.mkdtemp(prefix="passes-")
    ask_for_passes(folder)
    bpy.context.scene.cycles.seed = seed
    bpy.context.scene.frame_set(1)
    bpy.ops.render.render()
    half = {name: load(folder, name) for name in PASSES}
    shutil.rmtree(folder)
    light = half.pop("direct") + half.pop("indirect")
    # The rest that paint × light does not explain: reflections, glass, and mixed pixels at edges.
    half["rest"] = half.pop("image") - half["glow"] - half["paint"] * light
    half["light"] = light
    return half


def neighbour(values, reach, down, across):
    """A view of padded values, moved by so many pixels."""
    height, width = values.shape[0] - 2 * reach, values.shape[1] - 2 * reach
    return values[reach + down : reach + down + height, reach + across : reach + across + width]


def padded(values, reach):
    return np.pad(values, ((reach, reach), (reach, reach), (0, 0))[: values.ndim], mode="edge")


def blurred(values):
    wide = padded(values, 2)
    return (
        sum(neighbour(wide, 2, down, across) for down in range(-2, 3) for across in range(-2, 3))
        / 25
    )


def noise_of(first, second):
    """The variance of the mean of two halves, by pixel."""
    own = (brightness(first - second) / 2) ** 2
    return np.maximum(blurred(own), own).astype(np.float32)


def dot(first, second):
    return np.einsum("ijk,ijk->ij", first, second)


def smooth(first, second, normal, position, levels, tolerance):
    """Averages each pixel with those on the same surface whose light differs by no more than the
    noise.
    """
    values, variance = (first + second) / 2, noise_of(first, second)
    for level in range(levels):
        step = 1 << level
        own = brightness(values)
        wide = [padded(item, step) for item in (values, variance, normal, position, own)]
        total, total_variance = np.zeros_like(values), np.zeros_like(variance)
        weights = np.full(variance.shape, 1e-8, np.float32)
        for down, vertical in KERNEL:
            for across, horizontal in KERNEL:
                other, other_variance, other_normal, other_position, other_own = (
                    neighbour(item, step, down * step, across * step) for item in wide
                )
                turn = np.clip(dot(normal, other_normal), 0, 1)
                for _ in range(4):
                    turn *= turn
                move = other_position - position
                away = dot(move, normal) ** 2 / (0.0064 * dot(move, move) + 1e-8)
                apart = (own - other_own) ** 2 / (
                    tolerance**2 * (variance + other_variance) + 1e-7
                ) + away
                weight = np.exp(-apart, dtype=np.float32) * turn * np.float32(vertical * horizontal)
                total += other * weight[..., None]
                total_variance += other_variance * weight * weight
                weights += weight
        values, variance = total / weights[..., None], total_variance / (weights * weights)
    return values


def render_clean(path):
    """Renders the scene as it is set, with its samples once for each half, and writes a PNG."""
    first, second = render_half(0), render_half(1)
    mean = {
        name: (first[name] + second[name]) / 2 for name in ("paint", "glow", "normal", "position")
    }
    length = np.linalg.norm(mean["normal"], axis=-1, keepdims=True)
    normal = np.where(
        length > 1e-4, mean["normal"] / np.maximum(length, 1e-4), np.array([0, 1, 0], np.float32)
    )
    guides = normal, mean["position"]
    light = smooth(first["light"], second["light"], *guides, 5, 2.2)
    rest = smooth(first["rest"], second["rest"], *guides, 4, 1.8)
    save(np.maximum(mean["paint"] * light + rest + mean["glow"], 0), path)
