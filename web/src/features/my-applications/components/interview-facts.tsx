import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#domain/candidacies/schema';
import { Moment } from '#web/entities/driver/moment';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';
import { usePlaceFact } from './use-place-fact';

/** The time and place of the interview. */
export function InterviewFacts({ interview }: { interview: InterviewView }) {
  const { t } = useTranslation('my-applications');
  const placeFact = usePlaceFact();
  const { startsAt, proposedStartsAt, zone, note } = interview;
  const facts: Fact[] = [{ label: t('interview.when'), value: <Moment at={startsAt} zone={zone} /> }];
  if (proposedStartsAt !== null) {
    facts.push({ label: t('interview.proposed'), value: <Moment at={proposedStartsAt} zone={zone} /> });
  }
  facts.push(placeFact(interview));
  if (note !== null && note !== '') facts.push({ label: t('interview.note'), value: note });
  return (
    <div className="gh-application-block">
      <Facts facts={facts} />
      <p className="gh-application-hint">{t('interview.calendar')}</p>
    </div>
  );
}
