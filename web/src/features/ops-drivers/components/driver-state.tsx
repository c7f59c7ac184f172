import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../../shared/i18n/format';
import { AgeChip } from '../../../shared/ui/age-chip';
import { Inline } from '../../../shared/ui/layout';

/** By when, in words: what is past says so. */
function By({ driver: { dueAt, isOverdue } }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-driver');
  if (dueAt === null) return null;
  const day = formatDate(dueAt);
  return isOverdue ? (
    <span className="gh-driver-late">{t('state.wasDue', { day })}</span>
  ) : (
    <span>{t('state.due', { day })}</span>
  );
}

/** In one sentence: the stage, since when, who acts next and what he does, by when. */
export function DriverState({ driver, at }: { driver: OpsDriver; at?: string }) {
  const { t } = useTranslation(['ops-drivers', 'ops-driver']);
  const { stage, enteredAt, targetDays, dueAt, next, waitsFor, snoozedUntil, contactAgainAt } = driver;
  return (
    <Inline>
      <strong>{t(`stage.${stage}`)}</strong>
      <span>{t('ops-driver:state.since', { at: formatDateTime(enteredAt) })}</span>
      <AgeChip since={enteredAt} targetDays={dueAt === null ? undefined : targetDays} at={at} />
      <span>
        {waitsFor === 'nobody'
          ? t(`next.${next}`)
          : t('ops-driver:state.acts', { who: t(`ops-driver:acts.${waitsFor}`), what: t(`next.${next}`) })}
      </span>
      <By driver={driver} />
      {snoozedUntil === null ? null : <span>{t('snoozedUntil', { day: formatDate(snoozedUntil) })}</span>}
      {contactAgainAt === null ? null : <span>{t('contactAgainOn', { day: formatDate(contactAgainAt) })}</span>}
    </Inline>
  );
}
