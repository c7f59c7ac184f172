import { useTranslation } from 'react-i18next';
import type { AccountingWork } from '#domain/billing/schema';
import type { InvoiceSummary } from '#domain/invoices/schema';
import { formatMoney } from '#web/shared/i18n/format';
import { Card, Facts } from '#web/shared/ui/layout';

/** "$120.00 more" or "$30.00 less" than last month. */
function useDifference() {
  const { t } = useTranslation('billing');
  return (cents: number): string => {
    if (cents === 0) return t('month.same');
    return cents > 0
      ? t('month.more', { amount: formatMoney(cents) })
      : t('month.less', { amount: formatMoney(-cents) });
  };
}

/** This month against last, and what the next invoice contains so far. */
export function MonthFacts({ summary, work: { unbilled } }: { summary: InvoiceSummary; work: AccountingWork }) {
  const { t } = useTranslation('billing');
  const difference = useDifference();
  const { thisMonthCents, lastMonthCents } = summary;
  return (
    <Card title={t('month.title')}>
      <Facts
        columns={1}
        facts={[
          {
            label: t('month.this'),
            value: t('month.compared', {
              amount: formatMoney(thisMonthCents),
              difference: difference(thisMonthCents - lastMonthCents),
            }),
          },
          { label: t('month.last'), value: formatMoney(lastMonthCents) },
          {
            label: t('month.unbilled'),
            value: t('month.unbilledLines', { amount: formatMoney(unbilled.cents), count: unbilled.count }),
          },
        ]}
      />
    </Card>
  );
}
