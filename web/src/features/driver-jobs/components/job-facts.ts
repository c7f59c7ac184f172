import { useTranslation } from 'react-i18next';
import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { today } from '#web/shared/form/today';
import { formatDay } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';

/** The facts that drivers compare first: home time, hours, equipment, loading and start. */
export function useJobFacts(job: DriverJob): Fact[] {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const { startDate, isStartDateASAP, isContract, endDate } = job;
  // An order that still hires after its start date takes the next driver as soon as possible.
  const isSoon = isStartDateASAP || startDate === null || startDate < today();
  const start = isSoon ? t('start.asap') : formatDay(startDate);
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
