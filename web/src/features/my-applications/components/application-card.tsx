import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { isRenewalReviewed, useNextLine } from '#web/entities/driver/use-next-line';
import { turnOf } from '#web/entities/driver/use-status-line';
import { WeeklyPay } from '#web/entities/driver/weekly-pay';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { ButtonLink } from '#web/shared/ui/button';
import { StateChip } from '#web/shared/ui/state-chip';
import { AnswerButtons } from './answer-buttons';
import { Ending } from './ending';
import { InterviewFacts } from './interview-facts';
import { OfferedTimes } from './offered-times';
import { StartFacts } from './start-facts';
import { Track } from './track';
import './application-card.css';

const isOver = ({ state }: DriverApplicationView) => state === 'closed' || state === 'ended';

/** A driver who is not certified yet can only be hired after their own application here is complete. */
function OwnApplication({ carrier }: { carrier: string }) {
  const { t } = useTranslation('my-applications');
  const { isActive } = useCurrentUser();
  if (isActive) return null;
  return (
    <p className="gh-note">
      {t('card.notCertified', { carrier })} <Link to={paths.driverOnboarding}>{t('card.toOwn')}</Link>
    </p>
  );
}

/** One application: its status, the next step, and the driver's actions. */
export function ApplicationCard({ application }: { application: DriverApplicationView }) {
  const { t } = useTranslation('my-applications');
  const { candidacyId, title, carrier, place, weeklyPay, turn, state, isLate, lapsedSince } = application;
  const { interview, offer, start, agreedRate, ending, message, reportNotice } = application;
  const { t: driver } = useTranslation('driver');
  const nextLine = useNextLine();
  const headingId = `application-${candidacyId}`;
  return (
    <article className="gh-card gh-application" id={candidacyId} aria-labelledby={headingId}>
      <header className="gh-application-head">
        <div>
          <h2 id={headingId}>{title}</h2>
          <p className="gh-application-place">{t('card.at', { carrier, place })}</p>
        </div>
        {turn === 'you' ? <StateChip turn={turnOf(application)} /> : null}
      </header>
      <WeeklyPay pay={weeklyPay} />
      <Track application={application} />
      {ending === null ? null : <Ending ending={ending} />}
      {isOver(application) ? null : (
        <p className="gh-application-next">
          {nextLine(application)}
          {isLate && turn !== 'you' ? ` ${t('card.late')}` : null}
        </p>
      )}
      {reportNotice?.isYourTurn === true ? (
        <div>
          <ButtonLink variant="primary" to={paths.driverNotices}>
            {driver('reportNotice.answer')}
          </ButtonLink>
        </div>
      ) : null}
      {message === null ? null : (
        <figure className="gh-application-message">
          <figcaption>{t('card.message', { carrier })}</figcaption>
          <blockquote>{message}</blockquote>
        </figure>
      )}
      {state === 'invited' ? <p className="gh-note">{t('card.share', { carrier })}</p> : null}
      {lapsedSince === null ? null : (
        <div className="gh-application-lapsed">
          <p>{t('card.lapsed')}</p>
          {isRenewalReviewed(application) ? null : (
            <ButtonLink to={paths.driverPersonalInfo}>{t('card.renew')}</ButtonLink>
          )}
        </div>
      )}
      {interview !== null && state === 'interviewing' ? <InterviewFacts interview={interview} /> : null}
      {offer === null ? null : <OfferedTimes key={offer._id} application={application} offer={offer} />}
      {start !== null && state !== 'closed' ? (
        <StartFacts start={start} rate={agreedRate} isOver={state === 'ended'} />
      ) : null}
      {isOver(application) ? null : <OwnApplication carrier={carrier} />}
      <AnswerButtons application={application} />
    </article>
  );
}
