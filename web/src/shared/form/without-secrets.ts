import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { set } from 'react-hook-form';

/** The form as a draft sees it: passwords and numbers that must not stay in the browser are empty. */
export function withoutSecrets<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  secrets: readonly FieldPath<Values>[],
): UseFormReturn<Values> {
  const getValues = () => {
    const values = structuredClone(form.getValues());
    for (const secret of secrets) set(values, secret, '');
    return values;
  };
  return { ...form, getValues: getValues as typeof form.getValues };
}
