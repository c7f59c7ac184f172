import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountingQuery } from '#web/entities/billing/accounting';
import { invoiceSummaryQuery } from '#web/entities/billing/queries';
import { formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Card, Facts } from '#web/shared/ui/layout';
import { type WaitingLine, WaitingLines } from './waiting-lines';

/** Invoices to pay and timesheets to approve, each number with a link to its rows. Not shown before the first of them. */
export function BillingCard() {
  const { t } = useTranslation(['billing', 'common']);
  const summary = useQuery(invoiceSummaryQuery()).data;
  const timesheets = useQuery(accountingQuery()).data?.timesheets ?? null;
  if (summary === undefined) return null;
  const { open, overdue, paid } = summary.byStatus;
  const waiting = timesheets?.waiting ?? 0;
  const oldestOn = timesheets?.oldestOn ?? null;
  if (open.count + overdue.count + paid.count + waiting === 0) return null;
  const lines: WaitingLine[] = [
    { label: t('dashboard.overdue', { count: overdue.count }), count: overdue.count, to: paths.invoices('overdue') },
    { label: t('dashboard.open', { count: open.count }), count: open.count, to: paths.invoices('open') },
    {
      label: t('dashboard.timesheets', { count: waiting }),
      count: waiting,
      to: oldestOn === null ? paths.timesheets : paths.timesheetWeek(oldestOn),
    },
  ];
  return (
    <Card title={t('dashboard.title')} extra={<Link to={paths.accounting}>{t('common:nav.accounting')}</Link>}>
      <WaitingLines title={t('common:turn.yours')} lines={lines.filter(({ count }) => count > 0)} />
      <Facts
        columns={2}
        facts={[
          { label: t('field.balance'), value: formatMoney(open.balanceCents + overdue.balanceCents) },
          { label: t('month.this'), value: formatMoney(summary.thisMonthCents) },
        ]}
      />
    </Card>
  );
}
