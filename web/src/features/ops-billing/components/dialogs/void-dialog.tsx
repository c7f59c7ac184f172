import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Invoice, InvoiceReasonBody } from '#domain/invoices/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { formatMoney } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useVoidInvoice } from '../../api/billing';
import { nothingOwed } from '../../model/preview';
import { BalancePreview } from './balance-preview';
import { ReasonField } from './reason-field';

interface Values {
  reason: string;
}

/** Voids an invoice that has no payment; its lines go on the next one. */
export function VoidDialog({ data: { _id, number, balanceCents }, close }: ModalProps<Invoice>) {
  const { t } = useTranslation('ops-billing');
  const form = useForm<Values>({
    resolver: commandResolver<Values, Values>(InvoiceReasonBody),
    defaultValues: { reason: '' },
  });
  const send = useVoidInvoice(_id, () => {
    toast.success(t('void.done'));
    close();
  });
  return (
    <FormDialog
      title={t('void.title', { number })}
      form={form}
      onSubmit={(values) => send.mutateAsync(values)}
      onClose={close}
      action={t('void.action')}
    >
      <p>{t('void.text', { amount: formatMoney(balanceCents) })}</p>
      <ReasonField control={form.control} name="reason" />
      <BalancePreview preview={nothingOwed} />
    </FormDialog>
  );
}
