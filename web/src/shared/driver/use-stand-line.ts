import type { DriverApplicationView } from '#domain/candidacies/schema';
import { useTranslation } from 'react-i18next';
import type { Turn } from '../ui/state-chip';

export type Standing = Pick<DriverApplicationView, 'state' | 'turn' | 'days' | 'targetDays' | 'start' | 'next'>;

/** The clock of an interview starts with it: before, its target says nothing about the answer. */
const isMeasured = ({ state, next, targetDays }: Standing) =>
  targetDays !== null && (state !== 'interviewing' || next === 'decideAfterInterview');

const isOver = ({ state }: Standing) => state === 'closed' || state === 'ended';

/** "In review · day 2 of 2 · their turn": the state, how long it has lasted, whose move it is. */
export function useStandLine() {
  const { t } = useTranslation('driver');
  return (standing: Standing): string => {
    const { state, turn, days, targetDays, start } = standing;
    if (isOver(standing)) return t(`state.${state}`);
    const name = start?.startedAt ? t('state.onAssignment') : t(`state.${state}`);
    // The first day counts as day 1; a wait nobody is measured by has no count.
    const age = isMeasured(standing) ? t('stand.day', { day: days + 1, target: targetDays }) : undefined;
    const move = turn === 'nobody' ? undefined : t(turn === 'you' ? 'stand.you' : 'stand.they');
    return [name, age, move].filter((part) => part !== undefined).join(' · ');
  };
}

/** The chip's colour and word for an application, as the driver reads it. */
export function turnOf({ state, turn }: Standing): Turn {
  if (state === 'ended' || state === 'hired') return turn === 'you' ? 'yours' : 'done';
  return turn === 'you' ? 'yours' : 'theirs';
}
