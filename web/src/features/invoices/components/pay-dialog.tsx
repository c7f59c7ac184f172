import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#domain/invoices/schema';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { formatMoney } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { paymentOptionsQuery } from '../api/pay';
import { PayForm } from './pay-form';

/** The result of a payment that was sent: received, in progress, or not known yet. */
function Answer({ payment, close }: { payment: Payment; close: () => void }) {
  const { t } = useTranslation(['billing', 'labels']);
  const { state, cents, creditedCents } = payment;
  const amount = formatMoney(cents);
  return (
    <Dialog
      title={t(`answer.${state}`)}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {t('labels:term.close')}
        </Button>
      }
    >
      <p>{t(`answerText.${state}`, { amount })}</p>
      {creditedCents === 0 ? null : <p>{t('payment.credited', { amount: formatMoney(creditedCents) })}</p>}
    </Dialog>
  );
}

/** Pays an invoice by card or from a bank account, in full, in part, or with more than the balance. */
export function PayDialog({ data: invoice, close }: ModalProps<Invoice>) {
  const { t } = useTranslation('billing');
  const [payment, setPayment] = useState<Payment>();
  const { data: options, error, refetch } = useQuery(paymentOptionsQuery());
  const title = t('pay.title', { number: invoice.number });
  const failed = payment?.state === 'failed' ? payment : undefined;
  if (payment !== undefined && failed === undefined) return <Answer payment={payment} close={close} />;
  // The fields of another provider than the sandbox are not part of these pages.
  const isOnline = options?.provider === 'sandbox' && options.methods.length > 0;
  return (
    <Dialog title={title} onClose={close}>
      {options === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {options === undefined && error === null ? <PageSkeleton /> : null}
      {failed === undefined ? null : <Alert>{t(`failure.${failed.failure ?? 'other'}`)}</Alert>}
      {options === undefined || isOnline ? null : <p>{t('pay.offline')}</p>}
      {options !== undefined && isOnline ? (
        <PayForm
          key={failed?._id}
          invoice={invoice}
          methods={options.methods}
          title={title}
          onPaid={setPayment}
          onClose={close}
        />
      ) : null}
    </Dialog>
  );
}
