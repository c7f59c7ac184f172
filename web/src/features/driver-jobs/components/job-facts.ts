import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/i18n/format';
import type { Fact } from '../../../shared/ui/layout';

/** The facts that drivers compare first: home time, hours, truck and load, start. */
export function useJobFacts(job: DriverJob): Fact[] {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const { startDate, isStartDateASAP, isContract, endDate } = job;
  const start = isStartDateASAP || startDate === null ? t('start.asap') : formatDate(startDate);
  const end = isContract || endDate === null ? t('start.openEnd') : t('start.until', { date: formatDate(endDate) });
  const hours =
    job.scheduleType === 'SHIFT_TYPE' ? labels(`shiftType.${job.shiftType}`) : t(`hours.${job.scheduleType}`);
  const transmissions = job.equipmentTransmission.map((name) => t(`transmission.${name}`)).join(', ');
  return [
    { label: t('fact.homeTime'), value: t(`homeTime.${job.orderAssignmentType}`) },
    { label: t('fact.hours'), value: hours },
    { label: t('fact.equipment'), value: [...job.equipment, transmissions].join(', ') },
    { label: t('fact.freight'), value: labels(`freightLevel.${job.freightLevel}`) },
    { label: t('fact.start'), value: t('start.range', { start, end }) },
  ];
}
