import type { ExportBlock, ExportFact } from './content';
import { monthYear, none } from './texts';

/** Labels with their values. */
export const facts = (rows: readonly ExportFact[], title?: string): ExportBlock => ({
  type: 'facts',
  ...(title !== undefined && { title }),
  rows,
});

/** A label with its value, or with a dash if there is none. */
export const fact = (label: string, value: string): ExportFact => ({ label, value: value === '' ? none : value });

/** City and state. */
export const placeOf = ({ city, state }: { readonly city: string; readonly state: string }): string =>
  joined([city, state], ', ');

/** The parts that have a text. */
export const joined = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between);

/** The months from beginning to end. */
export const periodOf = ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string | null }) =>
  `${monthYear(startDate)} - ${endDate === null ? 'now' : monthYear(endDate)}`;

/** The rows of a table; an empty list says so. */
export const orNone = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.length === 0 ? [['None']] : rows;
