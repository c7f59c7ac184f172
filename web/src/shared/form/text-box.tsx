import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Field } from './field';
import { Input } from './inputs';

interface TextBoxProps extends Pick<
  ComponentProps<typeof Input>,
  'autoComplete' | 'focusRef' | 'max' | 'min' | 'name'
> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** Native date inputs: antd's calendar cannot be used by keyboard. */
  type?: 'text' | 'search' | 'date';
  help?: ReactNode;
  error?: string | undefined;
  /** Marks the field as optional. Filters are not marked. */
  optional?: boolean;
  required?: boolean;
  /** Values that the browser suggests; others can be typed, too. */
  suggestions?: readonly string[];
  className?: string;
}

/** A text, a search or a date with its label, outside react-hook-form: filters, and fields that save on change. */
export function TextBox(props: TextBoxProps) {
  const {
    label,
    onChange,
    type = 'text',
    help,
    error,
    optional,
    required = false,
    suggestions,
    className,
    ...rest
  } = props;
  const listId = useId();
  return (
    <Field label={label} help={help} error={error} optional={optional} className={className}>
      {(inputProps) => (
        <>
          <Input
            {...rest}
            {...inputProps}
            aria-required={required || undefined}
            type={type}
            list={suggestions === undefined ? undefined : listId}
            onChange={({ target }) => {
              onChange(target.value);
            }}
          />
          {suggestions === undefined ? null : (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
