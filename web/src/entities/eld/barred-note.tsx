import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mustNotDrive } from '#domain/candidacies/next-step';
import { applicationsQuery } from '#web/entities/driver/applications';

/** Repeats beside the duty statuses that the driver must not drive. A log records what happens, so no status is refused. */
export function BarredNote() {
  const { t } = useTranslation('hours');
  const { data } = useQuery(applicationsQuery());
  const barred = data?.data.find(({ next }) => mustNotDrive(next));
  return barred === undefined ? null : <strong role="note">{t('set.barred', { carrier: barred.carrier })}</strong>;
}
