import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Invoice } from '#domain/invoices/schema';
import { invoiceStatuses } from '#domain/invoices/status';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { InvoiceBody } from '#web/entities/billing/invoice-body';
import { InvoiceLine } from '#web/entities/billing/invoice-line';
import { invoiceQuery, saveInvoicePdf } from '#web/entities/billing/queries';
import { SaveFileButton } from '#web/entities/billing/save-file-button';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { linePath } from '../model/line-path';
import { confirmModal, payModal } from '../model/modals';
import { useReturnFromBank } from '../model/use-return-from-bank';

/** Pays what is still open; refused with the reason while other payments cover it. */
function PayButton({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('billing');
  const problemText = useProblemText();
  const refusal = invoice.refusals.find(({ action }) => action === 'pay');
  if (!useCan('billing:pay') || invoice.status === 'paid' || invoice.status === 'void') return null;
  return (
    <RefusableButton
      variant="primary"
      reason={refusal === undefined ? undefined : problemText(refusal.code)}
      onClick={() => {
        openModal(payModal, invoice);
      }}
    >
      {t('pay.action')}
    </RefusableButton>
  );
}

/** Goes on with a payment that the bank wants confirmed. */
function ConfirmButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation('billing');
  if (payment.state !== 'actionNeeded') return null;
  return (
    <Button
      onClick={() => {
        openModal(confirmModal, payment);
      }}
    >
      {t('confirm.action')}
    </Button>
  );
}

/** The payments of an invoice have actions only while one waits for the reader. */
function Body({ invoice }: { invoice: Invoice }) {
  const canPay = useCan('billing:pay');
  const pages = { candidates: useCan('hiring:act'), timesheets: useCan('timesheets:read') };
  const isWaiting = canPay && invoice.payments.some(({ state }) => state === 'actionNeeded');
  return (
    <InvoiceBody
      invoice={invoice}
      pathOf={linePath(pages)}
      {...(isWaiting && { paymentActions: (payment) => <ConfirmButton payment={payment} /> })}
    />
  );
}

/** One invoice of the carrier, with its PDF and payment. */
export function InvoicePage() {
  const { t } = useTranslation(['billing', 'common']);
  const { invoiceId = '', status = '' } = useParams();
  const { data: invoice, error, refetch } = useQuery(invoiceQuery(invoiceId));
  useReturnFromBank(invoice);
  const list = invoiceStatuses.find((each) => each === status) ?? 'open';
  return (
    <>
      <PageHeader
        title={invoice === undefined ? t('title') : t('titleOf', { number: invoice.number })}
        crumbs={[{ label: t('common:nav.invoices'), to: paths.invoices(list) }]}
        subtitle={invoice === undefined ? undefined : <InvoiceLine invoice={invoice} />}
        action={
          invoice === undefined ? undefined : (
            <Inline>
              <SaveFileButton label={t('pdf')} save={() => saveInvoicePdf(invoice)} />
              <PayButton invoice={invoice} />
            </Inline>
          )
        }
      />
      {invoice === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {invoice === undefined && error === null ? <PageSkeleton /> : null}
      {invoice === undefined ? null : <Body invoice={invoice} />}
    </>
  );
}
