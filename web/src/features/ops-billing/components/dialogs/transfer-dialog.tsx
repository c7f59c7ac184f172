import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#domain/invoices/schema';
import { EnterTransfer } from '#domain/payments/invoice-payments-schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { MoneyField } from '#web/shared/form/number-field';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useEnterTransfer } from '../../api/billing';
import { afterTransfer } from '../../model/preview';
import { BalancePreview } from './balance-preview';

const MAX_REFERENCE = 80;

/** Enters a check or transfer that arrived. */
export function TransferDialog({ data: { _id, number, balanceCents }, close }: ModalProps<Invoice>) {
  const { t } = useTranslation(['ops-billing', 'billing']);
  const form = useForm<EnterTransfer>({
    resolver: commandResolver<EnterTransfer, EnterTransfer>(EnterTransfer),
    defaultValues: { cents: balanceCents, receivedOn: today(), reference: '' },
  });
  const { control } = form;
  const cents = useWatch({ control, name: 'cents' }) ?? 0;
  const enter = useEnterTransfer(_id, () => {
    toast.success(t('transfer.done'));
    close();
  });
  return (
    <FormDialog
      title={t('transfer.title', { number })}
      form={form}
      onSubmit={(values) => enter.mutateAsync(values)}
      onClose={close}
      action={t('transfer.action')}
    >
      <MoneyField control={control} name="cents" label={t('billing:field.amount')} />
      <TextField control={control} name="receivedOn" type="date" label={t('transfer.receivedOn')} max={today()} />
      <TextField
        control={control}
        name="reference"
        label={t('transfer.reference')}
        help={t('transfer.referenceHelp')}
        maxLength={MAX_REFERENCE}
      />
      <BalancePreview preview={afterTransfer(balanceCents, cents)} />
    </FormDialog>
  );
}
