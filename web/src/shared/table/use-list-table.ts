import type { SortingState, Updater } from '@tanstack/react-table';
import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListColumn, Sort } from './columns';
import { listFeatures, tableColumns } from './columns';

interface ListTableOptions<Row> {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
}

const toSorting = (sort: Sort | undefined): SortingState =>
  sort === undefined ? [] : [{ id: sort.column, desc: sort.direction === 'desc' }];

function toSort([first]: SortingState): Sort | undefined {
  return first && { column: first.id, direction: first.desc ? 'desc' : 'asc' };
}

/** TanStack Table as the list's state: columns, rows by key, the sorted column. */
export function useListTable<Row extends object>({ columns, rows, rowKey, sort, onSort }: ListTableOptions<Row>) {
  const tableDefinitions = useMemo(() => tableColumns(columns), [columns]);
  const sorting = useMemo(() => toSorting(sort), [sort]);
  return useTable({
    features: listFeatures,
    columns: tableDefinitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    state: { sorting },
    onSortingChange: (change: Updater<SortingState>) => {
      onSort?.(toSort(typeof change === 'function' ? change(sorting) : change));
    },
  });
}

export type ListTable<Row extends object> = ReturnType<typeof useListTable<Row>>;
