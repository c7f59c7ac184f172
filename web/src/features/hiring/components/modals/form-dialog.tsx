import type { ReactNode } from 'react';
import { useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '#web/shared/form/form';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<unknown>;
  submitLabel: string;
  danger?: boolean;
  /** The button that closes without sending; "Cancel" unless the action itself is a cancellation. */
  keepLabel?: string | undefined;
  close: () => void;
  children: ReactNode;
}

/** A modal with one form. It closes after success, and keeps the entries after a failure. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, form, onSubmit, submitLabel, danger = false, keepLabel, close, children } = props;
  const { t } = useTranslation();
  const formId = useId();
  const { isSubmitting } = useFormState({ control: form.control });
  const send = async (values: Values) => {
    await onSubmit(values);
    close();
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{keepLabel ?? t('cancel')}</Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} loading={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={send} label={title}>
        {children}
      </Form>
    </Dialog>
  );
}
