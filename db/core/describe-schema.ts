import { type ColumnRow, ofTable, type PartRow, type Schema, type TableRow } from './read-schema';

const HEAD = '-- Written by scripts/generate-schema from the migrated database; shows schema changes in a review.';

/** Returns the schema as SQL. */
export function describeSchema({
  extensions,
  functions,
  tables,
  columns,
  constraints,
  indexes,
  triggers,
}: Schema): string {
  const tableParts = tables.map((table) =>
    [
      tableSql(table, ofTable(columns, table), ofTable(constraints, table)),
      ...ofTable([...indexes, ...triggers], table).map(partSql),
    ].join(''),
  );
  const functionParts = functions.map((definition) => `${definition.trimEnd()};`);
  const extensionLines = extensions.map((name) => `create extension ${name};`).join('\n');
  return `${[HEAD, extensionLines, ...functionParts, ...tableParts]
    .filter((part) => part !== '')
    .join('\n\n')
    .trimEnd()}\n`;
}

function tableSql(table: TableRow, columns: readonly ColumnRow[], constraints: readonly PartRow[]): string {
  if (table.parent !== null) {
    return `create table ${table.name} partition of ${table.parent} ${table.bounds ?? ''};`;
  }
  const lines = [
    ...columns.map(columnSql),
    ...constraints.map(({ name, definition }) => `  constraint ${name} ${definition}`),
  ];
  const kind = table.is_unlogged ? 'create unlogged table' : 'create table';
  const partitioned = table.partition_key === null ? '' : ` partition by ${table.partition_key}`;
  return `${kind} ${table.name} (\n${lines.join(',\n')}\n)${partitioned};`;
}

function columnSql(column: ColumnRow): string {
  const collation = column.collation_name === null ? '' : ` collate "${column.collation_name}"`;
  return `  ${column.name} ${column.type}${collation}${column.is_required ? ' not null' : ''}${valueSql(column)}`;
}

function valueSql({ is_generated, is_identity, expression }: ColumnRow): string {
  if (is_identity) return ' generated always as identity';
  if (expression === null) return '';
  return is_generated ? ` generated always as (${expression}) stored` : ` default ${expression}`;
}

function partSql({ definition }: PartRow): string {
  return `\n${definition};`;
}
