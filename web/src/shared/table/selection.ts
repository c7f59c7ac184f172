import { useCallback, useMemo, useState } from 'react';

/** The keys of the selected rows. */
export interface Selection {
  selected: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects exactly these rows; an empty list clears the selection. */
  setAll: (ids: readonly string[]) => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected rows. A change of `query`, for example of the filters, clears them, so that actions never apply to
 * hidden rows.
 */
export function useSelection(query: string): Selection {
  const [state, setState] = useState({ query, selected: NONE });
  const selected = state.query === query ? state.selected : NONE;
  const toggle = useCallback(
    (id: string) => {
      setState((before) => {
        const next = new Set(before.query === query ? before.selected : NONE);
        if (!next.delete(id)) next.add(id);
        return { query, selected: next };
      });
    },
    [query],
  );
  const setAll = useCallback(
    (ids: readonly string[]) => {
      setState({ query, selected: new Set(ids) });
    },
    [query],
  );
  return useMemo(() => ({ selected, toggle, setAll }), [selected, toggle, setAll]);
}
