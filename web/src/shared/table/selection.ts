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
 * The selected rows. Another query (`of`, for example the filters) clears them, so that actions never apply to hidden
 * rows.
 */
export function useSelection(of: string): Selection {
  const [state, setState] = useState({ of, selected: NONE });
  const selected = state.of === of ? state.selected : NONE;
  const toggle = useCallback(
    (id: string) => {
      setState((before) => {
        const next = new Set(before.of === of ? before.selected : NONE);
        if (!next.delete(id)) next.add(id);
        return { of, selected: next };
      });
    },
    [of],
  );
  const setAll = useCallback(
    (ids: readonly string[]) => {
      setState({ of, selected: new Set(ids) });
    },
    [of],
  );
  return useMemo(() => ({ selected, toggle, setAll }), [selected, toggle, setAll]);
}
