import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverApplicationView, StartView } from '#domain/candidacies/schema';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { formatDay } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { proposeStart } from '../api/answers';
import { useAnswer } from '../api/use-answer';

interface ProposalValues {
  startDate: string;
  text: string;
}

const MAX_TEXT = 2000;

interface ProposalFormProps {
  application: DriverApplicationView;
  start: StartView;
  close: () => void;
}

function ProposalForm({ application, start, close }: ProposalFormProps) {
  const { t } = useTranslation('my-applications');
  const { t: common } = useTranslation();
  const form = useForm<ProposalValues>({ defaultValues: { startDate: start.proposal?.startOn ?? '', text: '' } });
  const command = useAnswer(proposeStart, t('done.proposeStart'));
  const submit = async (values: ProposalValues) => {
    const problem = values.startDate === '' ? t('proposeStart.missing') : undefined;
    const same = values.startDate === start.startOn ? 'start-date-unchanged' : undefined;
    const message = problem ?? same;
    if (message !== undefined) {
      form.setError('startDate', { message }, { shouldFocus: true });
      return;
    }
    const { candidacyId, round } = application;
    await command.mutateAsync({ candidacyId, round, ...values });
    close();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <p>{t('proposeStart.text', { date: formatDay(start.startOn), carrier: application.carrier })}</p>
      <TextField control={form.control} name="startDate" type="date" label={t('proposeStart.date')} />
      <TextAreaField
        control={form.control}
        name="text"
        label={t('proposeStart.reason')}
        rows={3}
        maxLength={MAX_TEXT}
        optional
      />
      <div className="gh-dialog-footer">
        <Button onClick={close}>{common('cancel')}</Button>
        <SubmitButton control={form.control}>{t('proposeStart.send')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Proposes another start date; the offer stays open until the carrier answers. */
export function ProposeStartDialog({ data: application, close }: ModalProps<DriverApplicationView>) {
  const { t } = useTranslation('my-applications');
  return (
    <Dialog title={t('proposeStart.title')} onClose={close}>
      {application.start === null ? null : (
        <ProposalForm application={application} start={application.start} close={close} />
      )}
    </Dialog>
  );
}
