import type { CSSProperties, ReactNode } from 'react';
import type { FactsProps } from '#web/shared/controls/records';
import { useControls } from '#web/shared/controls/use-controls';
import { classNames } from './class-names';
import './layout.css';

export type { Fact } from '#web/shared/controls/records';

interface Box {
  children: ReactNode;
  gap?: 4 | 8 | 16 | 24 | undefined;
  className?: string | undefined;
}

const gapStyle = (gap: number): CSSProperties => ({ gap });

/** A vertical stack. */
export const Stack = ({ children, gap = 16, className }: Box) => (
  <div className={classNames('gh-stack', className)} style={gapStyle(gap)}>
    {children}
  </div>
);

/** Side by side, wrapping when narrow. */
export const Inline = ({ children, gap = 8, className }: Box) => (
  <div className={classNames('gh-inline', className)} style={gapStyle(gap)}>
    {children}
  </div>
);

interface CardProps {
  title?: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export function Card({ title, extra, children, className }: CardProps) {
  return (
    <section className={classNames('gh-card', className)}>
      {title === undefined ? null : (
        <div className="gh-card-head">
          <h2>{title}</h2>
          {extra}
        </div>
      )}
      {children}
    </section>
  );
}

/** Name and value pairs, as in an order's summary. */
export function Facts(props: FactsProps) {
  const controls = useControls();
  return <controls.Facts {...props} />;
}
