import { expect, it } from '@jest/globals';
import { isOfAge } from '#domain/drivers/experience';

it.each([
  ['2008-11-21', true],
  ['2008-11-22', false],
  ['2000-02-29', true],
  ['2026-11-20', false],
])('somebody born on %s drives on 2026-11-21: %s', (birthDate, isSo) => {
  expect(isOfAge(birthDate, '2026-11-21')).toBe(isSo);
});

it('counts a birthday on a leap day from the day after in other years', () => {
  expect([isOfAge('2008-02-29', '2026-02-28'), isOfAge('2008-02-29', '2026-03-01')]).toEqual([false, true]);
});
