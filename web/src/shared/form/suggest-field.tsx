import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useControls } from '#web/shared/controls/use-controls';
import type { Choice } from './choice-fields';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

interface SuggestFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  /** Suggested values; others can be typed, too. */
  suggestions: readonly Choice[];
  /** Called with every typed text, and with the value of every selected suggestion. */
  onType?: (text: string) => void;
  /** Called when the user presses Enter or leaves the field; true keeps Enter from submitting the form. */
  onFinish?: () => boolean;
  autoComplete?: string;
  maxLength?: number;
}

/** A text field with the browser's native suggestions, which keyboards and screen readers support. */
export function SuggestField<Values extends FieldValues>(props: SuggestFieldProps<Values>) {
  const { control, name, label, help, optional, disabled, rules, suggestions, onType, onFinish, ...rest } = props;
  const { value, set, onBlur, ref, error } = useControlled(rules ? { control, name, rules } : { control, name });
  const controls = useControls();
  const listId = useId();
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(inputProps) => (
        <>
          <controls.Input
            autoComplete="off"
            {...rest}
            {...inputProps}
            focusRef={ref}
            name={name}
            list={listId}
            disabled={disabled}
            value={typeof value === 'string' ? value : ''}
            onBlur={() => {
              onFinish?.();
              onBlur();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && onFinish?.() === true) event.preventDefault();
            }}
            onChange={(event) => {
              set(event.target.value);
              onType?.(event.target.value);
            }}
          />
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion.value} value={suggestion.value}>
                {suggestion.label}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
