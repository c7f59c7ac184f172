import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

export interface ColumnLayout {
  /** Numbers are right-aligned. */
  align?: 'left' | 'right';
  width?: number | string;
  /** For numbers, codes and names that must not wrap. */
  oneLine?: boolean;
  /** `wide` columns are hidden below 1024 px; on phones each row is a card with all other columns. */
  show?: 'always' | 'wide';
  /** The row's actions: last, and without a label on phones. */
  actions?: boolean;
  /** The list is sorted by an instant and the cell shows its age, so the sort direction is reversed. */
  showsAge?: boolean;
}

/** A column of a list. Columns live in their own file; the first one is the row's link. */
export interface ListColumn<Row> extends ColumnLayout {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Whether the list's query can be sorted by this column's id. */
  sortable?: boolean;
}

export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

const layout: ColumnLayout = {};

/** The server sorts; the table only stores the sorted column. */
export const listFeatures = tableFeatures({ rowSortingFeature, columnMeta: layout });
export type ListFeatures = typeof listFeatures;

export function tableColumns<Row extends object>(columns: readonly ListColumn<Row>[]) {
  const helper = createColumnHelper<ListFeatures, Row>();
  return columns.map(({ id, header, cell, sortable = false, ...meta }) =>
    helper.accessor((row): unknown => row, {
      id,
      header,
      enableSorting: sortable,
      sortDescFirst: false,
      cell: ({ row }) => cell(row.original),
      meta,
    }),
  );
}
