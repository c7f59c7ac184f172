import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AgreementReasonBody } from '#domain/agreements/schema';
import { MAX_AGREEMENT_REASON } from '#domain/agreements/terms';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';

interface ReasonDialogProps {
  title: string;
  action: string;
  /** The effects of the command. */
  children: ReactNode;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** A dialog that says what a command does, and asks for its reason, which both sides read. */
export function ReasonDialog({ title, action, children, send, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('agreement');
  const form = useForm<AgreementReasonBody>({
    resolver: commandResolver<AgreementReasonBody, AgreementReasonBody>(AgreementReasonBody),
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog title={title} form={form} onSubmit={({ reason }) => send(reason)} onClose={onClose} action={action}>
      {children}
      <TextAreaField
        control={form.control}
        name="reason"
        rows={3}
        maxLength={MAX_AGREEMENT_REASON}
        label={t('reason.label')}
        help={t('reason.help')}
      />
    </FormDialog>
  );
}
