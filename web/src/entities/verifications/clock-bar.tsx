import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { isInvestigating } from '#domain/employment-verifications/states';
import { formatDate } from '#web/shared/i18n/format';
import { classNames } from '#web/shared/ui/class-names';
import './verifications.css';

type Clock = NonNullable<VerificationView['clock']>;

function useClockText() {
  const { t } = useTranslation('verifications');
  return ({ countsFrom, startsOn, dueOn, day, days, isOverdue }: Clock, isRunning: boolean): string => {
    const date = formatDate(dueOn);
    const running = isOverdue ? t('clock.overdue', { count: day - days, date }) : t('clock.day', { day, days, date });
    const now = isRunning ? running : t('clock.finished', { day, days });
    return `${now} · ${t(`clock.from.${countsFrom}`, { date: formatDate(startsOn) })}`;
  };
}

/** The 30 days of an investigation (49 CFR 391.23(c)(1), (g)). */
export function ClockBar({ clock, state }: { clock: Clock; state: VerificationView['state'] }) {
  const id = useId();
  const isRunning = isInvestigating(state);
  const text = useClockText()(clock, isRunning);
  const { day, days, isDueSoon, isOverdue } = clock;
  return (
    <div className={classNames('gh-verification-clock', (isDueSoon || isOverdue) && 'gh-verification-late')}>
      {isRunning ? <progress aria-labelledby={id} max={days} value={Math.min(Math.max(day, 0), days)} /> : null}
      <span id={id}>{text}</span>
    </div>
  );
}
