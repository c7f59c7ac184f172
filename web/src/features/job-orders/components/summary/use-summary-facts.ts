import { useTranslation } from 'react-i18next';
import { needsTwic } from '#domain/drivers/qualifications';
import { paysHours } from '#domain/job-orders/pay';
import type { OrderView } from '#domain/job-orders/schema';
import type { Weekday } from '#domain/shared/job-enums';
import { weekdays } from '#domain/shared/job-enums';
import { usePayText } from '#web/entities/job-orders/pay-text';
import { formatDate, formatMoney, formatPhone } from '#web/shared/i18n/format';
import { markdownToText } from '#web/shared/markdown/parse-markdown';
import { formatTimeOfDay, groupConsecutiveDays } from '../../model/hours';
import type { Fact } from './fact';
import { useFleetFacts } from './use-fleet-facts';
import { usePayFacts } from './use-pay-facts';

/** One line of the summary as plain text, for the screen and the PDF. */
export interface SummaryFact {
  key: string;
  label: string;
  value: string;
}

const CENTS = 100;

const dollars = (amount: number): string => formatMoney(amount * CENTS);

const joined = (parts: readonly (string | undefined)[], separator = ' · '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(separator);

/** Rates of the order, worded for its payment type. */
function usePayDetail() {
  const { t } = useTranslation(['orders', 'labels']);
  const rates = ({ paymentType, rate, mileageRate, flatRate, estimatedPay, anotherPaymentType }: OrderView): string => {
    switch (paymentType) {
      case 'hourly':
        return rate.from === rate.to
          ? t('summary.payHourlyOne', { from: dollars(rate.from) })
          : t('summary.payHourly', { from: dollars(rate.from), to: dollars(rate.to) });
      case 'mileage':
        return t('summary.payMileage', {
          perMile: dollars(mileageRate.perMile),
          perStop: dollars(mileageRate.perStop.rate),
          perDiem: dollars(mileageRate.perDiem),
        });
      case 'hourlyPlusMileage':
        return t('summary.payMileageHourly', {
          perMile: dollars(mileageRate.perMile),
          perHour: dollars(mileageRate.perHour),
        });
      case 'flat':
        return t('summary.payPer.day', { price: formatMoney(flatRate.basePriceCentPerDay) });
      case 'estimatedPay':
        return t(`summary.payPer.${estimatedPay.period}`, {
          price: formatMoney(estimatedPay.amountInCent, estimatedPay.currency),
        });
      case 'other':
        return anotherPaymentType;
    }
  };
  return (order: OrderView): string => joined([t(`labels:paymentType.${order.paymentType}`), rates(order)]);
}

/** "Mon–Fri, 5 AM–2 PM; Sat, any time"; each week of a rotation on its own line. */
function useScheduleText() {
  const { t } = useTranslation(['orders', 'labels']);
  const week = (schedule: OrderView['schedule']): string => {
    const groups = new Map<string, Weekday[]>();
    for (const day of weekdays) {
      const { isAvailable, isAlwaysAvailable, from, to } = schedule[day];
      if (!isAvailable) continue;
      const hours =
        isAlwaysAvailable === true || from === undefined || to === undefined
          ? t('summary.anyTime')
          : `${formatTimeOfDay(from)}–${formatTimeOfDay(to)}`;
      groups.set(hours, [...(groups.get(hours) ?? []), day]);
    }
    const named = (days: readonly Weekday[]) =>
      groupConsecutiveDays(days)
        .map((run) => run.map((day) => t(`labels:weekday.${day}`)).join('–'))
        .join(', ');
    return [...groups].map(([hours, days]) => `${named(days)}, ${hours}`).join('; ');
  };
  const weeks = ({ schedule, schedules }: OrderView): string => {
    if (schedules.length === 0) return week(schedule);
    return [schedule, ...schedules]
      .map((each, index) => {
        const hours = week(each);
        return t('summary.scheduleWeek', { number: index + 1, hours: hours === '' ? t('summary.weekOff') : hours });
      })
      .join('\n');
  };
  return (order: OrderView): string => {
    const hours = order.numberOfHoursPerWeek;
    const total = hours === null ? undefined : t('summary.scheduleHours', { hours });
    if (order.scheduleType === 'FLEX') return joined([t('summary.scheduleFlex'), total]);
    if (order.scheduleType === 'SHIFT_TYPE') return joined([t(`labels:shiftType.${order.shiftType}`), total]);
    return joined([weeks(order), total], order.schedules.length === 0 ? undefined : '\n');
  };
}

function useCriteriaText() {
  const { t } = useTranslation('orders');
  return ({ safetyProfile: { minimumAge, minimumExperience, minimumExperienceInLastMonths } }: OrderView): string =>
    joined([
      minimumAge > 0 ? t('summary.criteriaAge', { years: minimumAge }) : undefined,
      minimumExperience > 0
        ? t('summary.criteriaExperience', { months: minimumExperience, window: minimumExperienceInLastMonths })
        : undefined,
    ]);
}

/** Usual length of a run; only regional orders have one. */
function useRunsText() {
  const { t } = useTranslation('orders');
  return ({ orderAssignmentType, averageLengthOfRuns: { from, to } }: OrderView): string =>
    orderAssignmentType === 'regionalSameDay' ? t('summary.runsMiles', { from, to }) : '';
}

/** Form switches that are on, in one line. */
function useConditionsText() {
  const { t } = useTranslation('orders');
  return ({ isInterstate, isSoloRide, slipSeated, isDirectJobOrder, cameraInTrack, isVisible }: OrderView): string =>
    joined([
      isInterstate ? t('field.interstate') : undefined,
      isSoloRide ? t('field.solo') : undefined,
      slipSeated ? t('field.slipSeated') : undefined,
      isDirectJobOrder ? t('field.direct') : undefined,
      cameraInTrack ? t('field.camera') : undefined,
      isVisible ? t('field.visible') : undefined,
    ]);
}

/** Place, pay and time. */
function useTermFacts(order: OrderView): Fact[] {
  const { t } = useTranslation(['orders', 'labels']);
  const payText = usePayText();
  const payDetail = usePayDetail();
  const payFacts = usePayFacts(order);
  const schedule = useScheduleText();
  const runs = useRunsText();
  const conditions = useConditionsText();
  const { facility, startDate, endDate } = order;
  const overtime = paysHours(order.paymentType) ? t(`summary.overtimeOf.${order.eligibleForOvertime}`) : '';
  const isAsap = order.isStartDateASAP || startDate === null;
  const isContract = order.isContract || endDate === null;
  return [
    ['customTitle', t('field.customTitle'), order.customTitle],
    ['status', t('column.state'), t(`labels:orderStatus.${order.status}`)],
    ['facility', t('summary.facility'), joined([facility.name, facility.address.fullAddress], '\n')],
    ['pay', t('summary.pay'), payText(order.weeklyPay)],
    ['payDetail', t('summary.payDetail'), payDetail(order)],
    ['overtime', t('summary.overtime'), overtime],
    ...payFacts,
    ['type', t('summary.type'), t(`labels:assignmentType.${order.orderAssignmentType}`)],
    ['drivers', t('summary.drivers'), t('list.seats', { taken: order.counts.hired, total: order.numberOfDrivers })],
    ['start', t('summary.start'), isAsap ? t('summary.startAsap') : formatDate(startDate)],
    ['end', t('summary.end'), isContract ? t('summary.endContract') : formatDate(endDate)],
    ['schedule', t('summary.schedule'), schedule(order)],
    ['runs', t('summary.runs'), runs(order)],
    ['conditions', t('summary.conditions'), conditions(order)],
  ];
}

/** Requirements, equipment and contact. */
function useRequirementFacts(order: OrderView): Fact[] {
  const { t } = useTranslation(['orders', 'labels']);
  const twic = needsTwic(order) && !order.endorsements.includes('TC') ? t('labels:endorsement.TC') : undefined;
  const criteria = useCriteriaText();
  const fleet = useFleetFacts(order);
  const { contactFleet } = order;
  const endorsements = order.endorsements.map((code) => t(`labels:endorsement.${code}`)).join('; ');
  const requirements = joined([t(`labels:driverClass.${order.driverClass}`), endorsements, twic]);
  const freight = joined([t(`labels:freightLevel.${order.freightLevel}`), order.preferred.join(', ')]);
  const transmissions = order.equipmentTransmission.map((each) => t(`labels:transmission.${each}`)).join(', ');
  const contact =
    contactFleet === null
      ? []
      : [
          `${contactFleet.firstName} ${contactFleet.lastName}`,
          contactFleet.phone === null ? undefined : formatPhone(contactFleet.phone),
          contactFleet.email,
        ];
  return [
    ['requirements', t('summary.requirements'), requirements],
    ['criteria', t('summary.criteria'), criteria(order)],
    ['freight', t('summary.freight'), freight],
    ['equipment', t('summary.equipment'), joined([order.equipment.join(', '), transmissions])],
    ...fleet,
    ['contact', t('summary.contact'), joined(contact, '\n')],
    ['otherRequirements', t('field.otherRequirements'), order.otherRequirements],
    ['dealbreaker', t('field.dealbreaker'), order.dealbreakerQuestions.map(({ question }) => question).join('\n')],
    ['benefits', t('field.benefits'), order.benefits.join('\n')],
    ['description', t('field.description'), order.description],
    // Plain text for the PDF; the screen renders the Markdown.
    ['notes', t('field.notes'), markdownToText(order.notes)],
  ];
}

/** Lines of an order's summary, without empty ones. */
export function useSummaryFacts(order: OrderView): SummaryFact[] {
  return [...useTermFacts(order), ...useRequirementFacts(order)]
    .filter(([, , value]) => value !== '')
    .map(([key, label, value]) => ({ key, label, value }));
}
