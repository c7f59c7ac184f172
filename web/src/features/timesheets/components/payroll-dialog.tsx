import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type PayrollFormat, payrollFormats } from '#domain/payroll-exports/schema';
import { CheckField } from '#web/shared/form/check-field';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { useCommand } from '#web/shared/http/use-command';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { exportPayroll } from '../api/payroll';

interface PayrollValues {
  from: string;
  to: string;
  format: PayrollFormat;
  again: boolean;
}

/** Exports approved days for payroll. Days that were exported before need a confirmation. */
export function PayrollDialog({ data: week, close }: ModalProps<{ startsOn: string; endsOn: string }>) {
  const { t } = useTranslation('timesheet-approval');
  const form = useForm<PayrollValues>({
    defaultValues: { from: week.startsOn, to: week.endsOn, format: 'csv', again: false },
  });
  const command = useCommand({ send: exportPayroll });
  const submit = async (values: PayrollValues) => {
    await command.mutateAsync(values);
    toast.success(t('payroll.done'));
    close();
  };
  const { control } = form;
  return (
    <FormDialog
      title={t('payroll.action')}
      form={form}
      onSubmit={submit}
      onClose={close}
      action={t('payroll.download')}
    >
      <p>{t('payroll.lead')}</p>
      <TextField control={control} name="from" type="date" label={t('payroll.from')} rules={{ required: 'required' }} />
      <TextField control={control} name="to" type="date" label={t('payroll.to')} rules={{ required: 'required' }} />
      <SelectField
        control={control}
        name="format"
        label={t('payroll.format')}
        choices={payrollFormats.map((value) => ({ value, label: t(`payroll.formats.${value}`) }))}
      />
      <CheckField control={control} name="again" label={t('payroll.again')} />
    </FormDialog>
  );
}
