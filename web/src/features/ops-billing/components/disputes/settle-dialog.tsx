import { useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type {
  AdjustmentPreview,
  PreviewAdjustmentBody,
  TimeRate,
  WorkdayDispute,
} from '#domain/timesheets/disputes/schema';
import { MAX_WORKDAY_TEXT } from '#domain/timesheets/limits';
import { useRateText } from '#web/entities/agreed-rates/use-rate-text';
import { SegmentedField, SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { MoneyField, NumberField } from '#web/shared/form/number-field';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useAdjustWorkday, usePreviewAdjustment } from '../../api/disputes';
import { amountsOf, noSettlement, type SettlementValues } from '../../model/settlement';
import { AdjustmentEffect } from './adjustment-effect';

const QUARTER_HOUR = 0.25;
const MAX_DOLLARS = 100_000;
const amount = { min: -MAX_DOLLARS, max: MAX_DOLLARS };

interface Previewed {
  body: PreviewAdjustmentBody;
  shown: AdjustmentPreview;
}

const isSame = (one: PreviewAdjustmentBody, other: PreviewAdjustmentBody): boolean =>
  one.cents === other.cents && one.payCents === other.payCents;

function AmountFields({ control }: { control: Control<SettlementValues> }) {
  const { t } = useTranslation('ops-billing');
  return (
    <>
      <MoneyField
        {...amount}
        control={control}
        name="payCents"
        label={t('disputes.payCents')}
        help={t('disputes.amountHelp')}
      />
      <MoneyField {...amount} control={control} name="cents" label={t('disputes.cents')} />
    </>
  );
}

function HourFields({ control, rates }: { control: Control<SettlementValues>; rates: readonly TimeRate[] }) {
  const { t } = useTranslation(['ops-billing', 'pay-lines']);
  const rateText = useRateText();
  const choices = rates.map(({ kind, payMills }, at) => ({
    value: String(at),
    label: t('disputes.rateOf', {
      kind: t(`pay-lines:label.${kind}`),
      rate: rateText({ unit: 'hour', mills: payMills }),
    }),
  }));
  return (
    <>
      <SelectField control={control} name="rate" label={t('disputes.rate')} choices={choices} />
      <NumberField
        control={control}
        name="payHours"
        step={QUARTER_HOUR}
        label={t('disputes.payHours')}
        help={t('disputes.amountHelp')}
      />
      <NumberField control={control} name="billHours" step={QUARTER_HOUR} label={t('disputes.billHours')} />
    </>
  );
}

/** Settles a dispute with hours or amounts for both sides: previewed first, then confirmed. */
export function SettleDialog({ data: { workday, timeRates }, close }: ModalProps<WorkdayDispute>) {
  const { t } = useTranslation(['ops-billing', 'labels']);
  const form = useForm<SettlementValues>({ defaultValues: noSettlement });
  const { control } = form;
  const [previewed, setPreviewed] = useState<Previewed>();
  const preview = usePreviewAdjustment(workday._id);
  const adjust = useAdjustWorkday(workday._id, () => {
    toast.success(t('disputes.done'));
    close();
  });
  const entered = useWatch({ control }) as SettlementValues;
  const isPreviewed = previewed !== undefined && isSame(previewed.body, amountsOf(entered, timeRates));
  const submit = async (values: SettlementValues): Promise<void> => {
    const body = amountsOf(values, timeRates);
    if (isPreviewed) await adjust.mutateAsync({ ...body, note: values.note, version: workday.version });
    else setPreviewed({ body, shown: await preview.mutateAsync(body) });
  };
  return (
    <FormDialog
      title={t('disputes.settle')}
      form={form}
      onSubmit={submit}
      onClose={close}
      action={t(isPreviewed ? 'disputes.confirm' : 'disputes.preview')}
    >
      {timeRates.length === 0 ? null : (
        <SegmentedField
          control={control}
          name="how"
          label={t('disputes.how')}
          choices={[
            { value: 'amounts', label: t('disputes.ofAmounts') },
            { value: 'hours', label: t('labels:term.hours') },
          ]}
        />
      )}
      {entered.how === 'hours' ? (
        <HourFields control={control} rates={timeRates} />
      ) : (
        <AmountFields control={control} />
      )}
      <TextAreaField
        control={control}
        name="note"
        rows={3}
        maxLength={MAX_WORKDAY_TEXT}
        label={t('labels:term.reason')}
        help={t('disputes.noteHelp')}
        rules={{ required: t('disputes.noteMissing') }}
      />
      {isPreviewed ? <AdjustmentEffect {...previewed} /> : null}
    </FormDialog>
  );
}
