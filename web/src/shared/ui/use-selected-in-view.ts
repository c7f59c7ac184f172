import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

const SELECTED = "[aria-selected='true'], [aria-current='page']";

/** Scrolls a row of tabs sideways to its selected one, when that or the tabs' texts change; the page stays in place. */
export function useSelectedInView(texts: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const selected = row.current?.querySelector(SELECTED);
    if (row.current === null || !selected) return;
    const frame = row.current.getBoundingClientRect();
    const tab = selected.getBoundingClientRect();
    // Where the row goes on behind its edge, it fades over its padding.
    const right = frame.right - (Number.parseFloat(getComputedStyle(row.current).paddingRight) || 0);
    row.current.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - frame.left);
  }, [texts]);
  return row;
}
