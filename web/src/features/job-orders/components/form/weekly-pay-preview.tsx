import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contentFields } from '#domain/job-orders/content/schema';
import type { PayTerms, WeeklyPayRange } from '#domain/job-orders/pay';
import { assumedMiles, weeklyPay } from '#domain/job-orders/pay';
import { usePayText } from '#web/entities/job-orders/pay-text';
import { formatCount } from '#web/shared/i18n/format';
import type { OrderFormValues } from '../../model/form-values';
import { toRecord } from '../../model/form-values';

const Terms = contentFields.pick({
  paymentType: true,
  rate: true,
  eligibleForOvertime: true,
  mileageRate: true,
  flatRate: true,
  estimatedPay: true,
  orderAssignmentType: true,
  scheduleType: true,
  schedule: true,
  schedules: true,
  numberOfHoursPerWeek: true,
});

interface Pay {
  week: WeeklyPayRange;
  /** The miles that it assumes. */
  miles: ReturnType<typeof assumedMiles>;
}

/** The weekly pay of the form; null while a field of it is invalid, or the maximum is below the minimum. */
function payOf(values: OrderFormValues): Pay | null {
  const terms = Terms.safeParse({ numberOfHoursPerWeek: null, schedules: [], ...toRecord(values) });
  const week = terms.success ? weeklyPay(terms.data satisfies PayTerms) : null;
  if (!terms.success || week === null || week.from > week.to) return null;
  return { week, miles: assumedMiles(terms.data) };
}

/** The weekly pay that drivers see, updated as the user types and computed by the same function as on the server. */
export function WeeklyPayPreview({ control }: { control: Control<OrderFormValues> }) {
  const { t } = useTranslation('orders');
  const payText = usePayText();
  // The whole record of the form; `useWatch` types it as partial.
  const values = useWatch({ control }) as OrderFormValues;
  const pay = payOf(values);
  const miles = pay?.miles ?? null;
  return (
    <p className="gh-order-preview" role="status">
      {t('help.weeklyPay')} <strong className="gh-numbers">{payText(pay?.week ?? null)}</strong>
      {miles === null
        ? null
        : ` ${t('help.weeklyMiles', { from: formatCount(miles.from), to: formatCount(miles.to) })}`}
    </p>
  );
}
