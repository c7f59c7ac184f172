import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#domain/invoices/schema';
import { CreditInvoice } from '#domain/payments/invoice-payments-schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { MoneyField } from '#web/shared/form/number-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useCreditInvoice } from '../../api/billing';
import { afterCredit } from '../../model/preview';
import { BalancePreview } from './balance-preview';
import { ReasonField } from './reason-field';

/** Credits a part of an invoice, or more than its balance, with a reason. */
export function CreditDialog({ data: { _id, number, balanceCents }, close }: ModalProps<Invoice>) {
  const { t } = useTranslation(['ops-billing', 'billing']);
  const form = useForm<CreditInvoice>({
    resolver: commandResolver<CreditInvoice, CreditInvoice>(CreditInvoice),
    defaultValues: { reason: '' },
  });
  const { control } = form;
  const cents = useWatch({ control, name: 'cents' }) ?? 0;
  const credit = useCreditInvoice(_id, () => {
    toast.success(t('credit.done'));
    close();
  });
  return (
    <FormDialog
      title={t('credit.title', { number })}
      form={form}
      onSubmit={(values) => credit.mutateAsync(values)}
      onClose={close}
      action={t('credit.action')}
    >
      <MoneyField control={control} name="cents" label={t('billing:field.amount')} />
      <ReasonField control={control} name="reason" />
      <BalancePreview preview={afterCredit(balanceCents, cents)} />
    </FormDialog>
  );
}
