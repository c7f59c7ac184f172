import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RescheduleInterviewBody } from '#domain/candidacies/bodies/schema';
import { wallTimeAt } from '#domain/shared/wall-time';
import { TextField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { useOpenedAt } from '#web/shared/ui/use-opened-at';
import { useCandidacyCommand } from '../../api/commands';
import { defaultInterviewTime, interviewInstant } from '../../model/interview-time';
import { FormDialog } from './form-dialog';
import type { CandidateData } from './modal-data';
import { ZoneHint } from './zone-hint';

interface RescheduleValues {
  date: string;
}

const checkBody: Resolver<RescheduleValues> = zodResolver(RescheduleInterviewBody);

const resolverIn =
  (zone: string): Resolver<RescheduleValues> =>
  (values, context, options) =>
    checkBody({ date: interviewInstant(values.date, zone) }, context, options);

/** Reschedules the interview; the driver must accept the new time. */
export function RescheduleInterviewDialog({ data, close }: ModalProps<CandidateData>) {
  const { t } = useTranslation('hiring');
  const { candidate, driverName, zone } = data;
  const reschedule = useCandidacyCommand('rescheduleInterview', candidate, () => {
    data.done('rescheduleInterview');
  });
  const startsAt = candidate.interview?.proposedStartsAt ?? candidate.interview?.startsAt;
  const openedAt = useOpenedAt();
  const form = useForm<RescheduleValues>({
    resolver: resolverIn(zone),
    defaultValues: {
      date: startsAt === undefined ? defaultInterviewTime(openedAt, zone) : wallTimeAt(startsAt, zone),
    },
  });
  return (
    <FormDialog
      title={t('command.rescheduleInterview.title', { name: driverName })}
      form={form}
      onSubmit={(values) => reschedule.mutateAsync(values)}
      submitLabel={t('command.rescheduleInterview.label')}
      close={close}
    >
      <TextField
        control={form.control}
        name="date"
        type="datetime-local"
        label={t('interview.date')}
        help={<ZoneHint control={form.control} name="date" zone={zone} />}
      />
    </FormDialog>
  );
}
