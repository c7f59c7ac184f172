import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';
import { useController } from 'react-hook-form';

/** Props of every react-hook-form field. */
export interface ControlledProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  /** For small forms without a schema; command forms have their command's schema as resolver. */
  rules?: Pick<RegisterOptions<Values>, 'required' | 'validate'>;
}

export function useControlled<Values extends FieldValues>({
  control,
  name,
  rules,
}: Pick<ControlledProps<Values>, 'control' | 'name' | 'rules'>) {
  const { field, fieldState } = useController({ control, name, ...(rules ? { rules } : {}) });
  const value: unknown = field.value;
  const set = (next: unknown) => {
    field.onChange(next);
  };
  return { value, set, onBlur: field.onBlur, ref: field.ref, name: field.name, error: fieldState.error?.message };
}
