import type { ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import type { ButtonVariant } from '#web/shared/ui/button';
import { Button } from '#web/shared/ui/button';

interface SubmitButtonProps<Values extends FieldValues, Context, Output> {
  control: Control<Values, Context, Output>;
  /** `danger` for a form that ends something. */
  variant?: ButtonVariant;
  disabled?: boolean;
  children: ReactNode;
}

/** The form's primary button, disabled while a request is pending, so that one press sends one command. */
export function SubmitButton<Values extends FieldValues, Context, Output>({
  control,
  variant = 'primary',
  disabled = false,
  children,
}: SubmitButtonProps<Values, Context, Output>) {
  const { isSubmitting } = useFormState({ control });
  return (
    <Button type="submit" variant={variant} loading={isSubmitting} disabled={disabled}>
      {children}
    </Button>
  );
}
