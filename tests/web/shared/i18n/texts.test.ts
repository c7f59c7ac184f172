import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { problems } from '#domain/problems';
import { LANGUAGES, NAMESPACES } from '#web/shared/i18n/languages';
import { texts } from '#web/shared/i18n/texts';

const locales = join(__dirname, '../../../../web/src/shared/i18n/locales');

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path === '' ? key : `${path}.${key}`))
    : [path];

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [value];

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it('include every problem of the catalog', async () => {
    const named = await texts[language].problems();

    expect(Object.keys(problems).filter((code) => typeof named[code] !== 'string' || named[code] === '')).toEqual([]);
  });

  it.each(NAMESPACES)('are loaded from the file of %s, and none is empty', async (namespace) => {
    const loaded = await texts[language][namespace]();
    const file: unknown = JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8'));

    expect(keysOf(loaded)).toEqual(keysOf(file));
    expect(valuesOf(file).filter((value) => value === '')).toEqual([]);
  });

  it('have no file that no page can load', () => {
    const files = readdirSync(join(locales, language)).map((name) => name.replace('.json', ''));

    expect(files.filter((name) => !NAMESPACES.some((namespace) => namespace === name))).toEqual([]);
  });
});
