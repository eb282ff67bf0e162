"""Cuts the site's typeface from the original: `npm run font`.

Reads the built pages in dist/ and writes special-gothic.woff2 next to this file. What stays: weight 400–700, width
75–100 %, the characters that the pages show, and kerning for the pairs of characters that occur; and a reserve of both,
so that a new German text is set like the others. Other features and the kerning of all other pairs go; so does all
kerning with a space, which closes the gap between sentences.

Needs fontTools and Brotli; on Debian: apt-get install python3-fonttools python3-brotli
"""

from html.parser import HTMLParser
from itertools import product
from pathlib import Path

from fontTools import subset
from fontTools.otlLib.optimize.gpos import compact
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent.parent
ORIGINAL = ROOT / "node_modules/@fontsource-variable/special-gothic/files/special-gothic-latin-wdth-normal.woff2"
RESULT = Path(__file__).with_name("special-gothic.woff2")

AXES = {"wght": (400, 700), "wdth": (75, 100)}
FEATURES = ["kern", "liga", "tnum"]
COPYRIGHT, LICENSE_URL = 0, 14

SMALL = "abcdefghijklmnopqrstuvwxyzäöüß"
VOWELS = "AEIOUÄÖÜ"
CONSONANTS = "BCDFGHJKLMNPQRSTVWXYZ"
CAPITALS = VOWELS + CONSONANTS
DIGITS = "0123456789"
# Signs of German prose, and the accents of its loan words and of names.
RESERVED_CHARACTERS = SMALL + CAPITALS + DIGITS + " .,:;?!-–()/&@+%…„“‚‘’€§·×\u00a0éèà"
# Within words: any two small letters, and a capital before the letters that follow one in German.
RESERVED_PAIRS = [
    (SMALL, SMALL),
    (CONSONANTS, "aeiouäöülrhy"),
    (VOWELS, "bcdfghklmnprstuvxz"),
    (SMALL, ".,:;?!)-–“"),
    ("„", CAPITALS),
]
# Soft hyphens and word joiners take no part in kerning.
INVISIBLE = dict.fromkeys([0x00AD, 0x2060])


class ShownText(HTMLParser):
    """Collects the text of a page, without scripts and styles."""

    def __init__(self):
        super().__init__()
        self.text = ""
        self.hidden = False

    def handle_starttag(self, tag, _attributes):
        self.hidden = tag in ("script", "style")

    def handle_endtag(self, _tag):
        self.hidden = False

    def handle_data(self, data):
        if not self.hidden:
            self.text += data


def shown_text():
    """The text of all pages of the built site."""
    reader = ShownText()
    for page in sorted((ROOT / "dist").rglob("*.html")):
        reader.feed(page.read_text("utf8"))
        reader.text += "\n"
    if not reader.text:
        raise SystemExit("There is no page in dist/. Run `npm run build` first.")
    return reader.text.translate(INVISIBLE)


def reduce(font, characters):
    """Drops every glyph, feature and table that these characters do not need."""
    options = subset.Options()
    options.layout_features = FEATURES
    options.notdef_outline = False
    options.name_IDs = [COPYRIGHT, LICENSE_URL]
    options.drop_tables += ["STAT", "MVAR"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[ord(character) for character in characters])
    subsetter.subset(font)


def prune_kerning(font, pairs):
    """Drops the kerning of all pairs of glyphs but these."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if lookup.LookupType == 9 else table
            if table.LookupType != 2:
                continue
            if table.Format == 1:
                for left, found in zip(table.Coverage.glyphs, table.PairSet):
                    found.PairValueRecord = [r for r in found.PairValueRecord if (left, r.SecondGlyph) in pairs]
                    found.PairValueCount = len(found.PairValueRecord)
                continue
            first, second = table.ClassDef1.classDefs, table.ClassDef2.classDefs
            lefts = set(table.Coverage.glyphs)
            used = {(first.get(left, 0), second.get(right, 0)) for left, right in pairs if left in lefts}
            for i, row in enumerate(table.Class1Record):
                for j, cell in enumerate(row.Class2Record):
                    if (i, j) not in used and cell.Value1 is not None:
                        cell.Value1.XAdvance = 0
                        cell.Value1.XAdvDevice = None


def main():
    text = shown_text()
    font = instancer.instantiateVariableFont(TTFont(ORIGINAL), AXES)
    known = font.getBestCmap()
    missing = sorted({character for character in text if ord(character) > 0x20 and ord(character) not in known})
    if missing:
        raise SystemExit(f"The typeface has no glyph for {' '.join(missing)}. Draw these as SVG, or write them otherwise.")
    characters = {character for character in text + RESERVED_CHARACTERS if ord(character) in known}
    reduce(font, characters)

    glyphs = font.getBestCmap()
    pairs = {(left, right) for left, right in zip(text, text[1:]) if " " not in (left, right)}
    for left, right in RESERVED_PAIRS:
        pairs.update(product(left, right))
    prune_kerning(font, {(glyphs[ord(a)], glyphs[ord(b)]) for a, b in pairs if ord(a) in glyphs and ord(b) in glyphs})
    reduce(font, characters)  # drops the variations that no kerning needs any more
    compact(font, 5)

    font["head"].modified = font["head"].created  # the same input gives the same bytes
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(RESULT)
    print(f"{RESULT.name}: {len(characters)} characters, {RESULT.stat().st_size} bytes")


main()
