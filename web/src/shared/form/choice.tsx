import { Field } from './field';
import { Select } from './inputs';

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value | null;
  values: readonly Value[];
  text: (value: Value) => string;
  onChange: (value: Value | null) => void;
  /** The choice that does not filter; without it, one choice is always selected. */
  any?: string;
  className?: string;
}

/** A select outside a form that applies right away, used to filter lists. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, values, text, onChange, any, className } = props;
  return (
    <Field label={label} className={className}>
      {(inputProps) => (
        <Select
          {...inputProps}
          aria-required={undefined}
          options={values.map((entry) => ({ value: entry, label: text(entry) }))}
          none={any}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
