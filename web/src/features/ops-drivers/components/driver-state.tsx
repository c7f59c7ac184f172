import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/i18n/format';
import { AgeChip } from '../../../shared/ui/age-chip';
import { Inline } from '../../../shared/ui/layout';

/** Stage, age against target, what comes next, and until when reminders keep quiet. */
export function DriverState({ driver }: { driver: OpsDriver }) {
  const { t } = useTranslation('ops-drivers');
  const { stage, enteredAt, targetDays, dueAt, next, snoozedUntil, contactAgainAt } = driver;
  return (
    <Inline>
      <strong>{t(`stage.${stage}`)}</strong>
      <AgeChip since={enteredAt} targetDays={dueAt === null ? undefined : targetDays} />
      <span>{t(`next.${next}`)}</span>
      {snoozedUntil === null ? null : <span>{t('snoozedUntil', { day: formatDate(snoozedUntil) })}</span>}
      {contactAgainAt === null ? null : <span>{t('contactAgainOn', { day: formatDate(contactAgainAt) })}</span>}
    </Inline>
  );
}
