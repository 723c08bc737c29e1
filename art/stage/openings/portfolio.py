"""A stand that holds framed covers between its arms."""
import math
import os

import bpy

import scenery as set_
from opening_set import citron, dot, fig, plaster


COVERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", "public", "pictures", "projects")


def picture(file):
    """A print under the light of the set."""
    material = set_.paint((1, 1, 1, 1), 0.5, 0.25)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    texture = nodes.new("ShaderNodeTexImage")
    texture.image = bpy.data.images.load(file)
    links.new(texture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return material


def cover(project, width, spot, turn, lean, edge):
    """A framed cover that stands on its lower edge and leans back."""
    height, depth = width * 0.75, 0.14
    frame = [set_.rounded(width + 0.26, height + 0.26, 0.05), set_.rounded(width, height, 0.02)]
    rim = set_.solid(frame, depth + 0.1, 0.03, edge, 1)
    back = set_.box((width + 0.1, height + 0.1, 0.06), (0, 0, -0.03), edge, 0)
    print_ = set_.sheet(width, height, 0.01, picture(f"{COVERS}/{project}-800.webp"))
    print_.location.z = 0.012
    x, y, z = spot
    lift = (height + 0.26) / 2 * math.cos(math.radians(lean))
    return set_.group([rim, back, print_], (x, y, z + lift), (90 - lean, 0, turn))


def build(dark):
    set_.letter("ע", 7.2, 1.3, (0, 0.9, 0), citron(), 0.035, turn=-6)
    cover("tlbank-webapp", 1.75, (0.42, 0.42, 2.62), -6, 8, plaster())
    cover("mello-petshop", 1.5, (-2.15, -0.6, 0), 20, 12, fig())
    cover("viola-medical", 1.9, (1.75, -0.9, 0), -16, 12, plaster())
    dot(0.4, (-0.45, -1.35, 0.4))
    set_.camera((2.2, -15.0, 3.0), (-0.05, 0, 2.3), 84)
    return 3.4
