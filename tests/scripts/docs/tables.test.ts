import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withTables } from '../../../scripts/docs/markdown';
import { requirementTables } from '../../../scripts/docs/requirement-tables';
import { stateTables } from '../../../scripts/docs/state-tables';
import { transitionTables } from '../../../scripts/docs/transition-tables';

const docs = join(__dirname, '..', '..', '..', 'docs');
const pages = [
  ['state-machines.md', stateTables],
  ['requirements.md', requirementTables],
  ['messages.md', transitionTables],
] as const;

describe.each(pages)('the tables of docs/%s', (name, tables) => {
  const page = readFileSync(join(docs, name), 'utf8');

  it('match the code', () => {
    expect(withTables(page, tables)).toBe(page);
  });

  it('are restored after a manual change', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const changed = page.replace(rows.at(-1) ?? '', '| `byHand` | no |');

    expect(changed).not.toBe(page);
    expect(withTables(changed, { ...tables })).toBe(page);
  });
});

describe('a marked table', () => {
  const table = { head: ['One', 'Two'], rows: [['a | b', 'c']] };
  const mark = (name: string) => `Before\n<!-- table: ${name} -->\nold\n<!-- end of table -->\nAfter\n`;

  it('is replaced only between its markers', () => {
    expect(withTables(mark('one'), { one: table })).toBe(
      'Before\n<!-- table: one -->\n\n| One | Two |\n| --- | --- |\n| a \\| b | c |\n\n<!-- end of table -->\nAfter\n',
    );
  });

  it('must exist exactly once, and every table needs a marker', () => {
    expect(() => withTables(mark('two'), { one: table })).toThrow('There is no table "two"');
    expect(() => withTables(mark('one') + mark('one'), { one: table })).toThrow('or the page has its marker twice');
    expect(() => withTables('No mark', { one: table })).toThrow('The page has no marker for the tables: one');
  });
});
