import { Mentions } from 'antd';
import type { FieldValues } from 'react-hook-form';
import type { ControlledProps } from './controlled';
import { useControlled } from './controlled';
import { Field } from './field';

interface MentionFieldProps<Values extends FieldValues> extends ControlledProps<Values> {
  /** The texts that can follow an `@`; typing one suggests them. */
  handles: readonly string[];
  maxLength: number;
  /** Shown if no handle fits what is typed. */
  none: string;
}

/** A text area of the console that suggests people after an `@`. */
export function MentionField<Values extends FieldValues>(props: MentionFieldProps<Values>) {
  const { control, name, label, help, optional, handles, maxLength, none } = props;
  const { value, set, onBlur, error } = useControlled({ control, name });
  return (
    <Field label={label} help={help} optional={optional} error={error}>
      {(inputProps) => (
        <Mentions
          {...inputProps}
          rows={3}
          maxLength={maxLength}
          status={error === undefined ? '' : 'error'}
          notFoundContent={none}
          options={handles.map((handle) => ({ value: handle, label: handle }))}
          value={typeof value === 'string' ? value : ''}
          onBlur={onBlur}
          onChange={set}
        />
      )}
    </Field>
  );
}
