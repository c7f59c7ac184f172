import type { ReactNode } from 'react';
import { Field } from './field';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | null;
  values: readonly Value[];
  text: (value: Value) => ReactNode;
  onChange: (value: Value | null) => void;
  /** The choice that does not filter; without it, one choice is always selected. */
  any?: string;
}

/** A native select outside a form that applies right away, used to filter lists. */
export function Choice<Value extends string>({ label, value, values, text, onChange, any }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(inputProps) => (
        <select
          {...inputProps}
          aria-required={undefined}
          className="gh-input"
          value={value ?? ''}
          onChange={({ target }) => {
            onChange(values.find((item) => item === target.value) ?? null);
          }}
        >
          {any === undefined ? null : <option value="">{any}</option>}
          {values.map((entry) => (
            <option key={entry} value={entry}>
              {text(entry)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
