import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { InvoiceListItem } from '#domain/invoices/schema';
import { formatDate, formatMoney } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { InvoiceStatus } from './status-chip';

const amount = (id: string, header: string, cents: (invoice: InvoiceListItem) => number) => ({
  ...({ id, header, align: 'right', oneLine: true } as const),
  cell: (invoice: InvoiceListItem) => <span className="gh-numbers">{formatMoney(cents(invoice))}</span>,
});

/** Columns of a list of invoices; the number opens the invoice. */
export function useInvoiceColumns(
  pathOf: (invoice: InvoiceListItem) => string,
): readonly ListColumn<InvoiceListItem>[] {
  const { t } = useTranslation(['billing', 'labels']);
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('labels:term.number'),
        oneLine: true,
        cell: (invoice) => <Link to={pathOf(invoice)}>{invoice.number}</Link>,
      },
      { id: 'issued', header: t('field.issuedOn'), oneLine: true, cell: ({ issuedAt }) => formatDate(issuedAt) },
      { id: 'due', header: t('field.dueOn'), oneLine: true, cell: ({ dueOn }) => formatDate(dueOn) },
      { id: 'status', header: t('labels:term.status'), cell: (invoice) => <InvoiceStatus invoice={invoice} /> },
      amount('total', t('field.total'), ({ totalCents }) => totalCents),
      { ...amount('paid', t('field.paid'), ({ paidCents }) => paidCents), show: 'wide' },
      amount('balance', t('field.balance'), ({ balanceCents }) => balanceCents),
    ],
    [t, pathOf],
  );
}
