import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { InvoiceBody } from '#web/entities/billing/invoice-body';
import { InvoiceLine } from '#web/entities/billing/invoice-line';
import type { LinePath } from '#web/entities/billing/lines-table';
import { invoiceQuery } from '#web/entities/billing/queries';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { InvoiceActions } from './invoice-actions';
import { refundAction } from './refund-button';

/** Operations have pages of the invoices that were paid late; purchases and timesheets are pages of carriers. */
const linePath: LinePath = ({ kind, sourceId }) =>
  kind === 'lateFee' && sourceId !== null ? paths.opsInvoice(sourceId) : undefined;

/** One invoice of any carrier, with what operations may do. */
export function OpsInvoicePage() {
  const { t } = useTranslation(['billing', 'common']);
  const { invoiceId = '' } = useParams();
  const { data: invoice, error, refetch } = useQuery(invoiceQuery(invoiceId));
  const billing = { label: t('common:nav.opsBilling'), to: paths.opsBillingPart('carriers') };
  return (
    <Stack>
      <PageHeader
        title={invoice === undefined ? t('title') : t('titleOf', { number: invoice.number })}
        crumbs={
          invoice === undefined
            ? [billing]
            : [billing, { label: invoice.organization, to: paths.opsBillingCarrier(invoice.organizationId) }]
        }
        subtitle={invoice === undefined ? undefined : <InvoiceLine invoice={invoice} />}
        action={invoice === undefined ? undefined : <InvoiceActions invoice={invoice} />}
      />
      {invoice === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {invoice === undefined && error === null ? <PageSkeleton /> : null}
      {invoice === undefined ? null : <InvoiceBody invoice={invoice} pathOf={linePath} paymentActions={refundAction} />}
    </Stack>
  );
}
