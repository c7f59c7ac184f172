import type { CSSProperties } from 'react';
import type { FactsProps } from '../records';
import '#web/shared/ui/facts.css';

const inColumns = (columns: number) => ({ '--gh-facts-columns': columns }) as CSSProperties;

export const NativeFacts = ({ facts, columns = 1 }: FactsProps) => (
  <dl className="gh-facts" style={inColumns(columns)}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
