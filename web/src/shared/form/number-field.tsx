import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Currency } from '#domain/job-orders/enums';
import { useControls } from '#web/shared/controls/use-controls';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

const CENTS = 100;

interface NumberFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  min?: number;
  max?: number;
  step?: number;
  placeholder?: string;
}

interface Conversion {
  toText: (value: number) => string;
  toValue: (typed: number) => number;
  prefix?: string;
}

/** Keeps the typed text ("12." before "12.5"); the form holds the number. */
function useTypedNumber(value: unknown, { toText, toValue }: Conversion, set: (next: number | null) => void) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | undefined>();
  const current = typeof value === 'number' && !Number.isNaN(value) ? value : null;
  const shown = typed !== undefined && typed.value === current ? typed.text : undefined;
  const type = (text: string) => {
    const next = text.trim() === '' || Number.isNaN(Number(text)) ? null : toValue(Number(text));
    setTyped({ text, value: next });
    set(next);
  };
  return { text: shown ?? (current === null ? '' : toText(current)), type };
}

function ConvertedNumberField<Values extends FieldValues>({
  conversion,
  ...props
}: NumberFieldProps<Values> & { conversion: Conversion }) {
  const { control, name, label, help, optional, disabled, rules, ...rest } = props;
  const { value, set, onBlur, ref, error } = useControlled(rules ? { control, name, rules } : { control, name });
  const controls = useControls();
  const { text, type } = useTypedNumber(value, conversion, set);
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(inputProps) => (
        <controls.Input
          {...rest}
          {...inputProps}
          focusRef={ref}
          prefix={conversion.prefix}
          name={name}
          type="number"
          inputMode="decimal"
          className="gh-numbers"
          disabled={disabled}
          value={text}
          onBlur={onBlur}
          onChange={(event) => {
            type(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

const plain: Conversion = { toText: String, toValue: (typed) => typed };
const cents: Conversion = {
  toText: (value) => (value / CENTS).toFixed(2),
  toValue: (typed) => Math.round(typed * CENTS),
};

export const NumberField = <Values extends FieldValues>(props: NumberFieldProps<Values>) => (
  <ConvertedNumberField {...props} conversion={plain} />
);

const symbols: Record<Currency, string> = { USD: '$', CAD: 'CA$' };

interface MoneyFieldProps<Values extends FieldValues> extends NumberFieldProps<Values> {
  /** The unit of the stored value: cents (stored money) or dollars (an hourly rate of the job order). */
  unit?: 'cents' | 'dollars';
  currency?: Currency | undefined;
}

export const MoneyField = <Values extends FieldValues>({
  unit = 'cents',
  currency = 'USD',
  ...props
}: MoneyFieldProps<Values>) => (
  <ConvertedNumberField
    step={0.01}
    min={0}
    {...props}
    conversion={{ ...(unit === 'cents' ? cents : plain), prefix: symbols[currency] }}
  />
);
