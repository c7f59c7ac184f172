import { useTranslation } from 'react-i18next';
import { mustNotDrive } from '#domain/candidacies/next-step';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import type { Turn } from '#web/shared/ui/state-chip';

export type StatusFacts = Pick<
  DriverApplicationView,
  'state' | 'turn' | 'days' | 'targetDays' | 'start' | 'next' | 'isCarrierPaused'
>;

/** An interview's target counts from the interview, so it means nothing before that. */
const isMeasured = ({ state, next, targetDays }: StatusFacts) =>
  targetDays !== null && (state !== 'interviewing' || next === 'decideAfterInterview');

const isOver = ({ state }: StatusFacts) => state === 'closed' || state === 'ended';

/** "In review · day 2 of 2 · their turn": the state, how long it has lasted, and whose turn it is. */
export function useStatusLine() {
  const { t } = useTranslation('driver');
  return (application: StatusFacts): string => {
    const { state, turn, days, targetDays, start, next, isCarrierPaused } = application;
    if (isOver(application)) return t(`state.${state}`);
    const atWork = mustNotDrive(next) ? 'state.mustNotDrive' : 'state.onAssignment';
    const name = t(start?.startedAt ? atWork : `state.${state}`);
    // The first day counts as day 1; a wait without a target has no count.
    const day = days + 1;
    const isLate = targetDays !== null && day > targetDays;
    const progress = t(isLate ? 'progress.dayOver' : 'progress.day', { day, target: targetDays });
    const age = isMeasured(application) ? progress : undefined;
    if (isCarrierPaused)
      return [name, t('progress.paused'), ...(turn === 'you' ? [t('progress.yourTurn')] : [])].join(' · ');
    const turnText = turn === 'nobody' ? undefined : t(turn === 'you' ? 'progress.yourTurn' : 'progress.theirTurn');
    return [name, age, turnText].filter((part) => part !== undefined).join(' · ');
  };
}

/** The chip's color and text for an application, from the driver's side. */
export function turnOf({ state, turn, next }: StatusFacts): Turn {
  if (mustNotDrive(next)) return 'blocked';
  if (state === 'ended' || state === 'hired') return turn === 'you' ? 'yours' : 'done';
  return turn === 'you' ? 'yours' : 'theirs';
}
