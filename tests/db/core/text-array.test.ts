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
  for (const word of ['first', 'second']) parseTextArray('{mine,yours}').push(word);

  expect(parseTextArray('{mine,yours}')).toEqual(['mine', 'yours']);
});

it('parses long arrays, and more different ones than are kept', () => {
  const words = Array.from({ length: 80 }, (_, index) => `word${String(index)}`);
  for (let time = 0; time < 2; time += 1) expect(parseTextArray(`{${words.join(',')}}`)).toEqual(words);
  for (let index = 0; index < 2_500; index += 1) {
    expect(parseTextArray(`{word${String(index)},b}`)).toEqual([`word${String(index)}`, 'b']);
  }
});
