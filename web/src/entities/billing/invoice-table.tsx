import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InvoiceList, InvoiceListItem } from '#domain/invoices/schema';
import { pagedListOf } from '#web/shared/http/list-state';
import { formatMoney } from '#web/shared/i18n/format';
import { DataTable } from '#web/shared/table/data-table';
import { Button } from '#web/shared/ui/button';
import { useInvoiceColumns } from './invoice-columns';
import { type InvoiceSearch, invoicesQuery } from './queries';
import './billing.css';

/** The sums of all rows of the filters, also of those that are not loaded. */
function Totals({ totals: { totalCents, paidCents, balanceCents } }: Pick<InvoiceList, 'totals'>) {
  const { t } = useTranslation('billing');
  const sums = [
    { label: t('field.total'), cents: totalCents },
    { label: t('field.paid'), cents: paidCents },
    { label: t('field.balance'), cents: balanceCents },
  ];
  return (
    <dl className="gh-billing-totals" aria-label={t('totals')}>
      {sums.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="gh-numbers">{formatMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface InvoiceTableProps {
  search: InvoiceSearch;
  pathOf: (invoice: InvoiceListItem) => string;
  /** Why there are no rows without filters. */
  empty: { title: string; hint?: string };
  isFiltered: boolean;
  onClear: () => void;
}

/** Invoices with their totals. */
export function InvoiceTable({ search, pathOf, empty, isFiltered, onClear }: InvoiceTableProps) {
  const { t } = useTranslation(['billing', 'labels', 'common']);
  const query = useInfiniteQuery(invoicesQuery(search));
  const columns = useInvoiceColumns(pathOf);
  const first = query.data?.pages[0];
  const clear = <Button onClick={onClear}>{t('labels:term.clearFilters')}</Button>;
  return (
    <>
      {/* Void invoices count in no sum. */}
      {first === undefined || first.count === 0 || search.status === 'void' ? null : <Totals totals={first.totals} />}
      <DataTable
        label={t('common:nav.invoices')}
        columns={columns}
        settingsName="invoices"
        list={pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }))}
        rowKey={({ _id }) => _id}
        empty={isFiltered ? { title: t('list.filtered'), action: clear } : empty}
      />
    </>
  );
}
