import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { Control, FieldValues } from 'react-hook-form';
import { Button } from '../ui/button';
import type { ButtonVariant } from '../ui/button';

interface SubmitButtonProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  /** `danger` for a form that ends something. */
  variant?: ButtonVariant;
  children: ReactNode;
}

/** The form's primary button; off while an answer is awaited, so that one press is one command. */
export function SubmitButton<Values extends FieldValues, Context, Output>({
  control,
  variant = 'primary',
  children,
}: SubmitButtonProps<Values, Context, Output>) {
  const { isSubmitting } = useFormState({ control });
  return (
    <Button type="submit" variant={variant} loading={isSubmitting}>
      {children}
    </Button>
  );
}
