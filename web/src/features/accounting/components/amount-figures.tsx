import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AccountingWork } from '#domain/billing/schema';
import type { InvoiceSummary } from '#domain/invoices/schema';
import { formatCount, formatDate, formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';

interface AmountFigure {
  key: string;
  label: string;
  value: string;
  /** A number of invoices, or a day. */
  aside: string | undefined;
  /** The rows behind it. */
  to: string | undefined;
  isLate?: boolean;
}

function useFigures({ summary, work: { timesheets } }: AmountFiguresProps): AmountFigure[] {
  const { t } = useTranslation('billing');
  const { byStatus, processingCents, creditCents, nextDueOn } = summary;
  const due: AmountFigure[] = [
    {
      key: 'overdue',
      label: t('status.overdue'),
      value: formatMoney(byStatus.overdue.balanceCents),
      aside: t('accounting.invoices', { count: byStatus.overdue.count }),
      to: paths.invoices('overdue'),
      isLate: byStatus.overdue.count > 0,
    },
    {
      key: 'open',
      label: t('accounting.due'),
      value: formatMoney(byStatus.open.balanceCents),
      aside:
        nextDueOn === null
          ? t('accounting.invoices', { count: byStatus.open.count })
          : t('accounting.nextDue', { date: formatDate(nextDueOn) }),
      to: paths.invoices('open'),
    },
  ];
  const onTheWay: AmountFigure[] =
    processingCents === 0
      ? []
      : [
          {
            ...{ key: 'processing', label: t('field.processing'), value: formatMoney(processingCents) },
            ...{ aside: t('accounting.processing'), to: undefined },
          },
        ];
  const credit: AmountFigure[] =
    creditCents === 0
      ? []
      : [
          {
            ...{ key: 'credit', label: t('field.credit'), value: formatMoney(creditCents) },
            ...{ aside: t('accounting.credit'), to: undefined },
          },
        ];
  const waiting: AmountFigure[] =
    timesheets === null
      ? []
      : [
          {
            key: 'timesheets',
            label: t('accounting.timesheets'),
            value: formatCount(timesheets.waiting),
            aside:
              timesheets.oldestOn === null
                ? undefined
                : t('accounting.since', { date: formatDate(timesheets.oldestOn) }),
            to: timesheets.oldestOn === null ? paths.timesheets : paths.timesheetWeek(timesheets.oldestOn),
          },
        ];
  return [...due, ...waiting, ...onTheWay, ...credit];
}

function Content({ figure: { label, value, aside, isLate = false } }: { figure: AmountFigure }) {
  return (
    <>
      <span>{label}</span>
      <strong className={isLate ? 'gh-numbers gh-accounting-late' : 'gh-numbers'}>{value}</strong>
      {aside === undefined ? null : <span>{aside}</span>}
    </>
  );
}

interface AmountFiguresProps {
  summary: InvoiceSummary;
  work: AccountingWork;
}

/** Overdue and due amounts, waiting work and payments in progress; each leads to its rows. */
export function AmountFigures(props: AmountFiguresProps) {
  const { t } = useTranslation('billing');
  const figures = useFigures(props);
  return (
    <ul className="gh-accounting-figures" aria-label={t('accounting.figures')}>
      {figures.map((figure) => (
        <li key={figure.key}>
          {figure.to === undefined ? (
            <div>
              <Content figure={figure} />
            </div>
          ) : (
            <Link to={figure.to}>
              <Content figure={figure} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
