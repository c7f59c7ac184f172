import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '#domain/purchases/schema';
import { useProductText } from '#web/entities/billing/use-product-text';
import { FormDialog } from '#web/shared/form/form-dialog';
import { MoneyField } from '#web/shared/form/number-field';
import { TextAreaField } from '#web/shared/form/text-field';
import { formatMoney } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useCreditPurchase } from '../api/purchases';

interface CreditValues {
  cents: number | null;
  reason: string;
}

/** Credits a purchase of a carrier, whole or in part, with a reason that the carrier reads. */
export function CreditDialog({ data: { _id, product, cents }, close }: ModalProps<Purchase>) {
  const { t } = useTranslation('purchases');
  const productText = useProductText();
  const form = useForm<CreditValues>({ defaultValues: { cents, reason: '' } });
  const credit = useCreditPurchase(() => {
    toast.success(t('credit.done'));
    close();
  });
  return (
    <FormDialog
      title={t('credit.title', { product: productText(product) })}
      form={form}
      onSubmit={({ cents: amount, reason }) =>
        credit.mutateAsync({ id: _id, reason, ...(amount !== null && { cents: amount }) })
      }
      onClose={close}
      action={t('credit.action')}
    >
      <MoneyField
        control={form.control}
        name="cents"
        label={t('credit.amount')}
        help={t('credit.amountHelp', { price: formatMoney(cents) })}
        rules={{ required: t('credit.missing') }}
      />
      <TextAreaField
        control={form.control}
        name="reason"
        label={t('credit.reason')}
        help={t('credit.reasonHelp')}
        rules={{ required: t('credit.reasonMissing') }}
      />
    </FormDialog>
  );
}
