import type { Control, FieldPath, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PaymentType } from '#domain/job-orders/enums';
import { currencies, overtimeEligibilities, paymentTypes, payPeriods } from '#domain/job-orders/enums';
import { SegmentedField, SelectField, Switch, SwitchField } from '#web/shared/form/choice-fields';
import { MoneyField, NumberField } from '#web/shared/form/number-field';
import { TextField } from '#web/shared/form/text-field';
import type { OrderFormValues } from '../../model/form-values';
import { choicesOf } from './choices';
import { Section, Wide } from './section';
import { WeeklyPayPreview } from './weekly-pay-preview';

interface RatesProps {
  form: UseFormReturn<OrderFormValues>;
  /** Rates of an existing order cannot change (docs/state-machines.md#editing-an-order). */
  locked: boolean;
}

interface AmountProps {
  control: Control<OrderFormValues>;
  name: FieldPath<OrderFormValues>;
  label: string;
  disabled: boolean;
  optional?: boolean;
  unit?: 'cents' | 'dollars';
}

const Amount = ({ unit = 'dollars', ...props }: AmountProps) => <MoneyField {...props} unit={unit} />;

function OvertimeFields({ form: { control } }: RatesProps) {
  const { t } = useTranslation(['orders', 'labels']);
  const eligibility = useWatch({ control, name: 'eligibleForOvertime' });
  return (
    <Wide>
      <SegmentedField
        control={control}
        name="eligibleForOvertime"
        label={t('field.overtime')}
        help={t('help.overtime')}
        choices={choicesOf(overtimeEligibilities, (value) => t(`labels:overtime.${value}`))}
      />
      {eligibility === 'no' ? (
        <SwitchField control={control} name="motorCarrierExemption" label={t('field.exemption')} />
      ) : null}
    </Wide>
  );
}

function HourlyFields({ form, locked }: RatesProps) {
  const { t } = useTranslation('orders');
  const { control } = form;
  return (
    <>
      <Amount control={control} name="rate.from" label={t('field.rateFrom')} disabled={locked} />
      <Amount control={control} name="rate.to" label={t('field.rateTo')} disabled={locked} />
      <OvertimeFields form={form} locked={locked} />
      <Amount
        control={control}
        name="carrierStraightTimeRateAmount"
        label={t('field.straightTime')}
        disabled={locked}
        optional
      />
      <Amount
        control={control}
        name="carrierOvertimeRateAmount"
        label={t('field.overtimeRate')}
        disabled={locked}
        optional
      />
    </>
  );
}

function MileageFields({ form: { control }, locked, hourly = false }: RatesProps & { hourly?: boolean }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <Amount control={control} name="mileageRate.perMile" label={t('field.perMile')} disabled={locked} />
      {hourly ? (
        <Amount control={control} name="mileageRate.perHour" label={t('field.perHour')} disabled={locked} />
      ) : null}
      <Amount control={control} name="mileageRate.perStop.rate" label={t('field.perStop')} disabled={locked} />
      <Amount control={control} name="mileageRate.perDiem" label={t('field.perDiem')} disabled={locked} />
      <Amount
        control={control}
        name="mileageRate.breakDown.hourly"
        label={t('field.breakdownHourly')}
        disabled={locked}
      />
      <Amount control={control} name="mileageRate.breakDown.max" label={t('field.breakdownMax')} disabled={locked} />
      <Wide>
        <SwitchField
          control={control}
          name="mileageRate.perStop.afterFirst"
          label={t('field.afterFirstStop')}
          disabled={locked}
        />
      </Wide>
    </>
  );
}

/** Default extra hours: 2200 cents per hour after 12 hours. */
const EXTRA_HOURS = { thresholdHours: 12, centsPerHour: 2200 };

function FlatFields({ form, locked }: RatesProps) {
  const { t } = useTranslation('orders');
  const { control, setValue } = form;
  const extra = useWatch({ control, name: 'flatRate.extraHours' });
  return (
    <>
      <Amount
        control={control}
        name="flatRate.basePriceCentPerDay"
        label={t('field.perDay')}
        disabled={locked}
        unit="cents"
      />
      <Amount
        control={control}
        name="flatRate.variousPriceCentPerDay.weekend"
        label={t('field.perWeekendDay')}
        disabled={locked}
        unit="cents"
        optional
      />
      <Wide>
        <Switch
          label={t('field.extraHours')}
          checked={extra !== undefined}
          disabled={locked}
          onChange={(on) => {
            setValue('flatRate.extraHours', on ? EXTRA_HOURS : undefined, { shouldDirty: true });
          }}
        />
      </Wide>
      {extra === undefined ? null : (
        <>
          <NumberField
            control={control}
            name="flatRate.extraHours.thresholdHours"
            label={t('field.extraThreshold')}
            disabled={locked}
            min={0}
            max={24}
          />
          <Amount
            control={control}
            name="flatRate.extraHours.centsPerHour"
            label={t('field.extraRate')}
            disabled={locked}
            unit="cents"
          />
        </>
      )}
    </>
  );
}

function EstimatedFields({ form: { control }, locked }: RatesProps) {
  const { t } = useTranslation(['orders', 'labels']);
  return (
    <>
      <Amount
        control={control}
        name="estimatedPay.amountInCent"
        label={t('field.amount')}
        disabled={locked}
        unit="cents"
      />
      <SelectField
        control={control}
        name="estimatedPay.period"
        label={t('field.period')}
        disabled={locked}
        choices={choicesOf(payPeriods, (period) => t(`labels:payPeriod.${period}`))}
      />
      <SelectField
        control={control}
        name="estimatedPay.currency"
        label={t('field.currency')}
        disabled={locked}
        choices={choicesOf(currencies, (currency) => t(`labels:currency.${currency}`))}
      />
    </>
  );
}

function OtherFields({ form: { control }, locked }: RatesProps) {
  const { t } = useTranslation('orders');
  return (
    <Wide>
      <TextField control={control} name="anotherPaymentType" label={t('field.anotherPayment')} disabled={locked} />
    </Wide>
  );
}

function Rates({ type, ...props }: RatesProps & { type: PaymentType }) {
  switch (type) {
    case 'hourly':
      return <HourlyFields {...props} />;
    case 'mileage':
      return <MileageFields {...props} />;
    case 'hourlyPlusMileage':
      return <MileageFields {...props} hourly />;
    case 'flat':
      return <FlatFields {...props} />;
    case 'estimatedPay':
      return <EstimatedFields {...props} />;
    case 'other':
      return <OtherFields {...props} />;
  }
}

interface PaymentSectionProps extends RatesProps {
  /** The payment type can change only while the order is pending. */
  typeLocked: boolean;
}

export function PaymentSection({ form, locked, typeLocked }: PaymentSectionProps) {
  const { t } = useTranslation(['orders', 'labels']);
  const { control } = form;
  const type = useWatch({ control, name: 'paymentType' });
  return (
    <Section anchor="payment" title={t('section.payment')}>
      <Wide>
        <SelectField
          control={control}
          name="paymentType"
          label={t('field.paymentType')}
          disabled={typeLocked}
          help={typeLocked ? t('help.paymentTypeLocked') : undefined}
          choices={choicesOf(paymentTypes, (value) => t(`labels:paymentType.${value}`))}
        />
      </Wide>
      {type === undefined ? null : <Rates form={form} locked={locked} type={type} />}
      {locked ? (
        <Wide>
          <p className="gh-field-help">{t('help.ratesLocked')}</p>
        </Wide>
      ) : null}
      <Wide>
        <WeeklyPayPreview control={control} />
      </Wide>
    </Section>
  );
}
