"""A close-up of the lit tower at dusk, and a model cut open to show its floors and core."""
from look import LAMP, boxes, concrete, windows
from scene import HOURS, city, light
from scenery import camera, lamp, oklch, paint, sky, sun


def crown():
    share, tower_share, glow, *_ = HOURS["dusk"]
    city(share, tower_share, glow)
    light("dusk")
    view = camera((15, -19, 17.5), (1.1, 0.5, 7.1))
    view.data.type, view.data.ortho_scale = "ORTHO", 7.4
    return {"exposure": 0.2, "bounces": 4}


def section():
    """Half of a tower taken away: slabs, columns, the lift core and a zigzag of stairs, one floor
    lit.
    """
    stone, pale, dark = concrete(0.91), concrete(0.97), paint(oklch(0.33, 0.03, 250), 0.6, 0.3)
    boxes([((0, 0, -0.15), (60, 60, 0.3))], paint(oklch(0.42, 0.035, 250), 0.8, 0.2), 0)
    boxes([((0, 0.4, 0.12), (4.6, 3.2, 0.24))], pale, 0.03)
    floors, high, base = 8, 0.52, 0.24
    slabs, columns, core, steps = [], [], [], []
    for level in range(floors + 1):
        z = base + level * high
        slabs.append(((0, 0.4, z), (3.4, 2.1, 0.07)))
        if level == floors:
            break
        for x in (-1.55, -0.78, 0.78, 1.55):
            columns += [((x, y, z + high / 2), (0.07, 0.07, high)) for y in (-0.55, 0.45, 1.35)]
        core += [((side * 0.42, 0.75, z + high / 2), (0.06, 1.15, high)) for side in (-1, 1)]
        core.append(((0, 1.3, z + high / 2), (0.84, 0.06, high)))
        for step in range(8):
            forward = step if level % 2 == 0 else 7 - step
            steps.append(
                (
                    (-0.32 + 0.092 * forward, -0.05, z + 0.035 + high * (step + 0.5) / 8),
                    (0.10, 0.36, high / 8),
                )
            )
    boxes(slabs, stone)
    boxes(columns, pale, 0.004)
    boxes(core, stone, 0.006)
    boxes(steps, pale, 0.003)
    glass = windows(0, 0, 1)
    boxes([((0, 1.46, base + floors * high / 2), (3.3, 0.03, floors * high - 0.1))], glass, 0)
    lit = paint((0, 0, 0, 1), 1, 0)
    inner = lit.node_tree.nodes["Principled BSDF"]
    inner.inputs["Emission"].default_value, inner.inputs["Emission Strength"].default_value = (
        LAMP,
        1.5,
    )
    z = base + 5 * high
    boxes(
        [((side * 0.98, 1.36, z + high / 2), (1.0, 0.03, high - 0.09)) for side in (-1, 1)], lit, 0
    )
    for side in (-1, 1):
        lamp((side * 1.0, 0.5, z + high - 0.06), (side * 1.0, 0.5, z), 0.7, 9, LAMP[:3])
    boxes(
        [
            ((2.6, -1.2, 0.03), (0.5, 0.9, 0.06)),
            ((-3.0, -0.4, 0.2), (0.9, 0.9, 0.4)),
            ((-3.3, 1.6, 0.45), (1.1, 1.2, 0.9)),
        ],
        pale,
        0.02,
    )
    boxes([((3.4, 1.4, 0.3), (1.0, 1.4, 0.6))], dark, 0.02)
    sun((56, 0, -48), 2.3, 0.8, (1, 0.93, 0.85))
    sky(oklch(0.72, 0.06, 248), 0.6)
    view = camera((9, -17, 6.6), (0.1, 0.3, 2.05))
    view.data.type, view.data.ortho_scale = "ORTHO", 7.6
    return {"exposure": 0.05, "bounces": 4}


def build(shot):
    return {"crown": crown, "section": section}[shot]()
