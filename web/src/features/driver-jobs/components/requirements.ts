import { useTranslation } from 'react-i18next';
import type { DriverJobDetail } from '#domain/job-orders/driver-job/schema';
import { truckMakes } from '#domain/job-orders/enums';
import { weekdays } from '#domain/shared/job-enums';
import { formatHour } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';

/** The working days with their hours, and the hours per week. */
export function useScheduleFacts(job: DriverJobDetail): Fact[] {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const { scheduleType, schedule, schedules, numberOfHoursPerWeek } = job;
  const daysOf = (week: DriverJobDetail['schedule']): Fact[] =>
    weekdays
      .filter((day) => week[day].isAvailable)
      .map((day) => {
        const { isAlwaysAvailable, from, to } = week[day];
        const known = isAlwaysAvailable !== true && from !== undefined && to !== undefined;
        return {
          label: labels(`weekday.${day}`),
          value: known ? t('schedule.hours', { from: formatHour(from), to: formatHour(to) }) : t('schedule.allDay'),
        };
      });
  const numbered = (week: DriverJobDetail['schedule'], index: number): Fact[] => {
    const number = index + 1;
    const days = daysOf(week);
    if (days.length === 0) return [{ label: labels('term.weekNumber', { number }), value: labels('term.off') }];
    return days.map(({ label, value }) => ({ label: t('schedule.dayOfWeek', { number, day: label }), value }));
  };
  const rotation = schedules.length === 0 ? daysOf(schedule) : [schedule, ...schedules].flatMap(numbered);
  const week = scheduleType === 'WEEK_SCHEDULE' ? rotation : [];
  const hours =
    numberOfHoursPerWeek === null ? [] : [{ label: t('schedule.weekly'), value: String(numberOfHoursPerWeek) }];
  return [...week, ...hours];
}

/** The job's requirements for driver and truck; empty values are omitted. */
export function useRequirements(job: DriverJobDetail): Fact[] {
  const { t } = useTranslation('driver-jobs');
  const { t: labels } = useTranslation('labels');
  const { averageLengthOfRuns: runs, orderAssignmentType } = job;
  const makeName = (make: string) => {
    const known = truckMakes.find((each) => each === make);
    return known === undefined ? make : labels(`truckMake.${known}`);
  };
  const facts: Fact[] = [
    { label: t('need.class'), value: labels(`driverClass.${job.driverClass}`) },
    { label: t('need.endorsements'), value: job.endorsements.map((code) => t(`endorsement.${code}`)).join(', ') },
    { label: t('need.interstate'), value: t(job.isInterstate ? 'need.interstateYes' : 'need.interstateNo') },
    { label: t('need.hauling'), value: job.preferred.join(', ') },
    {
      label: t('need.runs'),
      value: orderAssignmentType === 'regionalSameDay' ? t('need.runsMiles', { from: runs.from, to: runs.to }) : '',
    },
    {
      label: t('need.employer'),
      value: job.isDirectJobOrder ? t('need.employerCarrier', { carrier: job.carrier }) : '',
    },
    { label: t('need.team'), value: t(job.isSoloRide ? 'need.solo' : 'need.teamYes') },
    { label: t('need.slipSeat'), value: job.slipSeated ? t('need.slipSeatYes') : '' },
    { label: t('need.equipmentBrand'), value: job.equipmentBrand.map(makeName).join(', ') },
    {
      label: t('need.equipmentAge'),
      value:
        job.equipmentAverageAge < 0
          ? labels('equipmentAgeNew')
          : labels('equipmentAge', { count: job.equipmentAverageAge }),
    },
    { label: t('need.palletJack'), value: job.palletJack.map((kind) => labels(`palletJack.${kind}`)).join(', ') },
    { label: t('need.camera'), value: t(job.cameraInTrack ? 'need.cameraYes' : 'need.cameraNo') },
    { label: t('need.eld'), value: job.eldDevices.join(', ') },
    { label: t('need.dress'), value: job.dressCode.map((item) => labels(`dressCode.${item}`)).join(', ') },
    { label: t('need.other'), value: job.otherRequirements },
  ];
  return facts.filter(({ value }) => value !== '');
}
