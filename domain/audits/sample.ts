/** {@link sampleOf} in words, so that the reader of a packet can draw its sample again. */
export const SAMPLE_METHOD: readonly string[] = [
  'The files below are in the order of their references as text; their positions count from 0. All arithmetic is on whole numbers of 32 bits and drops what is above them; "xor" combines bits, and ">>" shifts to the right and fills with zeros.',
  'Start: let h be 2166136261. For each character of the seed: h becomes (h xor the code of the character) times 16777619. Let s be h.',
  'Next number: s becomes s plus 1831565813. Let m be (s xor (s >> 15)) times (s or 1). Then let m be (m plus (m xor (m >> 7)) times (m or 61)) xor m. The number is (m xor (m >> 14)), without a sign, divided by 4294967296.',
  'Draw: for each position p from 0 up to the size of the sample less 1: let q be p plus the next number times (the number of files less p), rounded down; swap the files at p and q. The sample is the files at the first positions.',
];

/** Draws ids at random. The result depends only on the seed, the size and the set of ids, so that it can be drawn again. */
export function sampleOf(
  ids: readonly string[],
  { size, seed }: { readonly size: number; readonly seed: string },
): string[] {
  const random = randomOf(seed);
  const drawn = ids.toSorted();
  const count = Math.min(size, drawn.length);
  // A shuffle by Fisher and Yates that stops after the sample.
  for (let index = 0; index < count; index += 1) {
    const other = index + Math.floor(random() * (drawn.length - index));
    const [one = '', two = ''] = [drawn[index], drawn[other]];
    drawn[index] = two;
    drawn[other] = one;
  }
  return drawn.slice(0, count);
}

/** Numbers from 0 to 1 that follow from a seed: the generator mulberry32. */
function randomOf(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The hash FNV-1a of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
