import { useTranslation } from 'react-i18next';
import type { InvoiceSummary } from '#domain/invoices/schema';
import { formatMoney, formatMonth, formatMonthName } from '#web/shared/i18n/format';
import { HiddenTable } from '#web/shared/table/hidden-table';

type Month = InvoiceSummary['months'][number];

const WIDTH = 480;
const HEIGHT = 140;
const GAP = 6;

/** `yyyy-mm` as MM/YYYY. */
const monthText = (month: string) => formatMonth(`${month}-01`);

const highestOf = (months: readonly Month[]): number =>
  Math.max(0, ...months.flatMap(({ invoicedCents, paidCents }) => [invoicedCents, paidCents]));

/** Two bars for each month: invoiced, and paid. The table has the same numbers. */
function Bars({ months }: { months: readonly Month[] }) {
  const most = Math.max(1, highestOf(months));
  const step = WIDTH / Math.max(1, months.length);
  const bar = (step - GAP) / 2;
  const heightOf = (cents: number) => (Math.max(0, cents) / most) * HEIGHT;
  return (
    <svg
      className="gh-accounting-chart"
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      aria-hidden="true"
      focusable="false"
    >
      {months.map(({ month, invoicedCents, paidCents }, index) => (
        <g key={month}>
          <rect
            className="gh-accounting-invoiced"
            x={index * step}
            y={HEIGHT - heightOf(invoicedCents)}
            width={bar}
            height={heightOf(invoicedCents)}
          />
          <rect
            className="gh-accounting-paid"
            x={index * step + bar}
            y={HEIGHT - heightOf(paidCents)}
            width={bar}
            height={heightOf(paidCents)}
          />
        </g>
      ))}
      <line x1={0} y1={HEIGHT} x2={WIDTH} y2={HEIGHT} />
    </svg>
  );
}

/** Invoiced and paid amounts of the last twelve months. */
export function MonthsChart({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation('billing');
  return (
    <>
      <Bars months={months} />
      <ol className="gh-accounting-months" aria-hidden="true">
        {months.map(({ month }) => (
          <li key={month}>{formatMonthName(`${month}-01`)}</li>
        ))}
      </ol>
      <ul className="gh-accounting-legend" aria-hidden="true">
        <li className="gh-accounting-invoiced">{t('months.invoiced')}</li>
        <li className="gh-accounting-paid">{t('months.paid')}</li>
        <li className="gh-accounting-most">{t('months.most', { amount: formatMoney(highestOf(months)) })}</li>
      </ul>
      <HiddenTable
        label={t('months.title')}
        rows={months}
        rowKey={({ month }) => month}
        columns={[
          { key: 'month', head: t('months.month'), cell: ({ month }) => monthText(month) },
          { key: 'invoiced', head: t('months.invoiced'), cell: ({ invoicedCents }) => formatMoney(invoicedCents) },
          { key: 'paid', head: t('months.paid'), cell: ({ paidCents }) => formatMoney(paidCents) },
        ]}
      />
    </>
  );
}
