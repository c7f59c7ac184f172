import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { formatMoney } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { paymentOptionsQuery } from '../api/pay';
import { useConfirmPayment } from '../api/stripe';
import { PaymentAnswer } from './payment-answer';

interface ConfirmStepProps {
  payment: Payment;
  publishableKey: string;
  onAnswer: (payment: Payment) => void;
  close: () => void;
}

/** The bank wants the payer to confirm. Its window opens in place of this dialog, which would keep the focus. */
export function ConfirmStep({ payment, publishableKey, onAnswer, close }: ConfirmStepProps) {
  const { t } = useTranslation(['billing', 'labels']);
  const confirm = useConfirmPayment(publishableKey, onAnswer);
  if (confirm.isPending) return null;
  return (
    <Dialog
      title={t('answer.actionNeeded')}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t('confirm.later')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              confirm.mutate(payment);
            }}
          >
            {t('confirm.action')}
          </Button>
        </>
      }
    >
      <p>{t('answerText.actionNeeded', { amount: formatMoney(payment.cents) })}</p>
      {confirm.error === null ? null : <Alert problem={confirm.error} />}
    </Dialog>
  );
}

/** Goes on with a payment that waits for its confirmation since the page was left. */
export function ConfirmDialog({ data, close }: ModalProps<Payment>) {
  const [payment, setPayment] = useState(data);
  const { data: options } = useQuery(paymentOptionsQuery());
  const publishableKey = options?.publishableKey ?? null;
  if (payment.state !== 'actionNeeded') return <PaymentAnswer payment={payment} close={close} />;
  if (publishableKey === null) return null;
  return <ConfirmStep payment={payment} publishableKey={publishableKey} onAnswer={setPayment} close={close} />;
}
