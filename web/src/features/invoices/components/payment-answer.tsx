import { useTranslation } from 'react-i18next';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { formatMoney } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';

/** The result of a payment that was sent: received, in progress, or not known yet. */
export function PaymentAnswer({ payment, close }: { payment: Payment; close: () => void }) {
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
