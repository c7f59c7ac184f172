import { describe, expect, it } from '@jest/globals';
import { checkPlanted } from './planted';

const LOCALE = 'web/src/shared/i18n/locales/en/plain.json';

describe('the spell check', () => {
  it('finds misspellings in texts, comments and docs, with their locations', async () => {
    const { code, text } = await checkPlanted('check-spelling.mjs', {
      [LOCALE]: '{\n  "misspeltkeyx": "Your licence was recieved"\n}',
      'domain/problems.ts': "export const title = 'Somthing went wrong';",
      'activities/messages/plain.ts': "export const line = 'Please confrim your email';",
      'db/plain.ts': '// An emtpy line.\nexport const notchecked = "qwzrt";',
      'docs/plain.md': '# Plain\n\nThe colour of a `qwzrt`, at https://qwzrt.example.',
    });

    expect(text).toContain(`${LOCALE}:2: "licence" → license`);
    expect(text).toContain(`${LOCALE}:2: "recieved" → received`);
    expect(text).toContain('domain/problems.ts:1: "Somthing" → Something');
    expect(text).toContain('activities/messages/plain.ts:1: "confrim" → confirm');
    expect(text).toContain('db/plain.ts:1: "emtpy" → empty');
    expect(text).toContain('docs/plain.md:3: "colour" → color');
    expect(text).toContain('6 unknown words in 5 files');
    expect(code).toBe(1);
  });

  it("knows the field's terms", async () => {
    const { code } = await checkPlanted('check-spelling.mjs', {
      [LOCALE]: '{ "help": "Your TWIC card, CDLIS report and FMCSA clearinghouse query" }',
    });

    expect(code).toBe(0);
  });

  it.each([
    ['TWIC\nCDLIS', '"CDLIS" must come before "TWIC"'],
    ['TWIC\ntwic', '"twic" is listed twice'],
    ['colour', '"colour" → the American spelling with -or'],
    ['med card', '"med card" is not a single word'],
  ])('finds an error in the dictionary %j', async (words, fault) => {
    const { code, text } = await checkPlanted('check-spelling.mjs', { 'scripts/words/dictionary.txt': words });

    expect(text).toContain(fault);
    expect(code).toBe(1);
  });

  // `npm run check` reads all files of the repository.
  it('fails if there are no files', async () => {
    const { code, text } = await checkPlanted('check-spelling.mjs', {});

    expect(text).toContain('There are no files to check.');
    expect(code).toBe(1);
  });
});
