import { describe, expect, it } from '@jest/globals';
import { checkPlanted } from './planted';

const file = (name: string, language = 'en') => `web/src/shared/i18n/locales/${language}/${name}.json`;
const check = (files: Readonly<Record<string, object>>, listed: readonly object[] = []) =>
  checkPlanted(
    'check-same-texts.mjs',
    Object.fromEntries(
      Object.entries({ ...files, 'scripts/words/same-texts.json': { texts: listed } }).map(([name, content]) => [
        name,
        JSON.stringify(content, null, 2),
      ]),
    ),
  );
const DONE = { [file('orders')]: { state: { done: 'Done' } }, [file('hiring')]: { closed: 'Done', open: 'Open' } };
const KEYS = ['hiring:closed', 'orders:state.done'];

describe('the check for duplicate texts', () => {
  it('finds a text used by two keys, and names both places', async () => {
    const { code, text } = await check(DONE);

    expect(text).toContain(`${file('orders')}:3: "Done" is also hiring:closed → refer to one with $t, or list both`);
    expect(text).toContain(
      `${file('hiring')}:2: "Done" is also orders:state.done → refer to one with $t, or list both`,
    );
    expect(text).toContain('1 duplicate texts in 2 files');
    expect(code).toBe(1);
  });

  it('passes texts that are listed with a reason', async () => {
    expect(await check(DONE, [{ text: 'Done', keys: KEYS, reason: 'One is a button' }])).toMatchObject({ code: 0 });
  });

  it('finds a third key with a listed text', async () => {
    const third = { ...DONE, [file('staff')]: { end: 'Done' } };
    const { code, text } = await check(third, [{ text: 'Done', keys: KEYS, reason: 'One is a button' }]);

    expect(text).toContain(`${file('staff')}:2: "Done"`);
    expect(code).toBe(1);
  });

  it.each([
    [{ text: 'Done', keys: KEYS }, '"Done" is listed without a reason'],
    [{ text: 'Gone', keys: KEYS, reason: 'Once' }, '"Gone" is listed for hiring:closed, which has another text'],
    [{ text: 'Open', keys: ['hiring:open'], reason: 'Once' }, '"Open" is listed for fewer than two keys'],
  ])('finds an error in the list: %j', async (entry, fault) => {
    const { code, text } = await check(DONE, [entry]);

    expect(text).toContain(fault);
    expect(code).toBe(1);
  });

  it('finds a key that occurs twice in a file', async () => {
    const twice = '{\n  "open": "Open",\n  "open": "Opened"\n}';
    const { code, text } = await checkPlanted('check-same-texts.mjs', {
      [file('orders')]: twice,
      'scripts/words/same-texts.json': '{ "texts": [] }',
    });

    expect(text).toContain(`${file('orders')}:3: duplicate key open`);
    expect(code).toBe(1);
  });

  it('treats plural forms as one key, and compares only within a language', async () => {
    const { code, text } = await check({
      [file('orders')]: { left_one: 'Hours', left_other: 'Hours' },
      [file('orders', 'es')]: { left_one: 'Hours', left_other: 'Hours' },
    });

    expect(text).toContain('0 duplicate texts in 2 files');
    expect(code).toBe(0);
  });

  it('counts a reference as no text of its own', async () => {
    const files = { [file('common')]: { done: 'Done' }, [file('orders')]: { state: { done: '$t(common:done)' } } };

    expect(await check(files)).toMatchObject({ code: 0 });
  });

  it.each([
    ['Well $t(common:done)', 'contains a reference inside a longer text'],
    ['$t(staff:done)', 'refers to staff; move the shared text to common, labels or console'],
    ['$t(common:gone)', 'refers to a key that does not exist'],
    ['$t(common:again)', 'refers to another reference'],
  ])('finds the fault of the reference %s', async (text, fault) => {
    const common = { [file('common')]: { done: 'Done', again: '$t(common:done)' } };
    const result = await check({ ...common, [file('orders')]: { state: text } });

    expect(result.text).toContain(`${file('orders')}:2: "${text}" ${fault}`);
    expect(result.code).toBe(1);
  });

  // `npm run check` reads all files of the repository.
  it('fails if there are no files', async () => {
    const { code, text } = await checkPlanted('check-same-texts.mjs', {});

    expect(text).toContain('There are no files to check.');
    expect(code).toBe(1);
  });
});
