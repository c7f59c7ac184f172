import { beforeAll, describe, expect, it } from '@jest/globals';
import { runScript } from '../../support/fake-registry';
import { checkPlanted } from './planted';

const LOCALE = 'web/src/shared/i18n/locales/en/plain.json';
const EMAIL = 'activities/messages/plain.ts';
const check = (file: string, content: string) => checkPlanted('check-words.mjs', { [file]: content });

/** The file, its content, and what is found there. */
const planted: readonly [file: string, content: string, line: string][] = [
  [LOCALE, '{\n  "place": "Place him"\n}', `${LOCALE}:2: screen: "him" → the driver, they`],
  [LOCALE, '{ "card": "Your licence" }', `"licence" → license`],
  [LOCALE, '{ "state": "Cancelled" }', 'screen: "Cancelled" → canceled'],
  [LOCALE, '{ "stage": "Now in PreQualified_MeetsMin" }', `"PreQualified_MeetsMin" → the value's label`],
  [LOCALE, '{ "lead": "What the rules ask" }', '"What the rules ask" → a subject noun'],
  [LOCALE, '{ "lead": "Whoever waits longer stands here." }', '"Whoever" → a noun'],
  [LOCALE, '{ "order": "Drivers, who waits longest first" }', '"who waits longest" → longest-waiting drivers'],
  [LOCALE, '{ "singleLicence": "Single license" }', 'name: "singleLicence" → license'],
  [EMAIL, "export const line = 'The order was cancelled.';", `${EMAIL}:1: email: "cancelled" → canceled`],
  [EMAIL, 'export const line = `${name} moved to dot_application_completed`;', 'email: "dot_application_completed"'],
  ['domain/problems.ts', "const a = { title: 'It was closed meanwhile' };", 'problem: "meanwhile" → in the meantime'],
  ['api/plain/routes.ts', "const a = { summary: 'Let him in again' };", 'api: "him" → the driver'],
  ['api/plain/schema.ts', "const a = z.string().describe('Who asks');", 'api: "Who asks" → a subject noun'],
  ['db/plain.ts', "log.error({ error }, 'the relay could not look');", 'log: "look" → poll'],
  ['db/plain.ts', '/** Sends the\n * colour\n */\nexport const a = 1;', 'db/plain.ts:2: comment: "colour"'],
  ['db/plain.ts', '// Sent to\n// whoever reads it.\nexport const a = 1;', 'db/plain.ts:2: comment: "whoever"'],
  ['db/plain.ts', '/** See the workflows page, section 5. */', '"workflows page" → the path of a page in docs/'],
  ['db/plain.sql', 'SELECT 1;\n-- spec section 7', 'db/plain.sql:2: comment: "spec section 7"'],
  ['workflows/plain.ts', 'export function hearFacts() {}', 'name: "hearFacts" → handle, receive'],
  ['db/tell-carriers.ts', 'export const a = 1;', 'path: "tell-carriers" → notify'],
  ['tests/plain.test.ts', "it('lets him in', () => undefined);", 'title: "him"'],
  ['web/src/plain.tsx', 'export const Page = () => <h1>He drives</h1>;', 'string: "He"'],
  ['docs/plain.md', '# Plain\n\n- The driver\n  gets his file.', 'docs/plain.md:4: doc: "his" → the driver\'s, their'],
  ['docs/plain.md', '| What | Where |\n|---|---|\n| One | the programme |', 'docs/plain.md:3: doc: "programme"'],
];

/** One run checks all cases, so the second case in a file gets a file of its own. */
function ownPath(file: string, index: number): string {
  const isFirst = planted.findIndex(([name]) => name === file) === index;
  return isFirst ? file : file.replace(/\.[^/]+$/, (ending) => `-${String(index)}${ending}`);
}

describe('the planted words', () => {
  const files = planted.map(([file, content, line], index) => {
    const path = ownPath(file, index);
    return { path, content, line: line.replace(file, path) };
  });
  let found: { code: number; text: string };
  beforeAll(async () => {
    found = await checkPlanted(
      'check-words.mjs',
      Object.fromEntries(files.map(({ path, content }) => [path, content])),
    );
  });

  it.each(files)('finds in $path the planted $content', ({ path, line }) => {
    const ofFile = found.text.split('\n').filter((violation) => violation.startsWith(`${path}:`));

    expect(ofFile.join('\n')).toContain(line);
  });

  it('fails', () => {
    expect(found.code).toBe(1);
  });
});

describe('the term check', () => {
  it('passes plain wording, and text that only looks like a violation', async () => {
    const { code, text } = await checkPlanted('check-words.mjs', {
      [LOCALE]:
        '{ "ready": "{{firstName}} is ready. What happens now?", "help": "Where the driver lives, it is late." }',
      [EMAIL]: 'export const line = `The order ${order_title(deep)} was canceled.\\nGladhand`;',
      'web/src/plain.tsx': 'export const Page = () => <h1>The page</h1>;',
      'api/plain/routes.ts': "const a = { summary: 'Deactivate a staff account', status: 'cancelled' };",
      'db/plain.ts': '/** Handles `hearFacts`. */\nexport const query = "WHERE status = \'cancelled\'";',
      'web/src/plain-props.tsx': 'const GIVE_UP_AFTER_MS = 1;\nexport const props = { labelledBy: "title" };',
      'docs/plain.md': '# Sign in\n\nSee `programme.ts` and https://example.com/colour.\n\n```\nlicence\n```',
    });

    expect(text).toContain('0 violations in 7 files');
    expect(code).toBe(0);
  });

  it('exempts texts of the specifications, but nothing around them', async () => {
    const quoted = '{ "done": "Order has been cancelled" }';

    expect(await check(LOCALE, quoted)).toMatchObject({ code: 0 });
    expect(await check(LOCALE, quoted.replace('Order', 'His order'))).toMatchObject({ code: 1 });
    expect(await check(LOCALE, quoted.replace('has been', 'was'))).toMatchObject({ code: 1 });
  });

  it('exempts a stored field only within the folder that declares it', async () => {
    const field = 'export interface Record { told: string }';

    expect(await check('domain/drivers/record.ts', field)).toMatchObject({ code: 0 });
    expect(await check('domain/orders/record.ts', field)).toMatchObject({ code: 1 });
  });

  it('prints only counts by group for a summary', async () => {
    const { text } = await check(LOCALE, '{ "one": "His licence", "two": "Her license" }');

    expect(text).toMatch(/people: 2\nspelling: 1\n3 violations in 1 files\n$/);
  });

  it('rejects a path that does not exist', async () => {
    const { code, text } = await runScript(['scripts/check-words.mjs', 'docs/nowhere.md']);

    expect(text).toContain('Not found: ');
    expect(code).toBe(1);
  });

  // `npm run check` reads all files of the repository.
  it('fails if there are no files', async () => {
    const { code, text } = await checkPlanted('check-words.mjs', {});

    expect(text).toContain('There are no files to check.');
    expect(code).toBe(1);
  });
});
