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
