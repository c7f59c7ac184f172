import { useTranslation } from 'react-i18next';
import { useControls } from '#web/shared/controls/use-controls';
import { daysSince, formatDateTime } from '#web/shared/i18n/format';

interface AgeChipProps {
  since: string;
  /** The target age of this state in days. */
  targetDays?: number | undefined;
  /** Whether it is past its target, if known to the minute; otherwise once the target's days have passed. */
  isLate?: boolean | undefined;
  timeZone?: string | undefined;
  /** The reference time; default now. */
  at?: string | undefined;
  /** Shows only the age; the target is in the title and for screen readers. */
  isShort?: boolean;
}

/** "3d, target 2d": age and target, amber and marked as late past the target; the absolute time on hover. */
export function AgeChip({ since, targetDays, isLate, timeZone, at, isShort = false }: AgeChipProps) {
  const controls = useControls();
  const { t } = useTranslation();
  // eslint-disable-next-line react/purity -- an age counts days: it is as of the last render
  const age = daysSince(since, at === undefined ? new Date() : new Date(at));
  const late = targetDays !== undefined && (isLate ?? age >= targetDays);
  const start = t('age.since', { date: formatDateTime(since, timeZone) });
  const full = targetDays === undefined ? t('age.days', { age }) : t('age.daysOfTarget', { age, target: targetDays });
  const isCut = isShort && targetDays !== undefined;
  return (
    <controls.Chip turn={late ? 'late' : 'none'} title={isCut ? `${full}, ${start}` : start}>
      {isCut ? <span aria-hidden="true">{t('age.days', { age })}</span> : full}
      {isCut ? <span className="gh-hidden">{full}</span> : null}
      {late ? <span className="gh-hidden"> ({t('turn.late')})</span> : null}
    </controls.Chip>
  );
}
