import type { FieldValues } from 'react-hook-form';
import { digitsOf } from '#domain/shared/plain-digits';
import { useControls } from '#web/shared/controls/use-controls';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

const CODE_LENGTH = 6;

/**
 * A six-digit code, typed or pasted with or without spaces and dashes. The browser's own limit would cut the text before
 * they are removed.
 */
export function CodeField<Values extends FieldValues>(props: ControlledProps<Values>) {
  const { control, name, label, help, optional, disabled, rules } = props;
  const { value, set, onBlur, ref, error } = useControlled(rules ? { control, name, rules } : { control, name });
  const controls = useControls();
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(inputProps) => (
        <controls.Input
          {...inputProps}
          focusRef={ref}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          disabled={disabled}
          value={typeof value === 'string' ? value : ''}
          onBlur={onBlur}
          onChange={(event) => {
            set(digitsOf(event.target.value).slice(0, CODE_LENGTH));
          }}
        />
      )}
    </Field>
  );
}
