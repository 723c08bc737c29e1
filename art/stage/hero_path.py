"""Where the ball of the hero's film is: gravity, one bounce, a short roll. Seconds and units of the set."""
import math

import numpy as np

RATE = 60
GRAVITY = 30
START = 6.0
# The way out is the way in, backwards and faster.
LEAVE_SPEED = 1.9
AWAY = 0.2


def fall(height):
    return math.sqrt(2 * height / GRAVITY)


def drop(start, end, seconds, lift):
    """A flight from start to end that begins with the upward speed `lift`."""
    level = (end - start) / seconds

    def place(at):
        spot = start + level * at
        spot[2] = start[2] + lift * at - GRAVITY * at * at / 2
        return spot

    return seconds, place


def hop(start, end, rise):
    """A flight over a point `rise` above the higher end."""
    top = max(start[2], end[2]) + rise
    lift = math.sqrt(2 * GRAVITY * (top - start[2]))
    return drop(start, end, lift / GRAVITY + fall(top - end[2]), lift)


def roll(start, end, seconds):
    return seconds, lambda at: end + (start - end) * (1 - at / seconds) ** 3


def hebrew(side, rest, radius):
    """To the floor before the bet, from there up on its base."""
    landing = rest + np.array([side * 0.05, -0.18, 0.0])
    floor = np.array([rest[0] + side * 0.12, rest[1] - 1.3, radius])
    high = floor + np.array([side * 0.1, -0.25, START - radius])
    second = landing + np.array([side * -0.01, 0.05, 0.0])
    return [
        drop(high, floor, fall(high[2] - floor[2]), 0),
        hop(floor, landing, 0.11),
        hop(landing, second, 0.02),
        roll(second, rest, 0.3),
    ]


def english(side, rest, radius):
    """Straight down on the stem of the i."""
    high = np.array([rest[0], rest[1], START])
    return [
        drop(high, rest, fall(high[2] - rest[2]), 0),
        hop(rest, rest, 0.62),
        hop(rest, rest, 0.07),
        hop(rest, rest, 0.008),
    ]


def timeline(language, shape, side, rest, radius):
    """Of each frame: the place of the ball (None: it is out of the picture), and how much it looks like the ball of the
    still. 1 is the still itself."""
    parts = (hebrew if language == "he" else english)(side, rest, radius)
    whole = sum(seconds for seconds, _ in parts)

    def place(at):
        for seconds, where in parts:
            if at <= seconds:
                return where(at)
            at -= seconds
        return rest

    yield None, 1
    for number in range(1, round(whole / LEAVE_SPEED * RATE)):
        spot = place(whole - number / RATE * LEAVE_SPEED)
        yield spot, like_still(spot, rest, radius)
    # The picture of a phone is so high that the ball turns back in it.
    for _ in range(0 if shape == "portrait" else round(AWAY * RATE)):
        yield None, 0
    for number in range(round(whole * RATE)):
        spot = place(number / RATE)
        yield spot, like_still(spot, rest, radius)
    for number in range(1, 7):
        yield rest, 0.5 + number / 14
    yield None, 1


def like_still(place, rest, radius):
    """Half of the difference fades as the ball leaves its place."""
    return 0.5 * max(0.0, 1 - float(np.linalg.norm(place - rest)) / (radius * 0.15))
