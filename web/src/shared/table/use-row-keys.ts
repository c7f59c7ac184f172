import type { RefObject } from 'react';
import { useRef } from 'react';
import { useSingleKey } from '#web/shared/keys/use-single-key';

/** A row is rendered within a few frames after scrolling to it. */
const FRAMES = 20;

/** Scrolls to a row that may not be rendered yet. */
export type Reveal = (index: number) => void;

interface RowKeysOptions {
  /** Has the attribute `data-row-keys`; its rows have `data-index`. */
  frame: RefObject<HTMLDivElement | null>;
  reveal: RefObject<Reveal | null>;
  count: number;
  toggle: ((index: number) => void) | undefined;
}

const indexOf = (row: Element | null): number => Number(row?.getAttribute('data-index') ?? -1);

/** With several lists on a page, the shortcuts apply to the one with the focus, otherwise to the first. */
function hasKeys(frame: HTMLElement): boolean {
  const focused = document.activeElement?.closest('[data-row-keys]') ?? document.querySelector('[data-row-keys]');
  return focused === frame;
}

function focusWhenRendered(frame: HTMLElement, index: number, frames: number) {
  const row = frame.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (row !== null) row.focus();
  else if (frames > 0)
    requestAnimationFrame(() => {
      focusWhenRendered(frame, index, frames - 1);
    });
}

interface LastPosition {
  table: HTMLElement;
  last: number;
  count: number;
}

/** The row with the focus, even after it was scrolled out of the viewport. */
function currentRow({ table, last, count }: LastPosition): number {
  const row = document.activeElement?.closest('[data-index]') ?? null;
  return row === null || !table.contains(row) ? Math.min(last, count - 1) : indexOf(row);
}

/** J and K move between rows, X selects, E opens the row's link. */
export function useRowKeys({ frame, reveal, count, toggle }: RowKeysOptions) {
  const last = useRef(-1);
  const inPlace = (act: (table: HTMLElement, row: number) => void) => {
    const table = frame.current;
    if (table !== null && hasKeys(table)) act(table, currentRow({ table, last: last.current, count }));
  };
  const go = (step: number) => {
    inPlace((table, row) => {
      const next = Math.max(0, Math.min(count - 1, row + step));
      last.current = next;
      if (table.querySelector(`[data-index="${next}"]`) === null) reveal.current?.(next);
      focusWhenRendered(table, next, FRAMES);
    });
  };
  const choose = () => {
    inPlace((_, row) => {
      if (row >= 0) toggle?.(row);
    });
  };
  const open = () => {
    inPlace((table, row) => table.querySelector<HTMLAnchorElement>(`[data-index="${row}"] a[href]`)?.click());
  };
  const isUsed = count > 0;
  useSingleKey(
    'lists.down',
    () => {
      go(1);
    },
    isUsed,
  );
  useSingleKey(
    'lists.up',
    () => {
      go(-1);
    },
    isUsed,
  );
  useSingleKey('lists.choose', choose, isUsed && toggle !== undefined);
  useSingleKey('lists.open', open, isUsed);
}
