import type { Control, FieldPath, UseFormReturn } from 'react-hook-form';
import type { Currency } from '#domain/job-orders/enums';
import { MoneyField } from '#web/shared/form/number-field';
import type { OrderFormValues } from '../../model/form-values';

export interface RatesProps {
  form: UseFormReturn<OrderFormValues>;
  /** Rates of an existing order cannot change (docs/state-machines.md#editing-an-order). */
  locked: boolean;
}

interface AmountProps {
  control: Control<OrderFormValues>;
  name: FieldPath<OrderFormValues>;
  label: string;
  help?: string | undefined;
  disabled: boolean;
  optional?: boolean;
  unit?: 'cents' | 'dollars';
  currency?: Currency | undefined;
}

/** An amount of the pay; hourly and mileage rates are stored in dollars, all others in cents. */
export const Amount = ({ unit = 'dollars', ...props }: AmountProps) => <MoneyField {...props} unit={unit} />;
