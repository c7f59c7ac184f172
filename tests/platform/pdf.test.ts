import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { create } from 'fontkit';
import { createPdf } from '#platform/pdf';
import { canShow, fontOf, latin, runsOf } from '#platform/pdf-fonts';
import { unpackWoff } from '#platform/woff';

const at = new Date('2026-11-21T12:00:00.000Z');
function made(write: (pdf: ReturnType<typeof createPdf>) => void) {
  const pdf = createPdf({ title: 'A title', language: 'en', createdAt: at });
  write(pdf);
  return pdf.end('foot');
}
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/MediaBox \[0 0 595 842\]/g)?.length;
const fontsOf = (file: Buffer) => new Set(file.toString('latin1').match(/\/BaseFont \/[^\s/]+/g)).size;

it('writes pages of 595 by 842 points, with equal bytes for equal content', async () => {
  const write = (pdf: ReturnType<typeof createPdf>) => {
    pdf.text('Words', { fontStyle: 'bold' });
    pdf.drawing([[10, 10, 50, 60, 90, 20]], { width: 600, height: 200 });
  };

  const file = await made(write);

  expect(pagesOf(file)).toBe(1);
  expect(await made(write)).toEqual(file);
});

it('writes amounts in one column at the right, beside texts of any length', async () => {
  const write = (text: string) => made((pdf) => pdf.amount(text, '$1,265.00', { fontStyle: 'bold' }));
  const [short, long] = await Promise.all([write('Total'), write('Match with a certified driver. '.repeat(9))]);

  expect(amountPlaceOf(short)).toBeGreaterThan(400);
  expect(amountPlaceOf(long)).toBe(amountPlaceOf(short));
  expect(pagesOf(long)).toBe(1);
});

it('starts another page when one is full, and keeps blocks together', async () => {
  expect(await made((pdf) => pdf.text('Words and words. '.repeat(600))).then(pagesOf)).toBe(3);
  const torn = await made((pdf) => {
    pdf.text('Words. '.repeat(500));
    pdf.ensureSpace(600);
    pdf.text('Signature');
  });
  expect(pagesOf(torn)).toBe(2);
});

it('has glyphs for names in every script of its fonts', async () => {
  const latin = await made((pdf) => {
    pdf.text('Maria');
  });
  const many = await made((pdf) => {
    pdf.text('Łukasz Nguyễn Владимир Ελένη सिंह');
  });

  expect(fontsOf(many)).toBeGreaterThan(fontsOf(latin) + 3);
});

/** Where the first text of the first page begins, in points from the left: amounts are written before their texts. */
function amountPlaceOf(file: Buffer): number {
  for (const [, body = ''] of file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)) {
    const raw = Buffer.from(body, 'latin1');
    const text = raw[0] === 0x78 ? inflateSync(raw).toString('latin1') : body;
    const [, x] = /1 0 0 1 ([\d.]+) [\d.]+ Tm/.exec(text) ?? [];
    if (x !== undefined) return Number(x);
  }
  throw new Error('The file has no text');
}

/** All letters in the text maps of a document's fonts: the text that a reader can copy. */
function lettersOf(file: Buffer): Set<string> {
  const letters = new Set<string>();
  const bytes = file.toString('latin1');
  for (const [, body = ''] of bytes.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)) {
    const raw = Buffer.from(body, 'latin1');
    const text = raw[0] === 0x78 ? inflateSync(raw).toString('latin1') : body;
    for (const [, mapped = ''] of text.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)) {
      for (const [hex] of mapped.matchAll(/[0-9a-f]{4}/g)) letters.add(String.fromCharCode(Number.parseInt(hex, 16)));
    }
  }
  return letters;
}

it('writes names of every script at the foot of a page', async () => {
  const pdf = createPdf({ title: 'A title', language: 'en', createdAt: at });
  pdf.text('Words');

  expect(lettersOf(await pdf.end('王 ਸਿੰਘ'))).toContain('王');
});

it('keeps a mark on the page of its text', async () => {
  const file = await made((pdf) => {
    for (let line = 0; line < 120; line += 1) pdf.text('Words', { mark: '•', after: 0 });
  });

  expect(pagesOf(file)).toBe(3);
});

it.each([
  ['Chinese', '王 伟明'],
  ['Punjabi', 'ਸਿੰਘ ਗੁਰਪ੍ਰੀਤ ਕੌਰ'],
  ['mixed scripts', "Оксана-Jean O'Neil Ñandú 王 ਸਿੰਘ Nguyễn"],
])('keeps every letter of a name in %s', async (_, name) => {
  const file = await made((pdf) => {
    pdf.text(name, { fontStyle: 'bold' });
    pdf.text(name, { fontStyle: 'italic', size: 22 });
  });

  const missing = [...name.replaceAll(/\s/g, '')].filter((letter) => !lettersOf(file).has(letter));
  expect(missing).toEqual([]);
  expect(canShow(name)).toBe(true);
});

it.each(['علي عرابي', 'علي', '강건', 'Աստղ', 'ไทย', 'Ann 😀'])(
  'cannot show %s, though a list of subsets names its letters',
  (name) => {
    expect(canShow(name)).toBe(false);
  },
);

it('reads the same glyphs from an unpacked font as from the file of the package', () => {
  const packed = readFileSync(require.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff'));
  const latinExtended = runsOf('Ł')[0]?.face ?? latin;
  const drawn = (file: Buffer) => {
    const font = create(file);
    const some = Array.from({ length: 20 }, (_, index) => font.getGlyph(Math.floor((index / 20) * font.numGlyphs)));
    return [font.characterSet, some.map(({ advanceWidth, path }) => [advanceWidth, path.toSVG()])];
  };

  expect(drawn(packed)[0]?.length).toBeGreaterThan(300);
  expect(drawn(fontOf(latinExtended, 'bold'))).toEqual(drawn(packed));
});

it('unpacks no file that is not WOFF', () => {
  const unpacked = fontOf(latin, 'regular');
  expect(() => unpackWoff(unpacked)).toThrow(TypeError);
});

it('shows only characters that the font files have, in every script', () => {
  const letters = Array.from({ length: 0x2_ffff - 0xa0 }, (_, index) => 0xa0 + index)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => !/[\s\p{Cn}\u200c\u200d]/u.test(letter) && canShow(letter));
  const sets = new Map<string, ReadonlySet<number>>();
  const has = (letter: string, style: 'regular' | 'bold') => {
    const face = runsOf(letter)[0]?.face ?? latin;
    const name = `${face.family} ${face.subset} ${style}`;
    const known = sets.get(name) ?? new Set(create(fontOf(face, style)).characterSet);
    sets.set(name, known);
    return known.has(letter.codePointAt(0) ?? 0);
  };

  expect(letters.length).toBeGreaterThan(7_000);
  expect(letters.filter((letter) => !has(letter, 'regular') || !has(letter, 'bold'))).toEqual([]);
});

it('reports the letters that none of its fonts has', () => {
  expect([canShow('محمد'), canShow('สมชาย'), canShow('Maria L. Gómez')]).toEqual([false, false, true]);
});
