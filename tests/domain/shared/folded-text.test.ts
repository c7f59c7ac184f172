import { describe, expect, it } from '@jest/globals';
import { containsWords, foldedText } from '#domain/shared/folded-text';

/** Spellings of one name, which people use for each other. */
const spellings: readonly (readonly string[])[] = [
  [
    "O'Brien",
    'O’Brien',
    'O‘Brien',
    'OʼBrien',
    'O`Brien',
    'O´Brien',
    'O′Brien',
    'O＇Brien',
    'OBrien',
    'OBRIEN',
    'O.Brien',
    'O\u200bBrien',
  ],
  ['José Núñez', 'Jose Nunez', 'JOSÉ NÚÑEZ', 'José Núñez'.normalize('NFD'), ' jose\u00a0 nunez '],
  ['Đức Đặng', 'Duc Dang', 'ĐỨC ĐẶNG', 'Đức Đặng'.normalize('NFD')],
  ['Łukasz Wałęsa', 'Lukasz Walesa'],
  ['Sørensen', 'Sorensen', 'SØRENSEN'],
  ['Kılıç', 'Kilic', 'KILIÇ', 'KİLİÇ'],
  ['Groß', 'Gross', 'GROẞ', 'GROSS'],
  ['Müller', 'Muller', 'MÜLLER'],
  ['García-López', 'Garcia Lopez', 'GARCÍA–LÓPEZ', 'Garcia\u2011Lopez', 'García—López'],
  ['Þór Ægisson', 'Thor Aegisson'],
  ['J.B. Hunt', 'JB Hunt', 'jb hunt'],
  ['St. John', 'St John'],
  ['أحمد عَلِيّ', 'احمد علي'],
  ['Ｐｅｎａ', 'Peña', 'PENA'],
];

describe('the spellings of a name', () => {
  it.each(spellings.map((each) => [each[0], each] as const))('of %s fold to one text', (_name, each) => {
    expect(new Set(each.map(foldedText)).size).toBe(1);
  });

  it('of different names stay different', () => {
    const firsts = spellings.map(([first = '']) => foldedText(first));

    expect(new Set(firsts).size).toBe(spellings.length);
  });

  it.each([
    ['ACME TRUCKING, L.L.C.', 'acme trucking llc'],
    ["O'Brien & Sons", 'obrien sons'],
    ['  J.B.   Hunt–Transport ', 'jb hunt transport'],
    ['Señor Camión', 'senor camion'],
    ['7-Eleven %_', '7 eleven'],
    ['***', ''],
    ['ਗੁਰਪ੍ਰੀਤ', 'ਗੁਰਪ੍ਰੀਤ'],
  ])('of %j are %j', (name, folded) => {
    expect(foldedText(name)).toBe(folded);
  });

  it('are found in a list by any words', () => {
    expect(['nunez', 'JOSE', 'Núñez José', "jo'se", ''].every((search) => containsWords('José Núñez', search))).toBe(
      true,
    );
    expect(containsWords('José Núñez', 'jose smith')).toBe(false);
    for (const [text, search] of [
      ['Saint Louis Yard', 'st. louis'],
      ['St. Louis Yard', 'saint'],
      ['Yard at Ft. Wayne', 'fort wayne'],
      ['Mount Vernon', 'Mt Vernon'],
      ['Lake St', 'saint'],
    ] as const)
      expect([text, search, containsWords(text, search)]).toEqual([text, search, true]);
    expect(containsWords('Stockton Yard', 'saint')).toBe(false);
    expect([containsWords('1 Dock Way 90802', '2 dock'), containsWords('1 Dock Way 90802', '90 do')]).toEqual([
      false,
      true,
    ]);
  });
});
