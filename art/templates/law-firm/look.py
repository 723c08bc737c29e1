"""Stone and Ink: Jerusalem stone, wax, brass, paper. One unit is a metre in the arcade, ten
centimetres on the desk.
"""
from meshes import Nodes
from scenery import oklch, paint

SUN = (1, 0.88, 0.71)
LOW_SUN = (1, 0.93, 0.83)
SHADE = oklch(0.85, 0.028, 240)
WAX = oklch(0.42, 0.165, 25)
BRASS = oklch(0.66, 0.105, 80)


def flat_coordinates(nodes):
    """Position on the plane of the face, so that blocks run level along every wall and floor."""
    geometry = nodes.add("NewGeometry")
    x, y, z = nodes.add("SeparateXYZ", Vector=geometry.outputs["Position"]).outputs
    across, along, up = nodes.add("SeparateXYZ", Vector=geometry.outputs["True Normal"]).outputs
    plane = lambda a, b: nodes.add("CombineXYZ", X=a, Y=b).outputs[0]
    facing = lambda normal: nodes.math("GREATER_THAN", nodes.math("ABSOLUTE", normal), 0.62)
    wall = nodes.mix(facing(across), plane(x, z), plane(y, z))
    return nodes.mix(facing(up), wall, plane(x, y)), geometry.outputs["Position"]


def ashlar(width=0.92, height=0.46, joint=0.012, light=0.885, relief=0.35, variety=0.028):
    """Dressed blocks with joints; width, height and joint in metres."""
    nodes = Nodes("ashlar")
    flat, place = flat_coordinates(nodes)
    pale, dark = oklch(light + variety, 0.022, 78), oklch(light - variety, 0.030, 62)
    brick = nodes.add(
        "TexBrick",
        Vector=flat,
        Color1=pale,
        Color2=dark,
        Mortar=oklch(light - 0.16, 0.03, 66),
        Scale=1,
        Mortar_Size=joint,
        Mortar_Smooth=0.3,
        Brick_Width=width,
        Row_Height=height,
    )
    cloud = nodes.add("TexNoise", Vector=place, Scale=1.7, Detail=3).outputs["Fac"]
    pits = nodes.add("TexNoise", Vector=place, Scale=19, Detail=4, Roughness=0.7).outputs["Fac"]
    veined = nodes.mix(
        nodes.math("MULTIPLY", cloud, 0.5), brick.outputs["Color"], oklch(light - 0.05, 0.036, 52)
    )
    chiselled = nodes.mix(
        nodes.add("MapRange", Value=pits, From_Min=0.52, From_Max=0.75, To_Max=0.55).outputs[0],
        veined,
        oklch(light - 0.13, 0.04, 60),
    )
    nodes.set(nodes.surface, Base_Color=chiselled, Roughness=0.92, Specular=0.12)
    nodes.bump(nodes.math("MULTIPLY", brick.outputs["Fac"], -1), relief, 0.02)
    return nodes.material


def dressed(light=0.90):
    """Smooth stone for voussoirs and mouldings."""
    nodes = Nodes("dressed")
    place = nodes.add("NewGeometry").outputs["Position"]
    cloud = nodes.add("TexNoise", Vector=place, Scale=2.3, Detail=3).outputs["Fac"]
    nodes.set(
        nodes.surface,
        Base_Color=nodes.mix(cloud, oklch(light + 0.02, 0.02, 80), oklch(light - 0.05, 0.032, 60)),
    )
    nodes.set(nodes.surface, Roughness=0.85, Specular=0.15)
    return nodes.material


def wax():
    material = paint(WAX, 0.34, 0.5)
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Clearcoat"].default_value = 0.25
    surface.inputs["Clearcoat Roughness"].default_value = 0.25
    return material


def brass():
    return paint(BRASS, 0.26, 0.5, metal=1)


def paper():
    return paint(oklch(0.955, 0.012, 82), 0.85, 0.12, grain=0.05)


def ink():
    return paint(oklch(0.19, 0.02, 170), 0.22, 0.5)
