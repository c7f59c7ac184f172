import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverApplicationView, InterviewView } from '#domain/candidacies/schema';
import { instantAtWallTime } from '#domain/shared/wall-time';
import { Moment } from '#web/entities/driver/moment';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { formatDateTime, formatZoneAt } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { proposeTime } from '../api/answers';
import { useAnswer } from '../api/use-answer';
import { ownZone } from './own-zone';

interface ProposalValues {
  date: string;
}

interface ProposalFormProps {
  application: DriverApplicationView;
  interview: InterviewView;
  close: () => void;
}

/** The typed time as an instant; undefined while incomplete. */
const instantOf = (date: string) => (date === '' ? undefined : instantAtWallTime(date, ownZone()));

function ProposalForm({ application, interview, close }: ProposalFormProps) {
  const { t } = useTranslation('my-applications');
  const { t: common } = useTranslation();
  const { startsAt, zone } = interview;
  const form = useForm<ProposalValues>({ defaultValues: { date: '' } });
  const command = useAnswer(proposeTime, t('done.proposeInterviewTime'));
  const typed = instantOf(useWatch({ control: form.control, name: 'date' }));
  const here = t('propose.zone', { zone: formatZoneAt(ownZone(), typed ?? startsAt) });
  // Also shows the facility's time when it differs from the driver's own.
  const isElsewhere = typed !== undefined && formatDateTime(typed, zone) !== formatDateTime(typed, ownZone());
  const submit = async ({ date }: ProposalValues) => {
    const instant = instantOf(date);
    const same = instant === startsAt ? 'interview-time-unchanged' : undefined;
    if (instant === undefined || same !== undefined) {
      form.setError('date', { message: same ?? 'interview-date-missing' }, { shouldFocus: true });
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
        help={isElsewhere ? `${here} ${t('propose.there', { time: formatDateTime(typed, zone) })}` : here}
      />
      <div className="gh-dialog-footer">
        <Button onClick={close}>{common('cancel')}</Button>
        <SubmitButton control={form.control}>{t('propose.send')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Proposes another interview time, entered in the driver's time zone. */
export function ProposeTimeDialog({ data: application, close }: ModalProps<DriverApplicationView>) {
  const { t } = useTranslation('my-applications');
  return (
    <Dialog title={t('propose.title')} onClose={close}>
      {application.interview === null ? null : (
        <ProposalForm application={application} interview={application.interview} close={close} />
      )}
    </Dialog>
  );
}
