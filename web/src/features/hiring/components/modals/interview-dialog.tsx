import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import type { Resolver } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InterviewBody } from '#domain/candidacies/bodies/schema';
import { InterviewDetails } from '#domain/candidacies/bodies/schema';
import { interviewPlaces } from '#domain/candidacies/states';
import { driverProfileQuery } from '#web/entities/driver-profile/driver-profile';
import { SegmentedField, SwitchField } from '#web/shared/form/choice-fields';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { formatPhone } from '#web/shared/i18n/format';
import { useCurrentUser } from '#web/shared/session/current-user';
import type { ModalProps } from '#web/shared/ui/modals';
import { useOpenedAt } from '#web/shared/ui/use-opened-at';
import { useCandidacyCommand } from '../../api/commands';
import { defaultInterviewTime, instantsOf } from '../../model/interview-time';
import { FormDialog } from './form-dialog';
import { InterviewerField } from './interviewer-field';
import type { CandidateData } from './modal-data';
import type { TimeValues } from './time-fields';
import { TimeFields } from './time-fields';
import { usePlaceValue } from './use-place-value';

interface InterviewValues extends TimeValues {
  interviewerId: string | null;
  place: InterviewBody['place'];
  address: string;
  note: string;
  notifyBeforeTwoHours: boolean;
}

const checkDetails = zodResolver(InterviewDetails, undefined, { raw: true }) as unknown as Resolver<InterviewValues>;

const resolverIn =
  (zone: string): Resolver<InterviewValues> =>
  (values, context, options) =>
    checkDetails({ ...values, ...instantsOf(values, zone) }, context, options);

function useInterviewForm({ zone, address, candidate }: CandidateData) {
  const { _id } = useCurrentUser();
  const openedAt = useOpenedAt();
  const form = useForm<InterviewValues>({
    resolver: resolverIn(zone),
    defaultValues: {
      date: defaultInterviewTime(openedAt, zone),
      otherDates: [],
      interviewerId: _id,
      place: 'address',
      address,
      note: '',
      notifyBeforeTwoHours: true,
    },
  });
  const place = useWatch({ control: form.control, name: 'place' });
  // The number is fetched only when needed: each access to a driver's contact details is logged.
  const profile = useQuery({
    ...driverProfileQuery(candidate.driverId, candidate.orderId),
    enabled: place === 'phone',
  });
  const phone = profile.data?.contact?.phone ?? null;
  usePlaceValue(form, { address, phone: phone === null ? '' : formatPhone(phone), video: '' });
  return { form, place };
}

/** Schedules the interview in the facility's local time, or offers up to three times. */
export function InterviewDialog({ data, close }: ModalProps<CandidateData>) {
  const { t } = useTranslation('hiring');
  const { candidate, driverName, zone, done } = data;
  const schedule = useCandidacyCommand('scheduleInterview', candidate, () => {
    done('scheduleInterview');
  });
  const { form, place } = useInterviewForm(data);
  const { control } = form;
  const interviewerId = useWatch({ control, name: 'interviewerId' });
  return (
    <FormDialog
      title={t('interview.title', { name: driverName })}
      form={form}
      onSubmit={(values) => schedule.mutateAsync(InterviewDetails.parse(values))}
      submitLabel={t('command.scheduleInterview.label')}
      close={close}
    >
      <TimeFields form={form} candidate={candidate} zone={zone} interviewerId={interviewerId} />
      <InterviewerField control={control} />
      <SegmentedField
        control={control}
        name="place"
        label={t('interview.placeLabel')}
        choices={interviewPlaces.map((each) => ({ value: each, label: t(`interview.place.${each}`) }))}
      />
      <TextField
        control={control}
        name="address"
        label={t(`interview.address.${place}`)}
        type={place === 'phone' ? 'tel' : 'text'}
        {...(place === 'video' ? { placeholder: 'https://' } : {})}
      />
      <TextAreaField control={control} name="note" label={t('interview.note')} optional />
      <SwitchField control={control} name="notifyBeforeTwoHours" label={t('interview.notify')} />
    </FormDialog>
  );
}
