import { useState } from 'react';

interface Settled<Row> {
  rows: readonly Row[];
  /** New rows, which wait so that nothing moves under the pointer. */
  waiting: number;
  show: () => void;
}

const keysOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlySet<string> =>
  new Set(rows.map(keyOf));

/**
 * A live list that does not jump: visible rows update in place, new rows wait behind the "new" pill. `pages` counts the
 * pages that the user loaded; rows loaded by the user do not count as new.
 */
export function useSettledRows<Row>(
  live: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
  pages: number,
): Settled<Row> {
  const [known, setKnown] = useState<{ keys: ReadonlySet<string>; pages: number } | undefined>();
  const rows = live ?? [];
  const show = () => {
    setKnown({ keys: keysOf(rows, keyOf), pages });
  };
  const shown = known?.pages === pages ? rows.filter((row) => known.keys.has(keyOf(row))) : [];
  // An empty list, or one that the user extends, need not stay still.
  if (shown.length === 0 && rows.length > 0) {
    show();
    return { rows, waiting: 0, show };
  }
  return {
    rows: shown,
    waiting: rows.length - shown.length,
    show,
  };
}
