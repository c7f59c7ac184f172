import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DriverApplication } from '#domain/driver-application/schema';
import { taskPages } from '#domain/driver-application/task-pages';
import type { DriverMe } from '#domain/drivers/schema';
import { AccessNotice } from '#web/entities/driver/access-notice';
import { applicationQuery } from '#web/entities/driver/application';
import { driverMeQuery } from '#web/entities/driver/me';
import { ownVerificationsQuery } from '#web/entities/driver/own-verifications';
import { ReportNotices } from '#web/entities/driver/report-notice';
import { VerificationNotice } from '#web/entities/driver/verification-notice';
import { WelcomeSteps } from '#web/entities/driver/welcome-steps';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { StateChip } from '#web/shared/ui/state-chip';
import { ErrorState } from '#web/shared/ui/states';
import { AboutYou, Disqualified } from './about-you';
import { ClosedCard, SentCard, SignAgainCard, TurnCard } from './outcome-cards';
import { Progress } from './progress';
import { PreTrip, Section } from './section';
import { SupportLine } from './support-line';
import { Tiers } from './tiers';
import './hub.css';

function Interest({ me }: { me: DriverMe }) {
  const { t } = useTranslation('onboarding');
  if (me.applications === 0) return <p className="gh-hub-note">{t('noApplications')}</p>;
  return (
    <Card
      title={t('applications', { count: me.applications })}
      extra={me.yourTurn === 0 ? undefined : <StateChip turn="yours" />}
    >
      <ButtonLink to={paths.driverApplications}>
        {t(me.yourTurn === 0 ? 'seeApplications' : 'answerApplications')}
      </ButtonLink>
    </Card>
  );
}

function Continue({ task }: { task: DriverApplication['next'] }) {
  const { t } = useTranslation('onboarding');
  if (task === null) return null;
  return (
    <div className="gh-hub-continue">
      <ButtonLink variant="primary" to={paths.onboardingPart(taskPages[task])}>
        {t('continue', { task: t(`task.${task}`) })}
      </ButtonLink>
    </div>
  );
}

/** Pages that stay empty until something was sent. */
function FileLinks() {
  const { t } = useTranslation('onboarding');
  return (
    <>
      <ButtonLink to={paths.driverOwnFile}>{t('ownFile')}</ButtonLink>
      <ButtonLink to={paths.driverAccess}>{t('access')}</ButtonLink>
      <ButtonLink to={paths.driverNotices}>{t('notices')}</ButtonLink>
      <ButtonLink to={paths.driverVerifications}>{t('verifications')}</ButtonLink>
    </>
  );
}

function Hub({ me, application }: { me: DriverMe; application: DriverApplication }) {
  const { t } = useTranslation('onboarding');
  const { stage, sent, support, headline } = application;
  const isNew = stage === 'PreQualify' || stage === 'Processing';
  const mustSignAgain = headline.kind === 'signAgain';
  const isDriversTurn = headline.about !== null;
  const nextText = useNextText(me, application);
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={isDriversTurn ? undefined : t(`status.${application.status}`)} />
      <ReportNotices me={me} />
      {mustSignAgain ? <SignAgainCard /> : <TurnCard headline={headline} />}
      <AccessNotice />
      <VerificationNotice />
      {me.yourTurn === 0 ? null : <Interest me={me} />}
      {sent === null || isDriversTurn ? null : <SentCard sent={sent} support={support} />}
      {isNew ? <WelcomeSteps /> : null}
      <Tiers tier={application.tier} isReopened={isDriversTurn} />
      {!isNew && (sent !== null || isDriversTurn) ? null : (
        <Card title={t(`stage.${stage}.name`)}>
          <p>{nextText}</p>
          {isNew || application.next !== null ? <Progress application={application} /> : null}
          {isNew ? null : <SupportLine support={support} />}
        </Card>
      )}
      <AboutYou me={me} />
      {application.sections.map((section) =>
        section.section === 'preTrip' ? (
          <PreTrip key="preTrip" turn={section.turn} isDriversTurn={headline.turn === 'yours'} />
        ) : (
          <Section key={section.section} section={section} documents={application.documents} />
        ),
      )}
      {me.yourTurn === 0 ? <Interest me={me} /> : null}
      {isNew ? null : <FileLinks />}
      {me.asksPreQualification || isDriversTurn ? null : <Continue task={application.next} />}
    </Stack>
  );
}

interface ClosedProps {
  stage: 'NotQualified' | 'NotInterested';
  me: DriverMe;
  application: DriverApplication;
}

/** A closed application shows no tasks, unless the driver's own answer closed it. */
function Closed({ stage, me, application }: ClosedProps) {
  const { t } = useTranslation('onboarding');
  const { closed, support } = application;
  if (me.disqualification !== null) {
    return (
      <Stack gap={24}>
        <PageHeader title={t('title')} />
        <Disqualified reason={me.disqualification} support={support} />
      </Stack>
    );
  }
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} />
      {closed === null ? null : <ClosedCard stage={stage} closed={closed} support={support} />}
    </Stack>
  );
}

/** The text of the stage, without contacts that are already confirmed and questions that are already answered. */
function useNextText(me: DriverMe, { stage, contacts }: DriverApplication): string {
  const { t } = useTranslation('onboarding');
  if (stage !== 'PreQualify') return t(`stage.${stage}.next`);
  if (contacts.isEmailConfirmed || contacts.isPhoneConfirmed) return t('preQualify.answers');
  return me.asksPreQualification ? t('stage.PreQualify.next') : t('preQualify.contact');
}

/** The application hub: what is done, whose turn each part is, and the next thing to do. */
export function HubPage() {
  const me = useQuery(driverMeQuery());
  const application = useQuery(applicationQuery());
  // Its notice stands above the rest of the page.
  const { isFetched: isNoticeKnown } = useQuery(ownVerificationsQuery());
  const failed = [me, application].find(({ data, error }) => data === undefined && error !== null);
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
  if (me.data === undefined || application.data === undefined || !isNoticeKnown) return <PageSkeleton />;
  const { stage } = application.data;
  if (stage === 'NotQualified' || stage === 'NotInterested')
    return <Closed stage={stage} me={me.data} application={application.data} />;
  return <Hub me={me.data} application={application.data} />;
}
