/** A table of a page: its header row, and a row of cells for each entry. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A name in code, as Markdown. */
export const code = (name: string): string => `\`${name}\``;

/** Several names in code, or a dash if there are none. */
export const codes = (names: readonly string[]): string => (names.length === 0 ? '–' : names.map(code).join(', '));

/** A boolean as a table cell. */
export const yesNo = (holds: boolean): string => (holds ? 'yes' : 'no');

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const markdownOf = ({ head, rows }: Table): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const MARKED = /<!-- table: ([a-z-]+) -->\n[^]*?<!-- end of table -->/g;

/** The page with each marked table replaced; throws on a marker without a table, or a table without a marker. */
export function withTables(page: string, tables: Readonly<Record<string, Table>>): string {
  const left = new Set(Object.keys(tables));
  const written = page.replaceAll(MARKED, (_, name: string) => {
    const table = tables[name];
    if (table === undefined || !left.delete(name))
      throw new Error(`There is no table "${name}", or the page has its marker twice`);
    return `<!-- table: ${name} -->\n\n${markdownOf(table)}\n\n<!-- end of table -->`;
  });
  if (left.size > 0) throw new Error(`The page has no marker for the tables: ${[...left].join(', ')}`);
  return written;
}
