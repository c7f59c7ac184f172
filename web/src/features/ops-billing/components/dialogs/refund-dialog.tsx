import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Payment, RefundPayment } from '#domain/payments/invoice-payments-schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { MoneyField } from '#web/shared/form/number-field';
import { formatMoney } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useRefund } from '../../api/billing';
import { ReasonField } from './reason-field';

/** Pays out the credit of a carrier by the way a payment came. */
export function RefundDialog({ data: { _id, canRefundCents }, close }: ModalProps<Payment>) {
  const { t } = useTranslation(['ops-billing', 'billing']);
  const form = useForm<RefundPayment>({
    resolver: commandResolver<RefundPayment, RefundPayment>(RefundPayment),
    defaultValues: { cents: canRefundCents, reason: '' },
  });
  const { control } = form;
  const cents = useWatch({ control, name: 'cents' }) ?? 0;
  const rest = canRefundCents - cents;
  const refund = useRefund(_id, () => {
    toast.success(t('refund.done'));
    close();
  });
  return (
    <FormDialog
      title={t('refund.title')}
      form={form}
      onSubmit={(values) => refund.mutateAsync(values)}
      onClose={close}
      action={t('refund.action')}
    >
      <p>{t('refund.text', { amount: formatMoney(canRefundCents) })}</p>
      <MoneyField control={control} name="cents" label={t('billing:field.amount')} />
      <ReasonField control={control} name="reason" />
      <p role="status" className="gh-note gh-billing-note">
        {rest < 0
          ? t('refund.tooMuch', { amount: formatMoney(-rest) })
          : t('refund.rest', { amount: formatMoney(rest) })}
      </p>
    </FormDialog>
  );
}
