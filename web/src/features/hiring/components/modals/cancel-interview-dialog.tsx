import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { useCandidacyCommand } from '../../api/commands';
import { FormDialog } from './form-dialog';
import type { CandidateData } from './modal-data';

/** Cancels the appointment only: the driver stays approved for another interview. */
export function CancelInterviewDialog({ data, close }: ModalProps<CandidateData>) {
  const { t } = useTranslation('hiring');
  const cancel = useCandidacyCommand('cancelInterview', data.candidate, () => {
    data.done('cancelInterview');
  });
  const form = useForm<{ declineReason: string }>({ defaultValues: { declineReason: '' } });
  return (
    <FormDialog
      title={t('command.cancelInterview.title', { name: data.driverName })}
      form={form}
      onSubmit={(values) => cancel.mutateAsync(values)}
      submitLabel={t('command.cancelInterview.label')}
      keepLabel={t('keep.interview')}
      danger
      close={close}
    >
      <TextAreaField
        control={form.control}
        name="declineReason"
        label={t('interview.declineReason')}
        help={t('reason.textHelp')}
        optional
      />
    </FormDialog>
  );
}
