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

/** The components that show records. */
export interface RecordControls {
  /** Name and value pairs. */
  Facts: ComponentType<FactsProps>;
}
