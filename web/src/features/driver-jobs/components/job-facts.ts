import { useTranslation } from 'react-i18next';
import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { formatDay } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';

/** The facts that drivers compare first: home time, hours, equipment, loading and start. */
export function useJobFacts(job: DriverJob): Fact[] {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const { startDate, isStartDateASAP, isContract, endDate } = job;
  const start = isStartDateASAP || startDate === null ? t('start.asap') : formatDay(startDate);
  const end = isContract || endDate === null ? t('start.openEnd') : t('start.until', { date: formatDay(endDate) });
  const hours = job.scheduleType === 'SHIFT_TYPE' ? t(`shift.${job.shiftType}`) : t(`hours.${job.scheduleType}`);
  const transmissions = job.equipmentTransmission.map((name) => t(`transmission.${name}`)).join(', ');
  return [
    { label: t('fact.homeTime'), value: t(`homeTime.${job.orderAssignmentType}`) },
    { label: t('fact.hours'), value: hours },
    { label: t('fact.equipment'), value: [...job.equipment, transmissions].join(', ') },
    { label: t('fact.freight'), value: labels(`freightLevel.${job.freightLevel}`) },
    { label: t('fact.start'), value: t('start.range', { start, end }) },
  ];
}
