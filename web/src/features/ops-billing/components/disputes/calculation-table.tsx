import { useTranslation } from 'react-i18next';
import type { Workday } from '#domain/timesheets/schema';
import { useLineText } from '#web/entities/timesheets/use-line-text';
import { formatMoney } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';

/** Each amount of a workday with its calculation, for the driver and for the carrier. */
export function CalculationTable({ workday: { pay, billing } }: { workday: Workday }) {
  const { t } = useTranslation(['ops-billing', 'pay-lines', 'timesheets']);
  const lineText = useLineText();
  const rows = pay.lines.map((line, at) => ({ line, at }));
  if (rows.length === 0) return <p className="gh-shift-note">{t('timesheets:pay.none')}</p>;
  return (
    <PlainTable
      label={t('disputes.calculation')}
      rows={rows}
      rowKey={({ at }) => String(at)}
      columns={[
        { key: 'kind', head: t('disputes.line'), cell: ({ line }) => t(`pay-lines:label.${line.kind}`) },
        { key: 'calculation', head: t('disputes.calculation'), cell: ({ line }) => lineText(line) },
        { key: 'pay', head: t('disputes.pay'), align: 'end', cell: ({ line }) => formatMoney(line.payCents) },
        ...(billing === 'direct'
          ? []
          : [
              {
                key: 'bill',
                head: t('disputes.bill'),
                align: 'end' as const,
                cell: ({ line }: (typeof rows)[number]) => formatMoney(line.billCents ?? 0),
              },
            ]),
      ]}
    />
  );
}
