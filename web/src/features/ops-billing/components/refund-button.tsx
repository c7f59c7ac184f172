import { useTranslation } from 'react-i18next';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { formatMoney } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { refundModal } from '../model/modals';

function RefundButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation('ops-billing');
  return (
    <Button
      size="small"
      aria-label={t('refund.label', { amount: formatMoney(payment.cents) })}
      onClick={() => {
        openModal(refundModal, payment);
      }}
    >
      {t('refund.action')}
    </Button>
  );
}

/** Refunds a payment from the carrier's credit, if there is any. */
export const refundAction = (payment: Payment) =>
  payment.canRefundCents === 0 ? null : <RefundButton payment={payment} />;
