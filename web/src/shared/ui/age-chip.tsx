import { useTranslation } from 'react-i18next';
import { daysSince, formatDateTime } from '../i18n/format';
import './chips.css';

interface AgeChipProps {
  since: string;
  /** Days that this state should take at most. */
  targetDays?: number | undefined;
  /** Whether it is over its target, where that is known to the minute; whole days past it otherwise. */
  isLate?: boolean | undefined;
  timeZone?: string | undefined;
  /** The moment that is looked at, when it is not now. */
  at?: string | undefined;
}

/** "3d / 2d": age against target, amber and named late when over it; the absolute time on hover. */
export function AgeChip({ since, targetDays, isLate, timeZone, at }: AgeChipProps) {
  const { t } = useTranslation();
  const age = daysSince(since, at === undefined ? new Date() : new Date(at));
  const late = targetDays !== undefined && (isLate ?? age > targetDays);
  return (
    <span
      className={late ? 'gh-chip gh-chip-late gh-numbers' : 'gh-age gh-numbers'}
      title={t('age.since', { date: formatDateTime(since, timeZone) })}
    >
      {targetDays === undefined ? t('age.days', { age }) : t('age.daysOfTarget', { age, target: targetDays })}
      {late ? <span className="gh-hidden"> ({t('turn.late')})</span> : null}
    </span>
  );
}
