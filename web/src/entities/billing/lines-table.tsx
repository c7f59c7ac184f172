import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { InvoiceLine } from '#domain/invoices/schema';
import { formatDate, formatMoney } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';

/** The page of the purchase, workday or invoice of a line; undefined if the reader has none. */
export type LinePath = (line: InvoiceLine) => string | undefined;

function LineText({ line, pathOf }: { line: InvoiceLine; pathOf: LinePath }) {
  const to = pathOf(line);
  return to === undefined ? line.text : <Link to={to}>{line.text}</Link>;
}

interface LinesTableProps {
  lines: readonly InvoiceLine[];
  pathOf: LinePath;
}

/** Lines of an invoice; each opens what was bought. */
export function LinesTable({ lines, pathOf }: LinesTableProps) {
  const { t } = useTranslation(['billing', 'labels']);
  return (
    <PlainTable
      label={t('lines')}
      rows={lines}
      rowKey={({ position }) => String(position)}
      columns={[
        {
          key: 'text',
          head: t('labels:term.description'),
          cell: (line) => <LineText line={line} pathOf={pathOf} />,
        },
        { key: 'kind', head: t('labels:term.type'), cell: ({ kind }) => t(`kind.${kind}`) },
        { key: 'date', head: t('labels:term.date'), cell: ({ occurredOn }) => formatDate(occurredOn) },
        {
          key: 'amount',
          head: t('field.amount'),
          align: 'end',
          cell: ({ cents }) => <span className="gh-numbers">{formatMoney(cents)}</span>,
        },
      ]}
    />
  );
}
