import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(__dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/security.md');
const schema = read('db/schema.sql');
const isFile = (quoted: string) => /^\w[\w./-]*\/[\w.-]+\.\w+$/.test(quoted);
const quotesOf = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, quoted]) => quoted ?? '');
const section = (title: string) => page.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));

/** Pairs each quoted code fragment of a row with the file named before it. */
function quotesByFile(row: string): { file: string; quoted: string }[] {
  let file: string | undefined;
  return quotesOf(row).flatMap((quoted) => {
    if (isFile(quoted)) file = quoted;
    return file === undefined || isFile(quoted) ? [] : [{ file, quoted }];
  });
}

describe('docs/security.md', () => {
  it('names only files that exist', () => {
    const files = quotesOf(page).filter(isFile);

    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it.each(['Keys and algorithms', 'Sessions', 'Limits'])('quotes the code correctly under "%s"', (title) => {
    const quotes = rowsOf(section(title)).flatMap((row) => quotesByFile(row.split('|').at(-2) ?? ''));

    expect(quotes.length).toBeGreaterThan(4);
    expect(quotes.filter(({ file, quoted }) => !read(file).includes(quoted))).toEqual([]);
  });

  it('lists every table and every bytea column', () => {
    const stored = quotesOf(section('Stored data'));
    const tables = [...schema.matchAll(/^create (?:unlogged )?table (\w+) \(([^]*?)^\)/gm)];
    const columns = tables.flatMap(([, table = '', body = '']) =>
      [...body.matchAll(/^ {2}(\w+) bytea/gm)].map(([, column = '']) => `${table}.${column}`),
    );
    const named = [...stored, ...stored.map((quoted) => quoted.split('.')[0])];

    expect(tables.length).toBeGreaterThan(60);
    expect(tables.map(([, table]) => table).filter((table) => !named.includes(table ?? ''))).toEqual([]);
    expect(columns.length).toBeGreaterThan(15);
    expect(columns.filter((column) => !stored.includes(column))).toEqual([]);
  });

  it('names a test for each fulfilled requirement, and a reason for each postponed one', () => {
    const rows = rowsOf(section('OWASP')).map((row) => row.split('|').map((cell) => cell.trim()));
    const requirements = rows.filter(([, name]) => name !== 'Requirement');
    const fulfilled = requirements.filter(([, , state]) => state === 'F');

    expect(fulfilled.length).toBeGreaterThan(30);
    const untested = fulfilled.filter(([, , , shown = '']) => !shown.includes('`tests/'));
    expect(untested.map(([, name]) => name)).toEqual(['**V9** self-contained tokens']);
    expect(requirements.filter(([, , state]) => !['F', 'Later'].includes(state ?? ''))).toEqual([]);
    expect(requirements.filter(([, , , shown = '']) => shown.length < 10)).toEqual([]);
  });
});
