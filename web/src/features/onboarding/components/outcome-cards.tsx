import { useTranslation } from 'react-i18next';
import type { DriverApplication } from '#domain/driver-application/schema';
import { documentPage, taskPages } from '#domain/driver-application/task-pages';
import type { RejectionReason } from '#domain/driver-pipeline/reasons';
import { documentKinds, type OnboardingTask } from '#domain/driver-pipeline/tasks';
import { formatDate, formatDateTime, formatPhone } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';
import { SupportLine } from './support-line';
import { SIGNATURE_PAGE } from './task-pages';

/** An answer changed after signing: the application continues only once it is signed again. */
export function SignAgainCard() {
  const { t } = useTranslation('onboarding');
  return (
    <Card title={t('signAgain.title')}>
      <p>{t('signAgain.text')}</p>
      <ButtonLink variant="primary" to={paths.onboardingPart(SIGNATURE_PAGE)}>
        {t('signAgain.action')}
      </ButtonLink>
    </Card>
  );
}

type Headline = DriverApplication['headline'];

/** The driver's most urgent task: it was sent back, changed after it was sent, or requested. */
export function TurnCard({ headline: { kind, about, reason, note } }: { headline: Headline }) {
  const { t } = useTranslation('onboarding');
  const { t: driver } = useTranslation('driver');
  if (about === null || (kind !== 'sentBack' && kind !== 'sendAgain' && kind !== 'requested')) return null;
  const document = documentKinds.find((each) => each === about);
  const thing = document === undefined ? t(`task.${about as OnboardingTask}`) : t(`document.${document}`);
  const page = document === undefined ? taskPages[about as OnboardingTask] : documentPage(document);
  return (
    <Card title={t(`headline.${kind}`, { thing })} extra={<StateChip turn="yours" />}>
      {kind === 'sentBack' ? null : <p>{t(`headline.${kind}Text`)}</p>}
      {reason === null ? null : <p>{driver(`task.reason.${reason as RejectionReason | 'infected'}`)}</p>}
      {note === null ? null : <p>{driver('task.note', { note })}</p>}
      <ButtonLink variant="primary" to={paths.onboardingPart(page)}>
        {t('continue', { task: thing })}
      </ButtonLink>
    </Card>
  );
}

interface SentCardProps {
  sent: NonNullable<DriverApplication['sent']>;
  support: DriverApplication['support'];
}

/** The receipt: when the application was sent, who will call and when, and what to do about a missed call. */
export function SentCard({ sent: { at, caller, withinWorkingDays, isLate, againAt }, support }: SentCardProps) {
  const { t } = useTranslation('onboarding');
  const who = caller === null ? t('sent.teamMember') : t('sent.caller', { name: caller });
  const inTime = withinWorkingDays === 0 ? t('sent.today') : t('sent.within', { who, count: withinWorkingDays });
  const soon = isLate ? t('sent.late') : inTime;
  return (
    <Card title={t('sent.title')}>
      <p>{t('sent.at', { at: formatDateTime(at) })}</p>
      <p>{againAt === null ? soon : t('sent.again', { at: formatDateTime(againAt) })}</p>
      {support.phone === null ? null : <p>{t('sent.from', { phone: formatPhone(support.phone) })}</p>}
      <p>{t('sent.email')}</p>
      <SupportLine support={support} />
    </Card>
  );
}

interface ClosedCardProps {
  stage: 'NotQualified' | 'NotInterested';
  closed: NonNullable<DriverApplication['closed']>;
  support: DriverApplication['support'];
}

/** The decision, its reason, and whom to contact about it. */
export function ClosedCard({ stage, closed: { at, reason }, support }: ClosedCardProps) {
  const { t } = useTranslation('onboarding');
  const hasContact = support.phone !== null || support.email !== null;
  return (
    <Card title={t(`stage.${stage}.name`)}>
      <p>{t(`closed.${stage}`, { on: formatDate(at) })}</p>
      {reason === null ? null : <p>{t(`closed.reason.${reason}`)}</p>}
      {hasContact ? <p>{t(stage === 'NotQualified' ? 'closed.slip' : 'closed.back')}</p> : null}
      <SupportLine support={support} />
    </Card>
  );
}
