import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import type { Finding } from './lint-planted';
import { lintPlanted } from './lint-planted';
import { PLANTED } from './planted';

const CONTROLS = `
export const Planted = () => (
  <form>
    <label>Name <input name="name" /></label>
    <textarea /> <select /> <table /> <button type="button">Save</button>
  </form>
);
`;
const ROWS = `import type { Db } from './core/handle';
export async function find(db: Db, id: string): Promise<unknown> {
  const row: { name: string } | undefined = await db('organizations').where({ id }).first('name');
  const rows: { name: string }[] = await db('users').join('organizations', 'a', 'b').select('organizations.name');
  return [row, rows];
}
`;
const UNUSED = `export const UNUSED = 1; // eslint-disable-line no-console -- nothing is logged here
`;
const FEATURE = 'web/src/features/staff/components/planted-page.tsx';
const SHARED = 'web/src/shared/ui/planted-button.tsx';
const STORE = 'db/carriers/planted.ts';
const DIRECTIVE = 'db/carriers/planted-directive.ts';

interface Settings {
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** The rules that the settings turn on somewhere. */
function rulesInSettings(): string[] {
  const file = join(__dirname, '../../../.oxlintrc.json');
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8')) as {
    config: Settings & { readonly overrides: readonly Settings[] };
  };
  const rules = [config, ...config.overrides].flatMap((part) => Object.entries(part.rules ?? {}));
  return [...new Set(rules.filter(([, setting]) => setting !== 'off').map(([rule]) => rule))];
}

/** Each planted text has a file of its own. A test's text is preceded by the import that all tests have. */
const planted = PLANTED.map(([rule, path, code], index) => {
  const file = path.replace('planted.', `planted-${String(index)}.`);
  const head = rule.startsWith('jest/') ? "import { describe, expect, fit, it, jest } from '@jest/globals';\n" : '';
  return { rule, file, text: `${head}${code}\n` };
});

let found: Map<string, Finding[]>;
beforeAll(() => {
  const others = Object.entries({ [FEATURE]: CONTROLS, [SHARED]: CONTROLS, [STORE]: ROWS, [DIRECTIVE]: UNUSED });
  found = lintPlanted(new Map([...planted.map(({ file, text }): [string, string] => [file, text]), ...others]));
});

const linesOf = (file: string, rule: string) =>
  found.get(file)?.flatMap((finding) => (finding.rule === rule ? [finding.line] : []));

describe('the linter', () => {
  it('has a violation below for each of its rules', () => {
    expect(rulesInSettings().filter((rule) => !planted.some((item) => item.rule === rule))).toEqual([]);
  });

  it.each(planted)('reports $rule in $file', ({ rule, file }) => {
    expect(found.get(file)?.map((finding) => finding.rule)).toContain(basename(rule));
  });

  it('rejects each control that a feature renders itself', () => {
    expect(linesOf(FEATURE, 'shared-controls')).toEqual([4, 5, 5, 5, 5]);
    expect(found.get(FEATURE)?.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('web/src/shared/{form,ui,table}'),
    );
  });

  it('allows the shared components to render them', () => {
    expect(linesOf(SHARED, 'shared-controls')).toEqual([]);
  });

  it('rejects a row type that knex already has, but allows one for a query with a join', () => {
    expect(linesOf(STORE, 'typed-rows')).toEqual([3]);
  });

  it('rejects a directive that silences nothing', () => {
    expect(found.get(DIRECTIVE)?.map(({ message }) => message)).toEqual([
      expect.stringContaining('Unused eslint-disable directive'),
    ]);
  });
});
