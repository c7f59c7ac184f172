import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { homeQuestionOf } from '#domain/whose-turn/home-question';
import { WeeklyPay } from '#web/entities/driver/weekly-pay';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { StateChip } from '#web/shared/ui/state-chip';

interface NextStepProps {
  waiting: readonly DriverApplicationView[];
  live: number;
  /** Whether something else than an application waits for the driver. */
  isWaitedFor: boolean;
}

/** The one thing to do now: the oldest open question, or finding a job when there is none. */
export function NextStep({ waiting, live, isWaitedFor }: NextStepProps) {
  const { t } = useTranslation('driver-home');
  const [first] = waiting;
  if (first === undefined) {
    // The cards above say what waits; "nothing does" would contradict them.
    if (live > 0 && isWaitedFor) return null;
    return (
      <section className="gh-card gh-next" aria-labelledby="next-step">
        <h2 id="next-step">{t(live === 0 ? 'next.find' : 'next.wait')}</h2>
        <p>{t(live === 0 ? 'next.findHint' : 'next.waitHint')}</p>
        {live === 0 ? (
          <ButtonLink variant="primary" to={paths.driverJobs}>
            {t('next.findAction')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.driverApplications}>{t('next.waitAction')}</ButtonLink>
        )}
      </section>
    );
  }
  const question = homeQuestionOf(first.next);
  return (
    <section className="gh-card gh-next gh-next-yours" aria-labelledby="next-step">
      <div className="gh-next-head">
        <h2 id="next-step">{t(`next.${question}`, { carrier: first.carrier })}</h2>
        <StateChip turn="yours" />
      </div>
      <p>
        {first.title} · {first.place}
      </p>
      <WeeklyPay pay={first.weeklyPay} />
      {question === 'renewProof' ? (
        <ButtonLink variant="primary" to={paths.driverPersonalInfo}>
          {t('next.renew')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" to={paths.driverApplication(first.candidacyId)}>
          {t('next.answer')}
        </ButtonLink>
      )}
      {question === 'answerInvite' ? (
        <ButtonLink to={paths.driverJob(first.orderId)}>{t('next.readJob')}</ButtonLink>
      ) : null}
    </section>
  );
}
