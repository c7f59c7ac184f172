import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Form } from './form';
import { SubmitButton } from './submit-button';

interface FormDialogProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  /** Sends the validated values; after a refusal, the dialog stays open with the entries. */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** The label of the submit button. */
  action: string;
  children: ReactNode;
}

/** A modal with a form: its fields, a cancel button and a submit button. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, form, onSubmit, onClose, action, children } = props;
  const { t } = useTranslation();
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} onSubmit={onSubmit} label={title}>
        {children}
        <div className="gh-dialog-footer">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton control={form.control}>{action}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
