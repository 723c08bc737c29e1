"""The letter of the studio, so near that it leaves the frame; dipped in glaze down to the page's edge."""
import scenery as set_
from opening_set import dot, sampled, upright
from soften import soften


def dipped(raw, glaze, height):
    """Raw plaster, dipped into glaze up to a height."""
    material = set_.paint(raw, 0.75, 0.2, grain=0.05)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes["Principled BSDF"]
    place, split, noise = (nodes.new(f"ShaderNode{kind}") for kind in ("NewGeometry", "SeparateXYZ", "TexNoise"))
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.1, 1.5
    wobble, edge = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMapRange")
    wobble.operation, wobble.inputs[1].default_value = "MULTIPLY_ADD", 0.55
    edge.inputs["From Min"].default_value, edge.inputs["From Max"].default_value = height - 0.012, height + 0.012
    links.new(place.outputs["Position"], split.inputs[0])
    links.new(place.outputs["Position"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], wobble.inputs[0])
    links.new(split.outputs["Z"], wobble.inputs[2])
    links.new(wobble.outputs[0], edge.inputs["Value"])
    for name, below, above in (("Base Color", glaze, raw), ("Roughness", 0.2, 0.75)):
        if name == "Base Color":
            mix = nodes.new("ShaderNodeMixRGB")
            mix.inputs[1].default_value, mix.inputs[2].default_value = below, above
            links.new(edge.outputs[0], mix.inputs[0])
            links.new(mix.outputs[0], surface.inputs[name])
        else:
            mix = nodes.new("ShaderNodeMapRange")
            mix.inputs["To Min"].default_value, mix.inputs["To Max"].default_value = below, above
            links.new(edge.outputs[0], mix.inputs["Value"])
            links.new(mix.outputs[0], surface.inputs[name])
    return material


def build(dark):
    glaze = set_.oklch(0.89, 0.185, 108) if dark else set_.oklch(0.38, 0.145, 352)
    alef = soften(sampled("א", 8.6, 24), 0.16)
    upright(set_.solid(alef, 2.0, 0.14, dipped(set_.oklch(0.88, 0.02, 75), glaze, 3.3), 1), (0.2, 0.8, 0), turn=-14)
    dot(0.6, (0.22, 0.4, 4.62))
    set_.camera((-4.6, -12.6, 2.2), (0.35, 0.2, 3.95), 72)
    return 3.4
