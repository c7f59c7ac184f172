import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RescheduleInterviewBody } from '#domain/candidacies/bodies/schema';
import { wallTimeAt } from '#domain/shared/wall-time';
import type { ModalProps } from '#web/shared/ui/modals';
import { useOpenedAt } from '#web/shared/ui/use-opened-at';
import { useCandidacyCommand } from '../../api/commands';
import { defaultInterviewTime, instantsOf } from '../../model/interview-time';
import { FormDialog } from './form-dialog';
import type { CandidateData } from './modal-data';
import type { TimeValues } from './time-fields';
import { TimeFields } from './time-fields';

const checkBody = zodResolver(RescheduleInterviewBody) as unknown as Resolver<TimeValues>;

const resolverIn =
  (zone: string): Resolver<TimeValues> =>
  (values, context, options) =>
    checkBody(instantsOf(values, zone), context, options);

/** Replaces the offered times; a single time becomes the time of the interview, which the driver accepts. */
export function OfferTimesDialog({ data, close }: ModalProps<CandidateData>) {
  const { t } = useTranslation('hiring');
  const { candidate, driverName, zone, done } = data;
  const offer = useCandidacyCommand('offerOtherTimes', candidate, () => {
    done('offerOtherTimes');
  });
  const proposed = candidate.offer?.proposedStartsAt;
  const openedAt = useOpenedAt();
  const form = useForm<TimeValues>({
    resolver: resolverIn(zone),
    defaultValues: {
      date: proposed ? wallTimeAt(proposed, zone) : defaultInterviewTime(openedAt, zone),
      otherDates: [],
    },
  });
  return (
    <FormDialog
      title={t('command.offerOtherTimes.title', { name: driverName })}
      form={form}
      onSubmit={(values) => offer.mutateAsync(values)}
      submitLabel={t('command.offerOtherTimes.label')}
      close={close}
    >
      {candidate.offer?.answerNote ? <p>{t('detail.declinedWhy', { note: candidate.offer.answerNote })}</p> : null}
      <TimeFields form={form} candidate={candidate} zone={zone} interviewerId={null} />
    </FormDialog>
  );
}
