import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#domain/candidacies/schema';
import { MapLink } from '#web/entities/driver/map-link';
import { Moment } from '#web/entities/driver/moment';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';

/** The address, which a map shows; the number or link of another interview as it is. */
const placeOf = ({ place, address }: InterviewView): ReactNode =>
  place !== 'address' || address === null ? (
    address
  ) : (
    <>
      {address}
      <MapLink address={address} />
    </>
  );

/** The time and place of the interview. */
export function InterviewFacts({ interview }: { interview: InterviewView }) {
  const { t } = useTranslation('my-applications');
  const { startsAt, proposedStartsAt, zone, place, note } = interview;
  const facts: Fact[] = [{ label: t('interview.when'), value: <Moment at={startsAt} zone={zone} /> }];
  if (proposedStartsAt !== null) {
    facts.push({ label: t('interview.proposed'), value: <Moment at={proposedStartsAt} zone={zone} /> });
  }
  facts.push({ label: t(`interview.place.${place}`), value: placeOf(interview) ?? t('interview.placeUnknown') });
  if (note !== null && note !== '') facts.push({ label: t('interview.note'), value: note });
  return (
    <div className="gh-application-block">
      <Facts facts={facts} />
      <p className="gh-application-hint">{t('interview.calendar')}</p>
    </div>
  );
}
