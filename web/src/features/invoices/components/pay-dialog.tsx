import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#domain/invoices/schema';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { Alert } from '#web/shared/ui/alert';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { paymentOptionsQuery } from '../api/pay';
import { ConfirmStep } from './confirm-dialog';
import { PayForm } from './pay-form';
import { PaymentAnswer } from './payment-answer';

/** Pays an invoice by card or from a bank account, in full, in part, or with more than the balance. */
export function PayDialog({ data: invoice, close }: ModalProps<Invoice>) {
  const { t } = useTranslation('billing');
  const [payment, setPayment] = useState<Payment>();
  const { data: options, error, refetch } = useQuery(paymentOptionsQuery());
  const title = t('pay.title', { number: invoice.number });
  const failed = payment?.state === 'failed' ? payment : undefined;
  const publishableKey = options?.publishableKey ?? null;
  if (payment?.state === 'actionNeeded' && publishableKey !== null) {
    return <ConfirmStep payment={payment} publishableKey={publishableKey} onAnswer={setPayment} close={close} />;
  }
  if (payment !== undefined && failed === undefined) return <PaymentAnswer payment={payment} close={close} />;
  const isOnline = options !== undefined && options.methods.length > 0;
  return (
    <Dialog title={title} onClose={close} hasForeignFields={publishableKey !== null}>
      {options === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {options === undefined && error === null ? <PageSkeleton /> : null}
      {failed === undefined ? null : <Alert>{t(`failure.${failed.failure ?? 'other'}`)}</Alert>}
      {options === undefined || isOnline ? null : <p>{t('pay.offline')}</p>}
      {isOnline ? (
        <PayForm
          key={failed?._id}
          invoice={invoice}
          options={options}
          title={title}
          onPaid={setPayment}
          onClose={close}
        />
      ) : null}
    </Dialog>
  );
}
