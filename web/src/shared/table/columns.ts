import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

export interface ColumnLayout {
  /** Numbers stand right. */
  align?: 'left' | 'right';
  width?: number | string;
  /** Numbers, codes and names that are read in one piece. */
  oneLine?: boolean;
  /** `wide` columns are left out below 1024 px; on phones each row is a card with all the others. */
  show?: 'always' | 'wide';
  /** The row's actions: last, and without a label on phones. */
  actions?: boolean;
  /** The list is ordered by an instant, the cell shows how long ago that was: what came first is the greatest. */
  showsAge?: boolean;
}

/** A column of a list. Columns live in their own file; the first one is the row's link. */
export interface ListColumn<Row> extends ColumnLayout {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The list's question knows an order by this column's id. */
  sortable?: boolean;
}

export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

const layout: ColumnLayout = {};

/** Sorting is the server's work: the table only knows which column is sorted. */
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
