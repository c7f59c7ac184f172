import { expect, it } from '@jest/globals';
import { parseTextArray } from '#db/core/text-array';

it.each([
  ['{}', []],
  ['{a,b}', ['a', 'b']],
  ['{"Dry Van",Reefer}', ['Dry Van', 'Reefer']],
  ['{"a,b","c\\"d",""}', ['a,b', 'c"d', '']],
  ['{a,NULL}', ['a', null]],
  ['{"NULL"}', ['NULL']],
])('parses %s the same each time', (text, words) => {
  const first = parseTextArray(text);

  expect(first).toEqual(words);
  expect(parseTextArray(text)).toEqual(words);
});

it('gives each caller an array of their own', () => {
  parseTextArray('{mine,yours}').push('changed');

  expect(parseTextArray('{mine,yours}')).toEqual(['mine', 'yours']);
});

it('parses more different arrays than are kept', () => {
  for (let index = 0; index < 2_500; index += 1) {
    expect(parseTextArray(`{word${String(index)},b}`)).toEqual([`word${String(index)}`, 'b']);
  }
});
