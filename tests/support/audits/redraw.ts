const MASK = 0xffffffffn;

interface Sample {
  readonly seed: string;
  readonly size: number;
  readonly population: readonly string[];
}

/** Draws a sample as the cover of a packet describes it, word for word and without the code that drew it. */
export function redraw({ seed, size, population }: Sample): string[] {
  let h = 2_166_136_261n;
  for (const character of seed) h = ((h ^ BigInt(character.codePointAt(0) ?? 0)) * 16_777_619n) & MASK;
  let s = h;
  const nextNumber = (): number => {
    s = (s + 1_831_565_813n) & MASK;
    let m = ((s ^ (s >> 15n)) * (s | 1n)) & MASK;
    m = ((m + (((m ^ (m >> 7n)) * (m | 61n)) & MASK)) & MASK) ^ m;
    return Number(m ^ (m >> 14n)) / 4_294_967_296;
  };
  const files = [...population];
  for (let p = 0; p < size; p += 1) {
    const q = p + Math.floor(nextNumber() * (files.length - p));
    [files[p], files[q]] = [files[q] ?? '', files[p] ?? ''];
  }
  return files.slice(0, size);
}

const REFERENCE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The sample as the pages of a cover state it: its seed, the number of its files, and all files in their order. */
export function printedSample(pages: string) {
  const text = pages.slice(pages.lastIndexOf('How to draw the sample again')).replaceAll(/\s/g, '');
  return {
    seed: /Seed(\w+?)Files/.exec(text)?.[1] ?? '',
    files: Number(/Filesinthesample(\d+)/.exec(text)?.[1]),
    population: text.match(REFERENCE) ?? [],
  };
}
