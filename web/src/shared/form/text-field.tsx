import type { FieldValues } from 'react-hook-form';
import { useControls } from '#web/shared/controls/use-controls';
import { FOCUS_FIRST } from '#web/shared/ui/focus-first';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An optional field without text is omitted, not sent as ''. */
const emptied = (text: string, optional: boolean | undefined) => (text === '' && optional === true ? null : text);

interface TextFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  /** The field holds '' without text even if it is optional, because its schema demands a text. */
  staysText?: true;
  /** Completes what is typed at the end, for example with a slash; what is typed further in front stays as it is. */
  format?: (typed: string) => string;
  /** Native date and time inputs: antd's calendar cannot be used by keyboard. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'date' | 'time' | 'datetime-local' | 'month';
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  inputMode?: 'numeric';
  min?: string;
  max?: string;
  autoFocus?: boolean;
}

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, label, help, optional, staysText, format, disabled, rules, type = 'text', ...rest } = props;
  const { value, set, onBlur, ref, error } = useControlled(rules ? { control, name, rules } : { control, name });
  const controls = useControls();
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(inputProps) => (
        <controls.Input
          {...rest}
          {...(rest.autoFocus === true && FOCUS_FIRST)}
          {...inputProps}
          focusRef={ref}
          name={name}
          type={type}
          disabled={disabled}
          value={asText(value)}
          onBlur={onBlur}
          onChange={(event) => {
            const { value: typed, selectionStart } = event.target;
            const text = format !== undefined && selectionStart === typed.length ? format(typed) : typed;
            set(emptied(text, optional === true && staysText !== true));
          }}
        />
      )}
    </Field>
  );
}

interface TextAreaFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
}

export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>) {
  const { control, name, label, help, optional, disabled, rules, ...rest } = props;
  const { value, set, onBlur, ref, error } = useControlled(rules ? { control, name, rules } : { control, name });
  const controls = useControls();
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(inputProps) => (
        <controls.TextArea
          {...rest}
          {...inputProps}
          focusRef={ref}
          name={name}
          disabled={disabled}
          value={asText(value)}
          onBlur={onBlur}
          onChange={(event) => {
            set(emptied(event.target.value, optional));
          }}
        />
      )}
    </Field>
  );
}
