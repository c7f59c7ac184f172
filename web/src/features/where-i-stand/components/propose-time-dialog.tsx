import type { InterviewView, WhereIStand } from '#domain/candidacies/schema';
import { instantAtWallTime, wallTimeAt } from '#domain/shared/wall-time';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../shared/driver/moment';
import { Form } from '../../../shared/form/form';
import { SubmitButton } from '../../../shared/form/submit-button';
import { TextField } from '../../../shared/form/text-field';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import type { ModalProps } from '../../../shared/ui/modals';
import { proposeTime } from '../api/answers';
import { useAnswer } from '../api/use-answer';
import { zoneName } from './zone-name';

interface ProposalValues {
  date: string;
}

function ProposalForm({
  application,
  interview,
  close,
}: {
  application: WhereIStand;
  interview: InterviewView;
  close: () => void;
}) {
  const { t } = useTranslation('where-i-stand');
  const { t: common } = useTranslation();
  const { startsAt, proposedStartsAt, zone } = interview;
  const form = useForm<ProposalValues>({ defaultValues: { date: wallTimeAt(proposedStartsAt ?? startsAt, zone) } });
  const command = useAnswer(proposeTime, t('done.proposeInterviewTime'));
  const submit = async ({ date }: ProposalValues) => {
    const instant = instantAtWallTime(date, zone);
    if (instant === undefined) {
      form.setError('date', { message: 'interview-date-missing' }, { shouldFocus: true });
      return;
    }
    const { candidacyId, round } = application;
    await command.mutateAsync({ candidacyId, round, interviewId: interview._id, date: instant });
    close();
  };
  return (
    <Form form={form} onSubmit={submit}>
      <p>
        {t('propose.now')} <Moment at={startsAt} zone={zone} />
      </p>
      <TextField
        control={form.control}
        name="date"
        type="datetime-local"
        label={t('propose.date')}
        help={t('propose.zone', { zone: zoneName(zone, startsAt) })}
      />
      <div className="gh-dialog-footer">
        <Button onClick={close}>{common('cancel')}</Button>
        <SubmitButton control={form.control}>{t('propose.send')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Another time for the interview, typed in the clock of the place where it is held. */
export function ProposeTimeDialog({ data: application, close }: ModalProps<WhereIStand>) {
  const { t } = useTranslation('where-i-stand');
  return (
    <Dialog title={t('propose.title')} onClose={close}>
      {application.interview === null ? null : (
        <ProposalForm application={application} interview={application.interview} close={close} />
      )}
    </Dialog>
  );
}
