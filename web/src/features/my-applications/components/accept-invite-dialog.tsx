import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import type { DealbreakerValues } from '#web/entities/driver/dealbreaker-fields';
import { DealbreakerFields, noAnswers, toDealbreakerAnswers } from '#web/entities/driver/dealbreaker-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { useDraft } from '#web/shared/form/use-draft';
import type { ModalProps } from '#web/shared/ui/modals';
import { acceptInvite } from '../api/answers';
import { useAnswer } from '../api/use-answer';

/** Accepts an invitation to a job with dealbreaker questions, after the driver has answered them. */
export function AcceptInviteDialog({ data: application, close }: ModalProps<DriverApplicationView>) {
  const { t } = useTranslation('my-applications');
  const { candidacyId, round, dealbreakers, carrier } = application;
  const form = useForm<DealbreakerValues>({ defaultValues: noAnswers(dealbreakers) });
  const { clearDraft } = useDraft(form, `invite.${candidacyId}.${String(round)}`);
  const end = () => {
    clearDraft();
    close();
  };
  const command = useAnswer(acceptInvite, t('done.acceptInvite'));
  const submit = async (values: DealbreakerValues) => {
    await command.mutateAsync({
      candidacyId,
      round,
      dealbreakerAnswers: toDealbreakerAnswers(dealbreakers, values),
    });
    end();
  };
  return (
    <FormDialog
      title={t('dealbreakers.title', { carrier })}
      form={form}
      onSubmit={submit}
      onClose={end}
      action={t('action.acceptInvite')}
    >
      <DealbreakerFields control={form.control} questions={dealbreakers} />
    </FormDialog>
  );
}
