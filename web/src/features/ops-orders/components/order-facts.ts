import type { OrderView } from '#domain/job-orders/schema';
import { useTranslation } from 'react-i18next';
import { usePayText } from '../../../shared/carrier/pay-text';
import { formatDate } from '../../../shared/i18n/format';
import type { Fact } from '../../../shared/ui/layout';

/** The order as operations check it; a line that says nothing is left out. */
export function useOrderFacts(order: OrderView): readonly Fact[] {
  const { t } = useTranslation('ops-orders');
  const { t: labels } = useTranslation('labels');
  const payText = usePayText();
  const { facility, contactFleet, startDate, endDate } = order;
  const start = order.isStartDateASAP || startDate === null ? t('asap') : formatDate(startDate);
  const end = order.isContract || endDate === null ? t('contract') : t('until', { date: formatDate(endDate) });
  const facts: Fact[] = [
    { label: t('fact.facility'), value: `${facility.name}, ${facility.address.fullAddress}` },
    {
      label: t('fact.contact'),
      value: contactFleet === null ? '' : `${contactFleet.firstName} ${contactFleet.lastName}, ${contactFleet.email}`,
    },
    { label: t('fact.drivers'), value: String(order.numberOfDrivers) },
    { label: t('fact.type'), value: labels(`assignmentType.${order.orderAssignmentType}`) },
    { label: t('fact.dates'), value: t('dates', { start, end }) },
    { label: t('fact.payment'), value: labels(`paymentType.${order.paymentType}`) },
    { label: t('fact.weeklyPay'), value: payText(order.weeklyPay) },
    { label: t('fact.overtime'), value: labels(`overtime.${order.eligibleForOvertime}`) },
    { label: t('fact.class'), value: labels(`driverClass.${order.driverClass}`) },
    {
      label: t('fact.endorsements'),
      value: order.endorsements.map((code) => labels(`endorsement.${code}`)).join('; '),
    },
    { label: t('fact.freight'), value: labels(`freightLevel.${order.freightLevel}`) },
    { label: t('fact.equipment'), value: order.equipment.join(', ') },
    { label: t('fact.dealbreaker'), value: order.dealbreakerQuestions.map(({ question }) => question).join(' ') },
    { label: t('fact.description'), value: order.description },
    { label: t('fact.notes'), value: order.notes },
  ];
  return facts.filter(({ value }) => value !== '');
}
