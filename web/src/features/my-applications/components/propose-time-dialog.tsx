import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { instantAtWallTime } from '#domain/shared/wall-time';
import { Moment } from '#web/entities/driver/moment';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { formatDateTime, formatZoneAt } from '#web/shared/i18n/format';
import { ownZone } from '#web/shared/i18n/own-zone';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { useOpenedAt } from '#web/shared/ui/use-opened-at';
import { proposeTime } from '../api/answers';
import { useAnswer } from '../api/use-answer';

interface ProposalValues {
  date: string | null;
  text: string | null;
}

const MAX_TEXT = 2000;

/** The interview that the answer is about: one with a time, or one with offered times. */
interface ProposalTarget {
  interviewId: string;
  zone: string;
  /** The times that do not fit. */
  times: readonly string[];
  isOffer: boolean;
}

function targetOf({ interview, offer }: DriverApplicationView): ProposalTarget | undefined {
  if (offer !== null) {
    const times = offer.times.map(({ startsAt }) => startsAt);
    return { interviewId: offer._id, zone: offer.zone, times, isOffer: true };
  }
  if (interview === null) return undefined;
  return { interviewId: interview._id, zone: interview.zone, times: [interview.startsAt], isOffer: false };
}

/** The typed time as an instant; undefined while incomplete. */
const instantOf = (date: string | null) => (date ? instantAtWallTime(date, ownZone()) : undefined);

/** Why the answer cannot be sent: the field and its message. */
function problemOf({ times, isOffer }: ProposalTarget, { date, text }: ProposalValues) {
  const instant = instantOf(date);
  if (instant !== undefined && times.includes(instant)) {
    return ['date', isOffer ? 'interview-time-offered' : 'interview-time-unchanged'] as const;
  }
  if (instant !== undefined) return undefined;
  if (!isOffer) return ['date', 'interview-date-missing'] as const;
  return text ? undefined : (['text', 'proposal-empty'] as const);
}

interface ProposalFormProps {
  application: DriverApplicationView;
  target: ProposalTarget;
  close: () => void;
}

function ProposalForm({ application, target, close }: ProposalFormProps) {
  const { t } = useTranslation('my-applications');
  const { t: common } = useTranslation();
  const { interviewId, zone, times, isOffer } = target;
  const openedAt = useOpenedAt();
  const form = useForm<ProposalValues>({ defaultValues: { date: '', text: '' } });
  const command = useAnswer(proposeTime, t('done.proposeInterviewTime'));
  const typed = instantOf(useWatch({ control: form.control, name: 'date' }));
  const here = t('propose.zone', { zone: formatZoneAt(ownZone(), typed ?? times[0] ?? openedAt.toISOString()) });
  // Also shows the facility's time when it differs from the driver's own.
  const isElsewhere = typed !== undefined && formatDateTime(typed, zone) !== formatDateTime(typed, ownZone());
  const submit = async (values: ProposalValues) => {
    const problem = problemOf(target, values);
    if (problem !== undefined) {
      const [field, message] = problem;
      form.setError(field, { message }, { shouldFocus: true });
      return;
    }
    const { candidacyId, round } = application;
    await command.mutateAsync({
      candidacyId,
      round,
      interviewId,
      date: instantOf(values.date) ?? null,
      text: values.text,
    });
    close();
  };
  const date = (
    <TextField
      control={form.control}
      name="date"
      type="datetime-local"
      label={t(isOffer ? 'propose.anotherDate' : 'propose.date')}
      help={isElsewhere ? `${here} ${t('propose.there', { time: formatDateTime(typed, zone) })}` : here}
      optional={isOffer}
    />
  );
  const text = (
    <TextAreaField
      control={form.control}
      name="text"
      label={t(isOffer ? 'propose.whatWorks' : 'propose.message')}
      rows={3}
      maxLength={MAX_TEXT}
      optional={!isOffer}
    />
  );
  return (
    <Form form={form} onSubmit={submit}>
      <p>
        {t(isOffer ? 'propose.offered' : 'propose.now')}{' '}
        {times.map((at, index) => (
          <span key={at}>
            {index === 0 ? null : '; '}
            <Moment at={at} zone={zone} />
          </span>
        ))}
      </p>
      {isOffer ? text : date}
      {isOffer ? date : text}
      <div className="gh-dialog-footer">
        <Button onClick={close}>{common('cancel')}</Button>
        <SubmitButton control={form.control}>{t(isOffer ? 'propose.sendAnswer' : 'propose.send')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Proposes another interview time in the driver's time zone, or says why none of the offered times fits. */
export function ProposeTimeDialog({ data: application, close }: ModalProps<DriverApplicationView>) {
  const { t } = useTranslation('my-applications');
  const target = targetOf(application);
  return (
    <Dialog title={t(target?.isOffer === true ? 'action.noneFits' : 'propose.title')} onClose={close}>
      {target === undefined ? null : <ProposalForm application={application} target={target} close={close} />}
    </Dialog>
  );
}
