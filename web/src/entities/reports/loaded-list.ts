import type { ListState } from '#web/shared/http/list-state';

/** List state for rows that are already loaded. */
export const loadedList = <Row>(rows: readonly Row[]): ListState<Row> => ({
  status: 'ready',
  rows,
  total: rows.length,
  more: undefined,
});
