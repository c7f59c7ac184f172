import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { useDraft } from '#web/shared/form/use-draft';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { endAssignment } from '../api/answers';
import { useAnswer } from '../api/use-answer';
import type { ReasonValues } from './reason-fields';
import { ReasonFields } from './reason-fields';
import { useSeenText } from './use-seen-text';

interface EndValues extends ReasonValues {
  endDate: string;
}

/** Ends the driver's assignment: the last day and an optional reason. */
export function EndAssignmentDialog({ data: application, close }: ModalProps<DriverApplicationView>) {
  const { t } = useTranslation('my-applications');
  const { t: common } = useTranslation();
  const seenText = useSeenText();
  const { candidacyId, round } = application;
  const form = useForm<EndValues>({ defaultValues: { endDate: today(), reason: undefined, text: '' } });
  const { clearDraft } = useDraft(form, `endAssignment.${candidacyId}.${String(round)}`);
  const end = () => {
    clearDraft();
    close();
  };
  const command = useAnswer(endAssignment, t('done.endAssignment'));
  const submit = async (values: EndValues) => {
    if (values.endDate === '') {
      form.setError('endDate', { message: t('form.dateMissing') }, { shouldFocus: true });
      return;
    }
    await command.mutateAsync({ candidacyId, round, ...values });
    end();
  };
  return (
    <Dialog title={t('confirm.endAssignment.title')} onClose={end}>
      <p>
        {t('confirm.endAssignment.text')} {seenText(application)}
      </p>
      <Form form={form} onSubmit={submit}>
        <TextField control={form.control} name="endDate" type="date" label={t('form.lastDay')} />
        <ReasonFields control={form.control} />
        <div className="gh-dialog-footer">
          <Button onClick={end}>{common('cancel')}</Button>
          <SubmitButton control={form.control} variant="danger">
            {t('action.endAssignment')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
