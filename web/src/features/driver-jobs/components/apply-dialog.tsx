import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { questionsToAnswer } from '#domain/candidacies/dealbreakers/rules';
import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import type { DealbreakerValues } from '#web/entities/driver/dealbreaker-fields';
import { DealbreakerFields, noAnswers, toDealbreakerAnswers } from '#web/entities/driver/dealbreaker-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { useDraft } from '#web/shared/form/use-draft';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useRequestJob } from '../api/request-job';

/** Says what the carrier will see, asks its dealbreaker questions, and applies. */
export function ApplyDialog({ data: job, close }: ModalProps<DriverJob>) {
  const { t } = useTranslation('driver-jobs');
  const questions = questionsToAnswer(job.dealbreakerQuestions);
  const form = useForm<DealbreakerValues>({ defaultValues: noAnswers(questions) });
  const { clearDraft } = useDraft(form, `apply.${job._id}`);
  const end = () => {
    clearDraft();
    close();
  };
  const request = useRequestJob(() => {
    toast.success(t('request.done'));
  });
  const submit = async (values: DealbreakerValues) => {
    await request.mutateAsync({
      jobOrderId: job._id,
      dealbreakerAnswers: toDealbreakerAnswers(questions, values),
    });
    end();
  };
  return (
    <FormDialog
      title={t('request.title', { title: job.title })}
      form={form}
      onSubmit={submit}
      onClose={end}
      action={t('request.confirm')}
    >
      <p>{t('request.text', { carrier: job.carrier })}</p>
      <DealbreakerFields control={form.control} questions={questions} />
    </FormDialog>
  );
}
