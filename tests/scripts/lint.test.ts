import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../..');
const PLANTED = `
export const Planted = () => (
  <form>
    <label>Name <input name="name" /></label>
    <textarea /> <select /> <table /> <button type="button">Save</button>
  </form>
);
`;

interface Finding {
  ruleId: string | null;
  line: number;
  message: string;
}

/** Only the rule under test and no types, which takes two seconds instead of twenty. */
const LINT = `
import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';
const linter = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
});
const [{ messages }] = await linter.lintText(await text(process.stdin), { filePath: process.argv[1] });
console.log(JSON.stringify(messages));
`;

/** Lints this text as the content of an existing file, with the repository's configuration. */
function findingsIn(file: string, text: string): Finding[] {
  const args = ['--input-type=module', '--eval', LINT, file];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Finding[];
}

describe('the linter', () => {
  it('rejects each control that a feature renders itself', () => {
    const found = findingsIn('web/src/features/staff/components/permissions-page.tsx', PLANTED);

    expect(found.map(({ line }) => line)).toEqual([4, 5, 5, 5, 5]);
    expect(found[0]?.message).toContain('web/src/shared/{form,ui,table}');
  });

  it('allows the shared components to render them', () => {
    expect(findingsIn('web/src/shared/ui/plain-button.tsx', PLANTED)).toEqual([]);
  });

  it('rejects a row type that knex already has, but allows one for a query with a join', () => {
    const query = "await db('organizations').where({ id }).first('name')";
    const joined = "await db('users').join('organizations', 'a', 'b').select('organizations.name')";
    const text = `import type { Db } from './core/handle';
export async function find(db: Db, id: string): Promise<unknown> {
  const row: { name: string } | undefined = ${query};
  const rows: { name: string }[] = ${joined};
  return [row, rows];
}
`;

    expect(findingsIn('db/carriers/organizations.ts', text)).toMatchObject([{ line: 3 }]);
  });
});
