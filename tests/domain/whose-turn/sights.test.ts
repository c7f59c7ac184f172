import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { nextSteps, turnOf, waitsForDriver } from '#domain/candidacies/next-step';
import { sights } from '#domain/whose-turn/sights';

const locales = join(__dirname, '..', '..', '..', 'web', 'src', 'shared', 'i18n', 'locales', 'en');

/** The English text of a key, in the singular or plural; undefined if there is none. */
function textOf(key: string): unknown {
  const [namespace = '', path = ''] = key.split(':');
  const file = join(locales, `${namespace}.json`);
  if (!existsSync(file)) return undefined;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as object;
  const find = (parts: string[]) =>
    parts.reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], texts);
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  return find([...parts, last]) ?? find([...parts, `${last}_other`]);
}

const keys = Object.values(sights)
  .flat()
  .flatMap(({ driverHome, driverPage, otherHome, otherPage }) => [driverHome, driverPage, otherHome, otherPage])
  .filter((key) => key !== null);

describe('what a side sees first of a step', () => {
  it.each([...new Set(keys)])('is a text of a page: %s', (key) => {
    expect(typeof textOf(key)).toBe('string');
  });

  it("asks the driver on the home exactly when it is the driver's turn", () => {
    const questions = sights['candidacy']?.filter(({ driverHome }) =>
      /^driver-home:next\.(?!wait|find)/.test(driverHome ?? ''),
    );

    expect(questions?.map(({ step }) => step)).toEqual(nextSteps.filter(waitsForDriver));
  });

  it('counts a step on the home of the carrier exactly when the carrier can end the wait', () => {
    const counted = sights['candidacy']?.filter(({ otherHome }) => otherHome !== null).map(({ step }) => step);
    const ofCarrier = nextSteps.filter((step) => turnOf(step) === 'carrier' || turnOf(step) === 'safety');

    expect(counted).toEqual(ofCarrier);
  });
});
