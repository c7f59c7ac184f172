import { useTranslation } from 'react-i18next';
import type { InterviewOfferView } from '#domain/candidacies/offer/schema';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { Moment } from '#web/entities/driver/moment';
import { formatDateTime } from '#web/shared/i18n/format';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';
import { pickTime } from '../api/answers';
import { useAnswer } from '../api/use-answer';
import { usePlaceFact } from './use-place-fact';

interface OfferedTimesProps {
  application: DriverApplicationView;
  offer: InterviewOfferView;
}

/** The times of an interview from which the driver picks one; those that are gone say why. */
export function OfferedTimes({ application, offer }: OfferedTimesProps) {
  const { t } = useTranslation('my-applications');
  const { candidacyId, round, actions } = application;
  const pick = useAnswer(pickTime, t('done.pickInterviewTime'));
  const { times, zone, note, answer, answerNote, proposedStartsAt } = offer;
  const mayPick = actions.includes('pickInterviewTime');
  const placeFact = usePlaceFact();
  const facts: Fact[] = [placeFact(offer)];
  if (note !== null) facts.push({ label: t('interview.note'), value: note });
  if (answer === 'declined') {
    facts.push({
      label: t('offer.yourAnswer'),
      value: (
        <>
          {answerNote ?? t('offer.noneFits')}{' '}
          {proposedStartsAt === null ? null : <Moment at={proposedStartsAt} zone={zone} />}
        </>
      ),
    });
  }
  return (
    <div className="gh-application-block">
      <h3 className="gh-offer-title">{t('offer.title')}</h3>
      {pick.error === null ? null : <Alert problem={pick.error} />}
      <ul className="gh-offer-times">
        {times.map(({ startsAt, refusal }) => (
          <li key={startsAt}>
            <Moment at={startsAt} zone={zone} />
            {refusal === null && mayPick ? (
              <Button
                variant="primary"
                aria-label={t('offer.pickOf', { time: formatDateTime(startsAt, zone) })}
                loading={pick.isPending && pick.variables.date === startsAt}
                disabled={pick.isPending}
                onClick={() => {
                  pick.mutate({ candidacyId, round, interviewId: offer._id, date: startsAt });
                }}
              >
                {t('offer.pick')}
              </Button>
            ) : null}
            {refusal === null ? null : <span className="gh-application-hint">{t(`offer.refusal.${refusal}`)}</span>}
          </li>
        ))}
      </ul>
      <Facts facts={facts} />
      <p className="gh-application-hint">{t('offer.hint')}</p>
    </div>
  );
}
