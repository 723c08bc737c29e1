"""Reads a JSON list of vCards from standard input with vobject, and prints their properties."""

import base64
import json
import sys

import vobject


def values(card, name):
    return [line.value for line in card.contents.get(name, [])]


def text(photo):
    return photo if isinstance(photo, str) else base64.b64encode(photo).decode()


def read(file):
    card = vobject.readOne(file)
    return {
        "fn": values(card, "fn"),
        "n": [[n.family, n.given, n.additional, n.prefix, n.suffix] for n in values(card, "n")],
        "nickname": values(card, "nickname"),
        "org": [part for org in values(card, "org") for part in org],
        "title": values(card, "title"),
        "tel": values(card, "tel"),
        "email": values(card, "email"),
        "url": values(card, "url"),
        "adr": [
            [a.box, a.extended, a.street, a.city, a.region, a.code, a.country]
            for a in values(card, "adr")
        ],
        "note": values(card, "note"),
        "photo": [text(photo) for photo in values(card, "photo")],
        "x-ablabel": values(card, "x-ablabel"),
    }


json.dump([read(file) for file in json.load(sys.stdin)], sys.stdout)
