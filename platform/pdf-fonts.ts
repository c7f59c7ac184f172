import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import { unpackWoff } from './woff';

/** The style of a text; scripts without an italic face are upright. */
export type FontStyle = 'regular' | 'bold' | 'italic';

/** A font family and one of its subsets. */
export interface Face {
  readonly family: string;
  readonly subset: string;
}

/** A part of a text whose characters are all in one font file. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

type Range = readonly [number, number];
type Subsets = ReadonlyMap<string, readonly Range[]>;

interface Family {
  readonly name: string;
  readonly hasItalic: boolean;
  /** The path of its list of subsets; found only when a string needs it. */
  readonly subsetFile: () => string;
  /** The subsets to use, in order of preference; all if absent. */
  readonly subsets?: readonly string[];
}

/** In order of preference. Together they cover the scripts of the product's seven languages, and more. */
const families: readonly Family[] = [
  {
    name: 'noto-sans',
    hasItalic: true,
    subsetFile: () => require.resolve('@fontsource/noto-sans/unicode.json'),
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari'],
  },
  {
    name: 'noto-sans-gurmukhi',
    hasItalic: false,
    subsetFile: () => require.resolve('@fontsource/noto-sans-gurmukhi/unicode.json'),
    subsets: ['gurmukhi'],
  },
  {
    name: 'noto-sans-sc',
    hasItalic: false,
    subsetFile: () => require.resolve('@fontsource/noto-sans-sc/unicode.json'),
  },
];

/** The face of marks and other plain signs. */
export const latin: Face = { family: 'noto-sans', subset: 'latin' };

/** Splits the text into parts of one font each. A character without a font is part of the first font, which shows a gap. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    // Joiners and spaces belong to the preceding run: a script is shaped as a whole.
    const isInside = last !== undefined && (character === ' ' || hasCharacter(last.face, character));
    const face = isInside ? last.face : (faceOf(character) ?? latin);
    if (last?.face === face) runs[runs.length - 1] = { text: last.text + character, face };
    else runs.push({ text: character, face });
  }
  return runs.length === 0 ? [{ text: ' ', face: latin }] : runs;
}

/** Spaces, and joiners, which shape the letters beside them and have no shape themselves. */
const SHAPELESS = /[\s\u200c\u200d]/u;

/** Whether a document can show every character of the text. */
export const canShow = (text: string): boolean =>
  [...text].every((character) => SHAPELESS.test(character) || faceOf(character) !== undefined);

/**
 * fontkit 2.0 fails on marks without an anchor in a Gurmukhi font. Without these features, marks are drawn at the font's
 * default position; letters are still reordered and joined.
 */
export const withoutAnchors = { mark: false, mkmk: false, abvm: false, blwm: false } as const;

/** Whether marks of this face are drawn without anchors. */
export const lacksAnchors = ({ family }: Face): boolean => family === 'noto-sans-gurmukhi';

const faces = new Map<string, Face>();

function faceOf(character: string): Face | undefined {
  for (const family of families) {
    for (const [subset, ranges] of subsetsOf(family)) {
      if (!isWithin(ranges, character)) continue;
      const name = `${family.name}/${subset}`;
      const face = faces.get(name) ?? { family: family.name, subset };
      faces.set(name, face);
      if (hasGlyph(face, character)) return face;
    }
  }
  return undefined;
}

function hasCharacter(face: Face, character: string): boolean {
  const family = families.find(({ name }) => name === face.family);
  const ranges = family === undefined ? undefined : subsetsOf(family).get(face.subset);
  return ranges !== undefined && isWithin(ranges, character) && hasGlyph(face, character);
}

const glyphs = new Map<Face, ReadonlySet<number>>();

/** Whether the font files of a face have the character: the lists of subsets also name some that they lack. */
function hasGlyph(face: Face, character: string): boolean {
  const known = glyphs.get(face) ?? charactersOf(face);
  glyphs.set(face, known);
  return known.has(character.codePointAt(0) ?? 0);
}

/** The characters that the regular and the bold font of a face have. */
function charactersOf(face: Face): ReadonlySet<number> {
  const bold = new Set(characterSet(fontOf(face, 'bold')));
  return new Set(characterSet(fontOf(face, 'regular')).filter((code) => bold.has(code)));
}

/** A font file without a map of characters has none; fontkit throws on it. */
function characterSet(font: Buffer): readonly number[] {
  try {
    return create(font).characterSet;
  } catch {
    return [];
  }
}

function isWithin(ranges: readonly Range[], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
}

const known = new Map<string, Subsets>();

function subsetsOf({ name, subsetFile, subsets }: Family): Subsets {
  const read = known.get(name);
  if (read !== undefined) return read;
  const all = JSON.parse(readFileSync(subsetFile(), 'utf8')) as Record<string, string>;
  const entries = (subsets ?? Object.keys(all)).map((subset): [string, readonly Range[]] => [
    subset.replaceAll(/[[\]]/g, ''),
    (all[subset] ?? '').split(',').map(rangeOf),
  ]);
  const found = new Map(entries);
  known.set(name, found);
  return found;
}

function rangeOf(text: string): Range {
  const [from = '0', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const weights: Readonly<Record<FontStyle, string>> = {
  regular: '400-normal',
  bold: '700-normal',
  italic: '400-italic',
};
const files = new Map<string, Buffer>();

/** The font of a face, as an OpenType file. */
export function fontOf({ family, subset }: Face, fontStyle: FontStyle): Buffer {
  const { hasItalic = false, subsetFile = () => '' } = families.find(({ name }) => name === family) ?? {};
  const weight = weights[fontStyle === 'italic' && !hasItalic ? 'regular' : fontStyle];
  const name = `${family}-${subset}-${weight}.woff`;
  const file = files.get(name) ?? unpackWoff(readFileSync(join(dirname(subsetFile()), 'files', name)));
  files.set(name, file);
  return file;
}

/** The fonts that the texts need, each once. */
export function facesOf(texts: Iterable<string>): Face[] {
  const used = new Set<Face>();
  for (const text of texts) for (const { face } of runsOf(text)) used.add(face);
  return [...used];
}

/** The characters that a font file has, as CSS `unicode-range`. */
export function unicodeRangeOf({ family, subset }: Face): string {
  const found = families.find(({ name }) => name === family);
  const ranges = found === undefined ? undefined : subsetsOf(found).get(subset);
  return (ranges ?? [[0, 0]]).map(([from, to]) => `U+${from.toString(16)}-${to.toString(16)}`).join(', ');
}
