import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PaymentType } from '#domain/job-orders/enums';
import { currencies, overtimeEligibilities, paymentTypes, payPeriods } from '#domain/job-orders/enums';
import { needsExemption } from '#domain/job-orders/pay';
import { CheckField } from '#web/shared/form/check-field';
import { SegmentedField, SelectField, SwitchField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';
import type { OrderFormValues } from '../../model/form-values';
import type { RatesProps } from './amount';
import { Amount } from './amount';
import { choicesOf } from './choices';
import { LazyFlatFields, LazyWeeklyPayPreview } from './lazy-payment-parts';
import { Section, Wide } from './section';

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
      {overtimeEligibilities.some((value) => value === eligibility && needsExemption(value)) ? (
        <CheckField
          control={control}
          name="motorCarrierExemption"
          label={t('field.exemption')}
          help={t('help.exemption')}
        />
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

function MileageFields({ form, locked, hourly = false }: RatesProps & { hourly?: boolean }) {
  const { t } = useTranslation('orders');
  const { control } = form;
  return (
    <>
      <Amount control={control} name="mileageRate.perMile" label={t('field.perMile')} disabled={locked} />
      <Amount
        control={control}
        name="mileageRate.perHour"
        label={t(hourly ? 'field.perHour' : 'field.waiting')}
        disabled={locked}
      />
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
      {hourly ? <OvertimeFields form={form} locked={locked} /> : null}
    </>
  );
}

function EstimatedFields({ form: { control }, locked, help }: RatesProps & { help?: string }) {
  const { t } = useTranslation(['orders', 'labels']);
  const currency = useWatch({ control, name: 'estimatedPay.currency' });
  return (
    <>
      <Amount
        control={control}
        name="estimatedPay.amountInCent"
        currency={currency}
        label={t('field.amount')}
        help={help}
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

function OtherFields({ form, locked }: RatesProps) {
  const { t } = useTranslation('orders');
  return (
    <>
      <Wide>
        <TextField
          control={form.control}
          name="anotherPaymentType"
          label={t('field.anotherPayment')}
          help={t('help.anotherPayment')}
          disabled={locked}
        />
      </Wide>
      <EstimatedFields form={form} locked={locked} help={t('help.otherEstimate')} />
    </>
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
      return <LazyFlatFields {...props} />;
    case 'estimatedPay':
      return <EstimatedFields {...props} />;
    case 'other':
      return <OtherFields {...props} />;
  }
}

interface PaymentSectionProps {
  form: UseFormReturn<OrderFormValues>;
  /** The payment type of the edited order, whose rates cannot change; a new type brings its own rates. */
  lockedType: PaymentType | undefined;
  /** The payment type can change only while the order is pending. */
  typeLocked: boolean;
}

export function PaymentSection({ form, lockedType, typeLocked }: PaymentSectionProps) {
  const { t } = useTranslation(['orders', 'labels']);
  const { control } = form;
  const type = useWatch({ control, name: 'paymentType' });
  const locked = lockedType !== undefined && type === lockedType;
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
      {locked ? (
        <Wide>
          <p className="gh-field-help">{t('help.ratesLocked')}</p>
        </Wide>
      ) : null}
      {type === undefined ? null : <Rates form={form} locked={locked} type={type} />}
      <Wide>
        <LazyWeeklyPayPreview control={control} />
      </Wide>
    </Section>
  );
}
