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
  ruleId: string;
  line: number;
  message: string;
}

/** Lints this text as the content of an existing file. */
function findingsIn(file: string, text: string): Finding[] {
  const eslint = join(root, 'node_modules/eslint/bin/eslint.js');
  const { stdout } = spawnSync(process.execPath, [eslint, '--format', 'json', '--stdin', '--stdin-filename', file], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  const [result] = JSON.parse(stdout) as { messages: Finding[] }[];
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'no-restricted-syntax');
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
