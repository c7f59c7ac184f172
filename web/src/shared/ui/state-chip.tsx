import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turn } from '#web/shared/controls/records';
import { useControls } from '#web/shared/controls/use-controls';

export type { Turn } from '#web/shared/controls/records';

interface StateChipProps {
  turn: Turn;
  /** The label of the state; by default the label of the turn. */
  children?: ReactNode;
  /** False for a state in which no one has to act: its color is not read out. */
  hasTurn?: boolean;
}

/** A state without the name of a turn; neutral by default. */
export function PlainChip({ turn = 'theirs', children }: { turn?: Turn; children: ReactNode }) {
  const controls = useControls();
  return <controls.Chip turn={turn}>{children}</controls.Chip>;
}

export function StateChip({ turn, children, hasTurn = true }: StateChipProps) {
  const controls = useControls();
  const { t } = useTranslation();
  const words = {
    yours: t('turn.yours'),
    theirs: t('turn.theirs'),
    late: t('turn.late'),
    blocked: t('turn.blocked'),
    done: t('turn.done'),
  };
  return (
    <controls.Chip turn={turn}>
      {turn === 'done' ? <span aria-hidden="true">✓ </span> : null}
      {children ?? words[turn]}
      {children === undefined || !hasTurn ? null : <span className="gh-hidden"> ({words[turn]})</span>}
    </controls.Chip>
  );
}
