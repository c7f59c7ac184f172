import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_WORKDAY_TEXT } from '#domain/timesheets/limits';
import { AdjustWorkdayBody } from '#domain/timesheets/records/schema';
import type { Dispute } from '#web/entities/billing/disputes';
import { Remarks } from '#web/entities/timesheets/day-notes';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { MoneyField } from '#web/shared/form/number-field';
import { TextAreaField } from '#web/shared/form/text-field';
import { formatDay, formatMoney } from '#web/shared/i18n/format';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useSettleDispute } from '../../api/disputes';

const MAX_CENTS = 10_000_000;

/** Closes the dispute about a workday, with what it changes for both sides and a note that both read. */
export function SettleDialog({ data: { workday, assignment }, close }: ModalProps<Dispute>) {
  const { t } = useTranslation('ops-billing');
  const form = useForm<AdjustWorkdayBody>({
    resolver: commandResolver<AdjustWorkdayBody, AdjustWorkdayBody>(AdjustWorkdayBody),
    defaultValues: { cents: 0, payCents: 0, note: '' },
  });
  const { control } = form;
  const settle = useSettleDispute(workday._id, () => {
    toast.success(t('disputes.done'));
    close();
  });
  const amount = { control, min: -MAX_CENTS, max: MAX_CENTS };
  return (
    <FormDialog
      title={t('disputes.settleOf', { name: assignment.driver, day: formatDay(workday.day) })}
      form={form}
      onSubmit={(values) => settle.mutateAsync(values)}
      onClose={close}
      action={t('disputes.settle')}
    >
      <Remarks workday={workday} />
      {assignment.billing === 'direct' ? (
        <p>{t('disputes.direct', { name: assignment.carrier })}</p>
      ) : (
        <>
          <MoneyField
            {...amount}
            name="cents"
            label={t('disputes.carrierAmount')}
            help={t('disputes.carrierHelp', { amount: formatMoney(workday.billedCents ?? 0) })}
          />
          <MoneyField
            {...amount}
            name="payCents"
            label={t('disputes.driverAmount')}
            help={t('disputes.driverHelp', { amount: formatMoney(workday.pay.cents) })}
          />
        </>
      )}
      <TextAreaField
        control={control}
        name="note"
        rows={3}
        maxLength={MAX_WORKDAY_TEXT}
        label={t('disputes.outcome')}
        help={t('disputes.outcomeHelp')}
      />
    </FormDialog>
  );
}
