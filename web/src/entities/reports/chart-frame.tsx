import type { ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';

/** Initial size until the container is measured. */
const FIRST = { width: 640, height: 320 };

interface ChartFrameProps {
  /** Description of the chart for screen readers. */
  label: string;
  height?: number;
  children: ReactNode;
}

/** Frame of a chart; the table below it has the same numbers. */
export const ChartFrame = ({ label, height = FIRST.height, children }: ChartFrameProps) => (
  <div className="gh-report-chart" role="img" aria-label={label} style={{ height }}>
    <ResponsiveContainer width="100%" height="100%" initialDimension={FIRST}>
      {children}
    </ResponsiveContainer>
  </div>
);

/** Shared style of the axes. */
export const axis = {
  stroke: 'var(--gh-border-strong)',
  tick: { fill: 'var(--gh-text-secondary)', fontSize: '0.75rem' },
};

/** Style of the tooltip. */
export const tooltip = {
  contentStyle: {
    background: 'var(--gh-raised)',
    border: '1px solid var(--gh-border)',
    borderRadius: 'var(--gh-radius-control)',
    color: 'var(--gh-text)',
    fontSize: '0.8125rem',
  },
  itemStyle: { color: 'var(--gh-text)' },
  cursor: { fill: 'var(--gh-hover)' },
};

/** Legend with text, so that colors are not the only cue. */
export const legendText = (word: ReactNode) => <span className="gh-report-legend">{word}</span>;
