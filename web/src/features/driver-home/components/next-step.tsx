import { useTranslation } from 'react-i18next';
import { isFileStep, mustNotDrive, needsFileOfDriver } from '#domain/candidacies/next-step';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { homeQuestionOf } from '#domain/whose-turn/home-question';
import { Moment } from '#web/entities/driver/moment';
import { isToSign, useStepLine } from '#web/entities/driver/use-next-line';
import { WeeklyPay } from '#web/entities/driver/weekly-pay';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { StateChip } from '#web/shared/ui/state-chip';
import { NextAction } from './next-action';

interface NextStepProps {
  waiting: readonly DriverApplicationView[];
  live: readonly DriverApplicationView[];
  /** Whether something else than an application waits for the driver. */
  isWaitedFor: boolean;
}

/** The reason why the driver's open applications wait: their carriers, the end of a pause, or a date that is agreed on. */
function hintOf(live: readonly DriverApplicationView[]) {
  if (live.every(({ isCarrierPaused }) => isCarrierPaused)) return 'next.pausedHint';
  return live.every(({ turn, isCarrierPaused }) => turn === 'nobody' || isCarrierPaused)
    ? 'next.dateHint'
    : 'next.waitHint';
}

/** The time of the interview that waits for the driver's answer; an offered first day has a card of its own. */
function InterviewTime({ application: { next, interview } }: { application: DriverApplicationView }) {
  if (next !== 'answerInterview' || interview === null) return null;
  return (
    <p>
      <Moment at={interview.startsAt} zone={interview.zone} />
    </p>
  );
}

/** The one thing to do now: the oldest open question, or finding a job when there is none. */
export function NextStep({ waiting, live, isWaitedFor }: NextStepProps) {
  const { t } = useTranslation('driver-home');
  const stepLine = useStepLine();
  const [first] = waiting;
  if (first === undefined) {
    // The cards above say what waits; "nothing does" would contradict them.
    if (live.length > 0 && isWaitedFor) return null;
    const hint = hintOf(live);
    return (
      <section className="gh-card gh-next" aria-labelledby="next-step">
        <h2 id="next-step">{t(live.length === 0 ? 'next.find' : 'next.wait')}</h2>
        <p>{t(live.length === 0 ? 'next.findHint' : hint)}</p>
        {live.length === 0 ? (
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
      <InterviewTime application={first} />
      {question === 'answerStart' ? <p>{t('next.offerHint')}</p> : null}
      {isToSign(first) || mustNotDrive(first.next) ? <p>{stepLine(first)}</p> : null}
      {needsFileOfDriver(first.next) ? (
        <p>{t(isFileStep(first.next) ? 'next.file' : 'next.fileAtWork', { count: first.fileTasks.holding })}</p>
      ) : null}
      <NextAction application={first} />
      {question === 'answerInvite' ? (
        <ButtonLink to={paths.driverJob(first.orderId)}>{t('next.readJob')}</ButtonLink>
      ) : null}
    </section>
  );
}
