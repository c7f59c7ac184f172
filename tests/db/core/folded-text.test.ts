import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { foldedText } from '#domain/shared/folded-text';
import { openTestDatabase } from '../../support/database';

/** The blocks of Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic, of marks, punctuation and other forms of letters. */
const BLOCKS = [
  [0x20, 0x52f],
  [0x531, 0x5f4],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xa00, 0xa7f],
  [0x1ab0, 0x1abd],
  [0x1d00, 0x206f],
  [0x20d0, 0x20f0],
  [0x2100, 0x218b],
  [0x2c60, 0x2c7f],
  [0x3000, 0x30ff],
  [0x4e00, 0x4eff],
  [0xa722, 0xa78c],
  [0xac00, 0xad00],
  [0xfb00, 0xfb4f],
  [0xfe20, 0xfe2f],
  [0xfe30, 0xfe6b],
  [0xff01, 0xff9d],
] as const;
const letters = BLOCKS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).filter((letter) => /\P{Unassigned}/u.test(letter));

const names = [
  "O'Brien",
  'O’Brien',
  'OʼBrien',
  'Núñez',
  'Đức Đặng',
  'Łukasz',
  'Groß',
  'GROẞ',
  'Sørensen',
  'Kılıç',
  'İstanbul',
  'García-López',
  'Winston‐Salem',
  'ΟΔΥΣΣΕΎΣ',
  'Ærø',
  'Œuvre',
  'Þór',
  'D´Angelo',
  'ŉ',
  'ﬁne',
  'Ｏ＇Ｂｒｉｅｎ',
  'عَلِيّ',
  'أحمد',
  'שָׁלוֹם',
  'ਗੁਰਪ੍ਰੀਤ',
  '李小龙',
  '강건',
  ' a\u00a0\tb ',
  '***',
  '',
  'J.B.   Hunt–Transport',
  'A\u200bnn',
  '7-Eleven %_',
  'Ann\u00adLee',
  'Йосип',
  'Ångström',
  'x́ỹz̃',
];
// Each letter alone, within a word, and before and after each of some marks, composed and apart.
const generated = [
  ...letters.flatMap((letter) => [letter, `a${letter}b`, `A${letter} ${letter}Z`]),
  ...letters
    .slice(0, 600)
    .flatMap((letter) => ['\u0301', '\u0323\u0308', "'", '\u2011'].map((mark) => `x${letter}${mark}y`)),
  ...names.flatMap((name) => [
    name,
    name.normalize('NFD'),
    name.normalize('NFC'),
    name.toUpperCase(),
    name.toLowerCase(),
  ]),
];

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

describe('a folded text', () => {
  it('is the same in the database for every letter', async () => {
    const { rows } = await db.raw<{ rows: { folded: string }[] }>(
      'select folded_text(typed) as folded from unnest(?::text[]) with ordinality as texts (typed, at) order by at',
      [generated],
    );

    const different = generated.filter((text, index) => rows[index]?.folded !== foldedText(text));
    expect(different.map((text) => [text, foldedText(text)])).toEqual([]);
    expect(rows).toHaveLength(generated.length);
  });

  it('is the same when it is folded again', () => {
    expect(generated.filter((text) => foldedText(foldedText(text)) !== foldedText(text))).toEqual([]);
  });
});
