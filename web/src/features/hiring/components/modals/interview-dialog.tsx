import { InterviewBody } from '#domain/candidacies/schema';
import { interviewPlaces } from '#domain/candidacies/states';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Control, Resolver } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SegmentedField, SwitchField } from '../../../../shared/form/choice-fields';
import { TextAreaField, TextField } from '../../../../shared/form/text-field';
import type { ModalProps } from '../../../../shared/ui/modals';
import { useCandidacyCommand } from '../../api/commands';
import { defaultInterviewTime, interviewInstant } from '../../model/interview-time';
import { FormDialog } from './form-dialog';
import type { CandidateData } from './kinds';
import { ZoneHint } from './zone-hint';

const Details = InterviewBody.omit({ driverId: true, assignmentId: true });

interface InterviewValues {
  date: string;
  place: InterviewBody['place'];
  address: string;
  note: string;
  notifyBeforeTwoHours: boolean;
}

const checkDetails = zodResolver(Details, undefined, { raw: true }) as unknown as Resolver<InterviewValues>;

const resolverIn =
  (zone: string): Resolver<InterviewValues> =>
  (values, context, options) =>
    checkDetails({ ...values, date: interviewInstant(values.date, zone) }, context, options);

function PlaceFields({ control }: { control: Control<InterviewValues> }) {
  const { t } = useTranslation('hiring');
  const place = useWatch({ control, name: 'place' });
  return (
    <TextField
      control={control}
      name="address"
      label={t(`interview.address.${place}`)}
      type={place === 'phone' ? 'tel' : 'text'}
    />
  );
}

/** Schedules the interview, by the clock of the facility. */
export function InterviewDialog({ data, close }: ModalProps<CandidateData>) {
  const { t } = useTranslation('hiring');
  const { candidate, driverName, zone, address } = data;
  const schedule = useCandidacyCommand('scheduleInterview', candidate);
  const form = useForm<InterviewValues>({
    resolver: resolverIn(zone),
    defaultValues: {
      date: defaultInterviewTime(new Date(), zone),
      place: 'address',
      address,
      note: '',
      notifyBeforeTwoHours: true,
    },
  });
  const { control } = form;
  return (
    <FormDialog
      title={t('interview.title', { name: driverName })}
      form={form}
      onSubmit={(values) => schedule.mutateAsync(Details.parse(values))}
      submitLabel={t('command.scheduleInterview.label')}
      close={close}
    >
      <TextField
        control={control}
        name="date"
        type="datetime-local"
        label={t('interview.date')}
        help={<ZoneHint control={control} name="date" zone={zone} />}
      />
      <SegmentedField
        control={control}
        name="place"
        label={t('interview.placeLabel')}
        choices={interviewPlaces.map((place) => ({ value: place, label: t(`interview.place.${place}`) }))}
      />
      <PlaceFields control={control} />
      <TextAreaField control={control} name="note" label={t('interview.note')} optional />
      <SwitchField control={control} name="notifyBeforeTwoHours" label={t('interview.notify')} />
    </FormDialog>
  );
}
