import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceListItem } from '#domain/invoices/schema';
import { type InvoiceStatus, invoiceStatuses } from '#domain/invoices/status';
import {
  filterCount,
  InvoiceFilters,
  NO_INVOICE_FILTERS,
  useInvoiceParams,
  useInvoiceSearch,
} from '#web/entities/billing/invoice-filters';
import { InvoiceTable } from '#web/entities/billing/invoice-table';
import { invoiceSummaryQuery, saveInvoicesCsv, saveInvoicesIif } from '#web/entities/billing/queries';
import { SaveFileButton } from '#web/entities/billing/save-file-button';
import { today } from '#web/shared/form/today';
import { formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Inline, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { TabLinks } from '#web/shared/ui/tab-links';

/** Invoices of one status, in words what is owed, and the files for bookkeeping. */
export function InvoicesPage({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation(['billing', 'common']);
  const [params, setParams] = useInvoiceParams();
  const search = { ...useInvoiceSearch(params), status };
  const { sort: _sort, ...filters } = search;
  const { data: summary } = useQuery(invoiceSummaryQuery());
  const pathOf = useCallback(({ _id }: InvoiceListItem) => paths.invoice(status, _id), [status]);
  const credit = summary?.creditCents ?? 0;
  return (
    <>
      <PageHeader
        title={t('common:nav.invoices')}
        subtitle={credit === 0 ? t('list.lead') : t('list.credit', { amount: formatMoney(credit) })}
        action={
          <Inline>
            <SaveFileButton label={t('list.csv')} save={() => saveInvoicesCsv(filters, today())} />
            <SaveFileButton label={t('list.iif')} save={() => saveInvoicesIif(filters, today())} />
          </Inline>
        }
      />
      <TabLinks
        label={t('list.tabs')}
        tabs={invoiceStatuses.map((each) => ({
          label: t(`status.${each}`),
          to: paths.invoices(each),
          count: summary?.byStatus[each].count,
        }))}
      />
      <div className="gh-below-tabs">
        <Stack>
          <InvoiceFilters params={params} onChange={(change) => void setParams(change)} />
          <InvoiceTable
            search={search}
            pathOf={pathOf}
            isFiltered={filterCount(params) > 0}
            onClear={() => void setParams(NO_INVOICE_FILTERS)}
            empty={{ title: t(`list.empty.${status}`), hint: t('list.emptyHint') }}
          />
        </Stack>
      </div>
    </>
  );
}
