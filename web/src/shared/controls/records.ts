import type { ComponentType, ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** The number of columns on a wide screen. */
  columns?: 1 | 2 | 3 | undefined;
}

/** The party whose turn it is. Color has no other meaning. */
export type Turn = 'yours' | 'theirs' | 'late' | 'blocked' | 'done';

export interface ChipProps {
  /** None: an age within its target. */
  turn: Turn | 'none';
  /** Shown on hover. */
  title?: string | undefined;
  children: ReactNode;
}

export interface HistoryProps {
  label: string;
  /** In the order in which they are shown. */
  entries: readonly { key: string; content: ReactNode }[];
  isBusy?: boolean | undefined;
}

/** The implementations of the components that show records. */
export interface RecordControls {
  /** Name and value pairs. */
  Facts: ComponentType<FactsProps>;
  Chip: ComponentType<ChipProps>;
  /** Events on a timeline. */
  History: ComponentType<HistoryProps>;
}
