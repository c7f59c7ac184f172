import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contentFields } from '#domain/job-orders/content/schema';
import type { PayTerms, WeeklyPayRange } from '#domain/job-orders/pay';
import { weeklyPay } from '#domain/job-orders/pay';
import { usePayText } from '#web/entities/job-orders/pay-text';
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

/** The weekly pay of the form; null while a field of it is invalid, or the maximum is below the minimum. */
function payOf(values: OrderFormValues): WeeklyPayRange | null {
  const terms = Terms.safeParse({ numberOfHoursPerWeek: null, schedules: [], ...toRecord(values) });
  const pay = terms.success ? weeklyPay(terms.data satisfies PayTerms) : null;
  return pay !== null && pay.from > pay.to ? null : pay;
}

/** The weekly pay that drivers see, updated as the user types and computed by the same function as on the server. */
export function WeeklyPayPreview({ control }: { control: Control<OrderFormValues> }) {
  const { t } = useTranslation('orders');
  const payText = usePayText();
  // The whole record of the form; `useWatch` types it as partial.
  const values = useWatch({ control }) as OrderFormValues;
  return (
    <p className="gh-order-preview" role="status">
      {t('help.weeklyPay')} <strong className="gh-numbers">{payText(payOf(values))}</strong>
    </p>
  );
}
