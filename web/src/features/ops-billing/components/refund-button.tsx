import { useTranslation } from 'react-i18next';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { formatMoney } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { openModal } from '#web/shared/ui/modals';
import { refundModal } from '../model/modals';

/** Refunds a payment from the carrier's credit, if there is any. */
export function RefundButton({ payment }: { payment: Payment }) {
  const { t } = useTranslation('ops-billing');
  if (payment.canRefundCents === 0) return null;
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
