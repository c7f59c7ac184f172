import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { Form } from './form';
import { SubmitButton } from './submit-button';

interface DialogFormProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  /** Sends the validated values; after a refusal, the dialog stays open with the entries. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Receives a refusal, which the form shows. */
  onRefused?: (problem: unknown) => void;
  onClose: () => void;
  /** The label of the submit button. */
  action: string;
  /** False while something that the person confirms is still loading. */
  isReady?: boolean;
  children: ReactNode;
}

/** The form in a dialog: its fields, a cancel button and a submit button. */
export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { title, form, onSubmit, onRefused, onClose, action, isReady = true, children } = props;
  const { t } = useTranslation();
  const submit = (values: Values) =>
    onSubmit(values).catch((problem: unknown) => {
      onRefused?.(problem);
      throw problem;
    });
  return (
    <Form form={form} onSubmit={submit} label={title}>
      {children}
      <div className="gh-dialog-footer">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitButton control={form.control} disabled={!isReady}>
          {action}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** A modal with a form. */
export function FormDialog<Values extends FieldValues>(props: DialogFormProps<Values>) {
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <DialogForm {...props} />
    </Dialog>
  );
}
