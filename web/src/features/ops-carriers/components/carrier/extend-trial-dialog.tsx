import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ExtendTrialBody } from '#domain/agreements/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useAgreementAct } from '../../api/agreement';

/** Names the agreement, and the days to which its trial can be extended. */
export interface TrialExtension {
  readonly carrierId: string;
  readonly first: string;
  readonly last: string;
}

/** Moves the last day of a trial. */
export function ExtendTrialDialog({ data: { carrierId, first, last }, close }: ModalProps<TrialExtension>) {
  const { t } = useTranslation('agreement');
  const form = useForm<ExtendTrialBody>({
    resolver: commandResolver<ExtendTrialBody, ExtendTrialBody>(ExtendTrialBody),
    defaultValues: { lastOn: first },
  });
  const send = useAgreementAct(carrierId, () => {
    toast.success(t('ops.done'));
    close();
  });
  return (
    <FormDialog
      title={t('ops.extendTrial')}
      form={form}
      onSubmit={({ lastOn }) => send.mutateAsync({ name: 'extendTrial', lastOn })}
      onClose={close}
      action={t('ops.extendTrial')}
    >
      <p>{t('ops.extendLead')}</p>
      <TextField
        control={form.control}
        name="lastOn"
        type="date"
        min={first}
        max={last}
        label={t('field.trialLastDay')}
      />
    </FormDialog>
  );
}
