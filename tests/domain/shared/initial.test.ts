import { expect, it } from '@jest/globals';
import { initialOf } from '#domain/shared/initial';

it.each([
  ['Lee', 'L'],
  ['李', '李'],
  ['𠮷田', '𠮷'],
  ['Ñandú', 'Ñ'],
  ['', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
