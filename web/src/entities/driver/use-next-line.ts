import { useTranslation } from 'react-i18next';
import { isFileStep, isRenewalStep, mustNotDrive, needsFileOfDriver } from '#domain/candidacies/next-step';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { useReportNoticeText } from './report-notice';

type NextFacts = Pick<
  DriverApplicationView,
  'next' | 'reportNotice' | 'carrier' | 'isCarrierPaused' | 'signature' | 'turn'
>;

const isAtWork = (next: NextFacts['next']): boolean => next === 'onAssignment' || mustNotDrive(next);

/** Whether driving waits for the driver's signature: of the application, or of a consent that they withdrew. */
export const isToSign = ({ next, signature }: Pick<DriverApplicationView, 'next' | 'signature'>): boolean =>
  signature === 'due' || (signature === 'consent' && needsFileOfDriver(next));

/** Whether the driver has sent the new document that driving waits for: no one but its reviewers can do anything. */
export const isRenewalReviewed = ({ next, turn }: Pick<DriverApplicationView, 'next' | 'turn'>): boolean =>
  isRenewalStep(next) && turn !== 'you';

/** The effect of a paused carrier on an application: its deadlines stop, but an assignment continues. */
export function usePausedLine() {
  const { t } = useTranslation('driver');
  return ({ next, carrier }: Pick<DriverApplicationView, 'next' | 'carrier'>): string =>
    t(isAtWork(next) ? 'pausedAtWork' : 'paused', { carrier });
}

/** The next step of an application in one sentence, whether its carrier is paused or not. */
export function useStepLine() {
  const { t } = useTranslation('driver');
  const noticeText = useReportNoticeText();
  return (application: NextFacts): string => {
    const { next, reportNotice, carrier, signature } = application;
    if (reportNotice !== null) return noticeText(application);
    const isReviewed = isRenewalReviewed(application);
    if (!isReviewed && !isToSign(application)) return t(`next.${next}`, { carrier });
    const toSign = signature === 'consent' ? 'consent' : 'signApplication';
    const step = isReviewed ? 'renewal' : toSign;
    return t(mustNotDrive(next) ? `next.${step}AtWork` : `next.${step}`, { carrier });
  };
}

/** The next step of an application in one sentence, the same on every page. */
export function useNextLine() {
  const lineOf = useStepLine();
  const pausedLine = usePausedLine();
  return (application: NextFacts): string => {
    const line = lineOf(application);
    if (!application.isCarrierPaused) return line;
    // While the carrier is paused, only the driver can do something; the law does not pause.
    const paused = pausedLine(application);
    return application.turn === 'you' || mustNotDrive(application.next) ? `${paused} ${line}` : paused;
  };
}

/** Whether an accepted start waits for a renewal or for the driver's file, whether its date has come or not. */
export const isHeldBack = ({ next }: Pick<DriverApplicationView, 'next'>): boolean =>
  isFileStep(next) || next === 'renewProof';
