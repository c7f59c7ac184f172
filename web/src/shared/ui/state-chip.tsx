import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './chips.css';

/** The party whose turn it is. Color has no other meaning. */
export type Turn = 'yours' | 'theirs' | 'late' | 'blocked' | 'done';

interface StateChipProps {
  turn: Turn;
  /** The label of the state; by default the label of the turn. */
  children?: ReactNode;
}

/** A neutral state, without a turn. */
export const PlainChip = ({ children }: { children: ReactNode }) => (
  <span className="gh-chip gh-chip-theirs">{children}</span>
);

export function StateChip({ turn, children }: StateChipProps) {
  const { t } = useTranslation();
  const words = {
    yours: t('turn.yours'),
    theirs: t('turn.theirs'),
    late: t('turn.late'),
    blocked: t('turn.blocked'),
    done: t('turn.done'),
  };
  return (
    <span className={`gh-chip gh-chip-${turn}`}>
      {turn === 'done' ? <span aria-hidden="true">✓</span> : null}
      {children ?? words[turn]}
      {children === undefined ? null : <span className="gh-hidden"> ({words[turn]})</span>}
    </span>
  );
}
