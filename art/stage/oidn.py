"""The denoising network of Intel Open Image Denoise, run in numpy.

Debian's Blender is built without it. `weights.ts` fetches the trained weights (`rt_hdr_alb_nrm`, a TZA archive).
The network sees the noisy colour with the albedo and the normal of each pixel, and returns the colour without noise.
"""
import struct

import numpy as np

# Open Image Denoise's transfer function between light and what the network sees.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504
# A tile and what it sees around it. The network halves its input four times: both are multiples of 16.
TILE, AROUND = 512, 96


def read_weights(path):
    """The tensors of a TZA archive by name."""
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, table = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is no TZA archive of version 2")
    (count,) = struct.unpack_from("<I", data, table)
    place, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, place)
        name = data[place + 2 : place + 2 + length].decode()
        place += 2 + length
        sides = data[place]
        shape = struct.unpack_from(f"<{sides}I", data, place + 1)
        place += 1 + 4 * sides + sides
        kind, start = struct.unpack_from("<cQ", data, place)
        place += 9
        numbers = np.frombuffer(data, "<f2" if kind == b"h" else "<f4", int(np.prod(shape)), start)
        tensors[name] = numbers.reshape(shape).astype(np.float32)
    return tensors


def compressed(light):
    low, middle = A * light, B * np.power(light, C) + D
    high = E * np.log(light + F) + G
    return np.where(light <= Y0, low, np.where(light <= Y1, middle, high))


def expanded(code):
    low, middle = code / A, np.power(np.maximum((code - D) / B, 0), 1 / C)
    high = np.exp((code - G) / E) - F
    return np.where(code <= X0, low, np.where(code <= X1, middle, high))


RANGE = float(compressed(np.array(BRIGHTEST, np.float64)))


def exposure_of(colour):
    """What brings the picture's geometric mean to middle grey."""
    height, width = (side // 16 * 16 for side in colour.shape[:2])
    luminance = colour[:height, :width] @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    cells = luminance.reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    lit = cells[cells > 1e-8]
    return 0.18 / float(np.exp2(np.log2(lit).mean())) if lit.size else 1.0


class Network:
    def __init__(self, path):
        self.tensors = read_weights(path)

    def convolved(self, values, name, bend=True):
        """A convolution of 3 × 3, in bands of rows to bound its memory."""
        weight, bias = self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"]
        channels, height, width = values.shape
        kernel = weight.reshape(weight.shape[0], -1)
        wide = np.pad(values, ((0, 0), (1, 1), (1, 1)))
        result = np.empty((weight.shape[0], height, width), np.float32)
        windows = np.lib.stride_tricks.sliding_window_view(wide, (3, 3), (1, 2))
        for top in range(0, height, 64):
            band = windows[:, top : top + 64].transpose(0, 3, 4, 1, 2)
            rows = band.shape[3]
            columns = band.reshape(channels * 9, rows * width)
            result[:, top : top + rows] = (kernel @ columns + bias.reshape(-1, 1)).reshape(-1, rows, width)
        return np.maximum(result, 0, out=result) if bend else result

    def run(self, start):
        """What the network makes of (channels, height, width); both sides are multiples of 16."""
        step = self.convolved
        kept = [start]
        values = step(start, "enc_conv0")
        for level in range(1, 5):
            values = halved(step(values, f"enc_conv{level}"))
            kept.append(values)
        values = step(step(values, "enc_conv5a"), "enc_conv5b")
        for level in range(4, 0, -1):
            values = np.concatenate([doubled(values), kept[level - 1]])
            values = step(step(values, f"dec_conv{level}a"), f"dec_conv{level}b")
        return step(values, "dec_conv0", bend=False)

    def denoise(self, colour, albedo, normal):
        """The light of a picture (height, width, 3) without noise."""
        exposure = exposure_of(colour)
        seen = compressed(np.clip(np.nan_to_num(colour * exposure), 0, BRIGHTEST)) / RANGE
        guides = [np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5]
        layers = np.concatenate([seen, *guides], -1).astype(np.float32).transpose(2, 0, 1)
        result = np.empty_like(layers[:3])
        height, width = layers.shape[1:]
        # A picture of up to 1,024 pixels is one tile, others are cut.
        tile, around = (TILE, AROUND) if max(height, width) > 1024 else (-max(height, width) // 16 * -16, 16)
        spare = [(0, 0), *((around, around + -side % tile) for side in (height, width))]
        wide = np.pad(layers, spare, mode="reflect")
        for top in range(0, height, tile):
            for left in range(0, width, tile):
                seen = wide[:, top : top + tile + 2 * around, left : left + tile + 2 * around]
                clean = self.run(seen)[:, around:-around, around:-around]
                part = result[:, top : top + tile, left : left + tile]
                part[:] = clean[:, : part.shape[1], : part.shape[2]]
        light = expanded(np.clip(result.transpose(1, 2, 0), 0, 1) * RANGE)
        return (light / exposure).astype(np.float32)


def halved(values):
    channels, height, width = values.shape
    return values.reshape(channels, height // 2, 2, width // 2, 2).max((2, 4))


def doubled(values):
    return values.repeat(2, 1).repeat(2, 2)
