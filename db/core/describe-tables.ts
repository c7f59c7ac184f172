import { COLUMN_TYPES } from './column-types';
import { type ColumnRow, ofTable, type PartRow, type Schema, type TableRow } from './read-schema';

const HEAD = '// Written by scripts/generate-schema from the migrated database: the row types of the tables for knex.';

/** The TypeScript types of query results (`handle.ts`), by PostgreSQL type. */
const TYPES: Readonly<Record<string, string>> = {
  text: 'string',
  uuid: 'string',
  'timestamp with time zone': 'string',
  date: 'string',
  cube: 'string',
  interval: 'string',
  tstzrange: 'string',
  tstzmultirange: 'string',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  jsonb: 'unknown',
  'text[]': 'string[]',
  'uuid[]': 'string[]',
};

/** Required columns that an insert may leave out, because a trigger fills them. */
const FILLED_BY_TRIGGER: ReadonlySet<string> = new Set([
  'access_log.seq',
  'access_log.previous_hash',
  'access_log.hash',
  'drivers.search_latitude',
  'drivers.search_longitude',
]);

/** Returns the tables as TypeScript. */
export function describeTables({ tables, columns, constraints }: Schema): string {
  const lines = tables
    .filter(({ parent }) => parent === null)
    .map((table) => tableType(table, ofTable(columns, table), ofTable(constraints, table)));
  return `${HEAD}
${importLines().join('\n')}
import type { Table } from './core/table';

declare module 'knex/types/tables' {
  interface Tables {
${lines.join('\n')}
  }
}
`;
}

function tableType({ name }: TableRow, columns: readonly ColumnRow[], constraints: readonly PartRow[]): string {
  const values = new Map(constraints.flatMap(allowedValues));
  const rows = columns.map((column) => `readonly ${column.name}: ${columnType(column, values.get(column.name))};`);
  const defaulted = columns.filter(
    (column) => !column.is_generated && (column.expression !== null || isFilled(column)),
  );
  const generated = columns.filter(({ is_generated, is_identity }) => is_generated || is_identity);
  const optional = union(defaulted);
  const parameters =
    generated.length > 0 ? [optional, union(generated)] : [optional].filter((names) => names !== 'never');
  return `    ${name}: Table<${[`{ ${rows.join(' ')} }`, ...parameters].join(', ')}>;`;
}

function importLines(): string[] {
  const found = Object.values(COLUMN_TYPES).filter(({ from }) => from !== '');
  const modules = [...new Set(found.map(({ from }) => from))].sort();
  return modules.map((module) => {
    const names = found.filter(({ from }) => from === module).map(({ type }) => type.replace('[]', ''));
    return `import type { ${[...new Set(names)].sort().join(', ')} } from '${module}';`;
  });
}

function columnType(column: ColumnRow, values: string | undefined): string {
  const type = COLUMN_TYPES[`${column.table_name}.${column.name}`]?.type ?? values ?? TYPES[column.type];
  if (type === undefined) throw new Error(`No TypeScript type for ${column.table_name}.${column.name}: ${column.type}`);
  return column.is_required || type === 'unknown' ? type : `${type} | null`;
}

/** Reads a check such as `status = ANY (ARRAY['pending'::text, 'sent'::text])`. */
function allowedValues({ definition }: PartRow): [string, string][] {
  const [, column, list] = /^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(definition) ?? [];
  if (column === undefined || list === undefined) return [];
  return [
    [
      column,
      list
        .split(', ')
        .map((value) => value.replace('::text', ''))
        .join(' | '),
    ],
  ];
}

const isFilled = ({ table_name: table, name }: ColumnRow): boolean => FILLED_BY_TRIGGER.has(`${table}.${name}`);

const union = (columns: readonly ColumnRow[]): string =>
  columns.length === 0 ? 'never' : columns.map(({ name }) => `'${name}'`).join(' | ');
