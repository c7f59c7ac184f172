import { useState } from 'react';
import type { ListColumn } from './columns';

export type Density = 'comfortable' | 'compact';

export interface TableSettings {
  readonly density: Density;
  /** Ids of columns that the user does not want to see. */
  readonly hidden: readonly string[];
}

const DEFAULTS: TableSettings = { density: 'comfortable', hidden: [] };
const keyOf = (name: string) => `gladhand.table.${name}`;

/** The first column names the row, and the last may have its actions: both always stay. */
export const canHide = <Row>(columns: readonly ListColumn<Row>[]) =>
  columns.filter((column, index) => index > 0 && column.actions !== true);

function stored(name: string | undefined): TableSettings {
  if (name === undefined) return DEFAULTS;
  const text = window.localStorage.getItem(keyOf(name));
  return text === null ? DEFAULTS : { ...DEFAULTS, ...(JSON.parse(text) as Partial<TableSettings>) };
}

/** The columns and the density that the user chose for a table, kept in this browser under the table's name. */
export function useTableSettings<Row>(name: string | undefined, columns: readonly ListColumn<Row>[]) {
  const [settings, setSettings] = useState(() => stored(name));
  const hidden = new Set(settings.hidden);
  const choosable = canHide(columns);
  const shown =
    hidden.size === 0 ? columns : columns.filter((column) => !choosable.includes(column) || !hidden.has(column.id));
  const change = (next: TableSettings) => {
    setSettings(next);
    if (name !== undefined) window.localStorage.setItem(keyOf(name), JSON.stringify(next));
  };
  return { settings, shown, change };
}
