import type { Knex } from 'knex';
import type { Tables } from 'knex/types/tables';

/** The values that pg accepts for a column: a timestamp may be a Date, and JSON may be its text. */
type Written<T> =
  | (T extends readonly (infer Item)[]
      ? readonly Item[] | string
      : string extends T
        ? T | Date
        : T extends Buffer
          ? T
          : T extends object
            ? T | string
            : T)
  | Knex.Raw;
type NullableKeys<Row> = { [K in keyof Row]: null extends Row[K] ? K : never }[keyof Row];
type InsertOf<Row, Optional extends keyof Row> = { [K in Exclude<keyof Row, Optional>]: Written<Row[K]> } & {
  [K in Optional]?: Written<Row[K]> | undefined;
};

/**
 * A table of the database for knex: what a query returns, what an insert requires and what an update accepts.
 * `Defaulted` are the columns that have a default, and `Generated` those that only the database writes.
 */
export type Table<
  Row,
  Defaulted extends keyof Row = never,
  Generated extends keyof Row = never,
> = Knex.CompositeTableType<
  Row,
  InsertOf<Omit<Row, Generated>, Exclude<Defaulted | NullableKeys<Row>, Generated>>,
  { [K in Exclude<keyof Row, Generated>]?: Written<Row[K]> | undefined }
>;

/** A row of the table, as a query returns it. */
export type RowOf<Name extends keyof Tables> = Tables[Name]['base'];
/** A row as an insert accepts it. */
export type NewRowOf<Name extends keyof Tables> = Tables[Name]['insert'];
