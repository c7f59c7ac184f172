import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { InvoiceListItem, InvoiceSummary } from '#domain/invoices/schema';
import { invoiceStatuses } from '#domain/invoices/status';
import {
  filterCount,
  InvoiceFilters,
  NO_INVOICE_FILTERS,
  useInvoiceParams,
  useInvoiceSearch,
} from '#web/entities/billing/invoice-filters';
import { InvoiceTable } from '#web/entities/billing/invoice-table';
import { PaymentsTable } from '#web/entities/billing/payments-table';
import { invoicesQuery, invoiceSummaryQuery } from '#web/entities/billing/queries';
import { Choice } from '#web/shared/form/choice';
import { formatMoney } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { billedCarrierQuery, carrierPaymentsQuery } from '../api/billing';
import { refundAction } from './refund-button';

const invoicePath = ({ _id }: InvoiceListItem) => paths.opsInvoice(_id);

function Amounts({ summary: { byStatus, processingCents, creditCents } }: { summary: InvoiceSummary }) {
  const { t } = useTranslation('billing');
  return (
    <Card title={t('amounts')}>
      <Facts
        columns={2}
        facts={[
          { label: t('status.open'), value: formatMoney(byStatus.open.balanceCents) },
          { label: t('status.overdue'), value: formatMoney(byStatus.overdue.balanceCents) },
          { label: t('field.processing'), value: formatMoney(processingCents) },
          { label: t('field.credit'), value: formatMoney(creditCents) },
        ]}
      />
    </Card>
  );
}

function Invoices({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation(['billing', 'labels', 'ops-billing']);
  const [status, setStatus] = useQueryState('status', parseAsStringLiteral(invoiceStatuses));
  const [params, setParams] = useInvoiceParams();
  const search = { ...useInvoiceSearch(params), organizationId, ...(status !== null && { status }) };
  return (
    <Stack>
      <InvoiceFilters
        params={params}
        first={{
          applied: status === null ? 0 : 1,
          control: (
            <Choice
              label={t('labels:term.status')}
              value={status}
              values={invoiceStatuses}
              any={t('ops-billing:anyStatus')}
              text={(each) => t(`status.${each}`)}
              onChange={(next) => void setStatus(next)}
            />
          ),
        }}
        onChange={(change) => void setParams(change)}
      />
      <InvoiceTable
        search={search}
        pathOf={invoicePath}
        isFiltered={status !== null || filterCount(params) > 0}
        onClear={() => {
          void setStatus(null);
          void setParams(NO_INVOICE_FILTERS);
        }}
        empty={{ title: t('ops-billing:carrier.noInvoices') }}
      />
    </Stack>
  );
}

/** Payments of the carrier, with refunds of its credit. */
function Payments({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation(['billing', 'common']);
  const query = useInfiniteQuery(carrierPaymentsQuery(organizationId));
  const payments = query.data?.pages.flatMap(({ data }) => data);
  if (payments === undefined) {
    if (query.error !== null) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
    return <SkeletonLine width="70%" />;
  }
  return (
    <Card title={t('payment.title')}>
      <PaymentsTable payments={payments} actions={refundAction} />
      {query.hasNextPage ? (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('common:list.showMore')}
        </Button>
      ) : null}
    </Card>
  );
}

/** The carrier's name comes with its invoices; it is read only if there are none. */
function useCarrierName(organizationId: string): string | undefined {
  const { data: invoices } = useInfiniteQuery(invoicesQuery({ organizationId, sort: 'newest' }, 1));
  const first = invoices?.pages[0]?.data[0];
  const enabled = invoices !== undefined && first === undefined;
  const { data: carrier } = useQuery({ ...billedCarrierQuery(organizationId), enabled });
  return first?.organization ?? carrier?.name;
}

/** All invoices and payments of one carrier. */
export function CarrierBillingPage() {
  const { t } = useTranslation(['ops-billing', 'common', 'labels']);
  const { organizationId = '' } = useParams();
  const { data: summary, error, refetch } = useQuery(invoiceSummaryQuery(organizationId));
  const name = useCarrierName(organizationId);
  return (
    <Stack>
      <PageHeader
        title={name ?? t('labels:term.carrier')}
        crumbs={[{ label: t('common:nav.opsBilling'), to: paths.opsBillingPart('carriers') }]}
        subtitle={t('carrier.lead')}
        action={<ButtonLink to={paths.opsCarrier(organizationId)}>{t('carrier.open')}</ButtonLink>}
      />
      {summary === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {summary === undefined ? null : (
        <>
          <Amounts summary={summary} />
          <Invoices organizationId={organizationId} />
          <Payments organizationId={organizationId} />
        </>
      )}
    </Stack>
  );
}
