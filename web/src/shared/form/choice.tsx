import { useControls } from '#web/shared/controls/use-controls';
import { Field } from './field';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | null;
  values: readonly Value[];
  text: (value: Value) => string;
  onChange: (value: Value | null) => void;
  /** The choice that does not filter; without it, one choice is always selected. */
  any?: string;
}

/** A select outside a form that applies right away, used to filter lists. */
export function Choice<Value extends string>({ label, value, values, text, onChange, any }: ChoiceProps<Value>) {
  const controls = useControls();
  return (
    <Field label={label}>
      {(inputProps) => (
        <controls.Select
          {...inputProps}
          aria-required={undefined}
          options={values.map((entry) => ({ value: entry, label: text(entry) }))}
          none={any}
          value={value}
          onChange={(next) => {
            onChange(values.find((item) => item === next) ?? null);
          }}
        />
      )}
    </Field>
  );
}
