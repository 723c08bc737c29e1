"""Meshes from numbers: surfaces over a grid, turned profiles, and materials made of nodes."""
import bpy
import numpy as np

from scenery import add


def surface(points, material, around=False, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A smooth surface through points of shape (rows, columns, 3); `around` joins the last column
    to the first.
    """
    rows, columns = points.shape[:2]
    index = np.arange(rows * columns).reshape(rows, columns)
    if around:
        index = np.concatenate([index, index[:, :1]], axis=1)
    corners = (index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1])
    faces = np.stack([corner.ravel() for corner in corners], axis=1)
    mesh = bpy.data.meshes.new("surface")
    mesh.from_pydata(points.reshape(-1, 3).tolist(), [], faces.tolist())
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    return add("surface", mesh, material, location, rotation)


def turned(profile, material, location=(0, 0, 0), rotation=(0, 0, 0), steps=96):
    """A solid of revolution: profile is a list of (radius, height), from bottom to top."""
    angle = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    radius, height = np.array(profile, float).T
    points = np.stack(
        [
            radius[:, None] * np.cos(angle),
            radius[:, None] * np.sin(angle),
            height[:, None] + 0 * angle,
        ],
        axis=-1,
    )
    return surface(points, material, True, location, rotation)


def rounded_profile(corners, radius, steps=6):
    """The profile with each inner corner replaced by an arc of about this radius."""
    corners = [np.array(corner, float) for corner in corners]
    points = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        reach = min(radius, np.linalg.norm(before - corner) / 2, np.linalg.norm(after - corner) / 2)
        start = corner + (before - corner) / max(np.linalg.norm(before - corner), 1e-9) * reach
        end = corner + (after - corner) / max(np.linalg.norm(after - corner), 1e-9) * reach
        for t in np.linspace(0, 1, steps + 1):
            points.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t**2 * end)
    points.append(corners[-1])
    return [tuple(point) for point in points]


class Nodes:
    """Short names for building a material: n = Nodes("stone"); n.add("TexNoise", Scale=4)."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        self.set(node, **inputs)
        return node

    def set(self, node, **inputs):
        """Inputs by name, with _ for a space; a value, or the output socket of another node."""
        for name, value in inputs.items():
            socket = (
                node.inputs[int(name[1:])]
                if name[1:].isdigit()
                else node.inputs[name.replace("_", " ")]
            )
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value

    def math(self, operation, *values):
        node = self.add("Math")
        node.operation = operation
        for socket, value in zip(node.inputs, values):
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    def mix(self, amount, first, second, blend="MIX"):
        node = self.add("MixRGB", Fac=amount, Color1=first, Color2=second)
        node.blend_type = blend
        return node.outputs[0]

    def bump(self, height, strength=0.3, distance=0.01):
        node = self.add("Bump", Height=height, Strength=strength, Distance=distance)
        self.set(self.surface, Normal=node.outputs[0])
