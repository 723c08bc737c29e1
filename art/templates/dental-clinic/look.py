"""Bright: a glossy mint stage, enamel, coral, teal, soap bubbles. One unit is a centimetre."""
import bpy
import numpy as np

from meshes import Nodes
from scenery import ball, oklch, paint

MINT = oklch(0.86, 0.065, 190)
CORAL = oklch(0.74, 0.145, 20)
TEAL = oklch(0.47, 0.085, 210)
DAY = (1, 0.975, 0.94)


def glossy(colour, rough=0.28, coat=0.5):
    material = paint(colour, rough, 0.5)
    surface = material.node_tree.nodes["Principled BSDF"]
    (
        surface.inputs["Clearcoat"].default_value,
        surface.inputs["Clearcoat Roughness"].default_value,
    ) = (coat, 0.08)
    return material


def enamel():
    """Warm white, brighter at the cusps, a wet coat above it."""
    nodes = Nodes("enamel")
    height = nodes.add("SeparateXYZ", Vector=nodes.add("TexCoord").outputs["Generated"]).outputs[
        "Z"
    ]
    rise = nodes.add("MapRange", Value=height, From_Min=0.3, From_Max=0.62).outputs[0]
    nodes.set(
        nodes.surface, Base_Color=nodes.mix(rise, oklch(0.925, 0.032, 88), oklch(0.972, 0.008, 95))
    )
    nodes.set(nodes.surface, Roughness=0.22, Specular=0.5, Clearcoat=0.9, Clearcoat_Roughness=0.05)
    return nodes.material


def film():
    """A soap bubble: clear in the middle, tinted at the rim, with two lights on it. It glows
    instead of mirroring: no noise.
    """
    nodes = Nodes("film")
    tree = nodes.tree
    tree.nodes.remove(nodes.surface)
    facing = nodes.add("LayerWeight", Blend=0.5).outputs["Facing"]
    geometry = nodes.add("NewGeometry")
    front = nodes.math("SUBTRACT", 1, geometry.outputs["Backfacing"])

    def highlight(direction, sharp, strength):
        node = nodes.add("VectorMath", _0=geometry.outputs["Normal"], _1=direction)
        node.operation = "DOT_PRODUCT"
        lit = nodes.math("POWER", nodes.math("MAXIMUM", node.outputs["Value"], 0), sharp)
        return nodes.math("MULTIPLY", lit, strength)

    lights = nodes.math(
        "ADD", highlight((-0.52, -0.62, 0.59), 160, 0.9), highlight((0.50, -0.72, -0.48), 40, 0.22)
    )
    rim = nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("POWER", facing, 2.4), 0.62), 0.035)
    amount = nodes.math(
        "MULTIPLY", nodes.math("MINIMUM", nodes.math("ADD", rim, lights), 0.96), front
    )
    ramp = nodes.add("ValToRGB", Fac=facing)
    ramp.color_ramp.elements[0].color = (1, 1, 1, 1)
    ramp.color_ramp.elements[1].color = oklch(0.97, 0.02, 200)
    for place, colour in (
        (0.55, oklch(0.95, 0.035, 200)),
        (0.76, oklch(0.92, 0.06, 15)),
        (0.88, oklch(0.94, 0.06, 330)),
    ):
        ramp.color_ramp.elements.new(place).color = colour
    through = nodes.add("BsdfTransparent", Color=nodes.math("SUBTRACT", 1, amount))
    glow = nodes.add("Emission", Color=ramp.outputs[0], Strength=amount)
    both = nodes.add("AddShader", _0=through.outputs[0], _1=glow.outputs[0])
    tree.links.new(both.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return nodes.material


def bubbles(spots):
    """Bubbles as (x, y, z, radius)."""
    skin, cycles = film(), bpy.context.scene.cycles
    # In a view through many bubbles no ray may be terminated early, because it would leave a dark
    # dot.
    cycles.min_transparent_bounces, cycles.transparent_max_bounces = 24, 48
    for x, y, z, radius in spots:
        ball(radius, (x, y, z), skin).visible_shadow = False


def tooth(location, rotation=(0, 0, 0), scale=1.0):
    """A molar as one merged form: a crown with four cusps and a hollow between them, a waist, two
    roots.
    """
    data = bpy.data.metaballs.new("tooth")
    data.resolution = data.render_resolution = 0.055
    data.threshold = 0.55
    balls = [(0, 0, 0.05, 1.12), (-0.42, 0, 0.1, 0.98), (0.42, 0, 0.1, 0.98)]
    balls += [(side * 0.5, front * 0.40, 0.60, 0.62) for side in (-1, 1) for front in (-1, 1)]
    for side in (-1, 1):
        for step in np.linspace(0, 1, 9):
            out = 0.42 + 0.16 * np.sin(step * 2.2) - 0.06 * step
            balls.append((side * out, 0.03 * side, -0.45 - 1.25 * step, 0.66 - 0.36 * step))
    for x, y, z, radius in balls:
        element = data.elements.new(type="BALL")
        element.co, element.radius = (x, y, z), radius
    form = bpy.data.objects.new("tooth", data)
    bpy.context.collection.objects.link(form)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(
        form.evaluated_get(bpy.context.evaluated_depsgraph_get())
    )
    bpy.data.objects.remove(form)
    mesh.polygons.foreach_set("use_smooth", np.ones(len(mesh.polygons), bool))
    solid = bpy.data.objects.new("tooth", mesh)
    bpy.context.collection.objects.link(solid)
    mesh.materials.clear()
    mesh.materials.append(enamel())
    relax = solid.modifiers.new("relax", "SMOOTH")
    relax.factor, relax.iterations = 0.5, 12
    solid.location, solid.scale = location, (scale,) * 3
    solid.rotation_euler = [np.radians(angle) for angle in rotation]
    return solid
