import type { DriverApplication } from '#domain/driver-application/schema';
import type { DriverMe } from '#domain/drivers/schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { applicationQuery } from '../../../shared/driver/application';
import { driverMeQuery } from '../../../shared/driver/me';
import { WelcomeSteps } from '../../../shared/driver/welcome-steps';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/button';
import { Card, Stack } from '../../../shared/ui/layout';
import { PageHeader } from '../../../shared/ui/page-header';
import { PageSkeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/states';
import { FirstQuestions } from './first-questions';
import { partOf } from './parts';
import { Progress } from './progress';
import { PreTrip, Section } from './section';
import { Tiers } from './tiers';
import './hub.css';

function Interest({ me }: { me: DriverMe }) {
  const { t } = useTranslation('onboarding');
  if (me.applications === 0) return <p className="gh-hub-note">{t('noApplications')}</p>;
  return (
    <Card title={t('applications', { count: me.applications })}>
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
      <ButtonLink variant="primary" to={paths.onboardingPart(partOf[task])}>
        {t('continue', { task: t(`task.${task}`) })}
      </ButtonLink>
    </div>
  );
}

function Hub({ me, application }: { me: DriverMe; application: DriverApplication }) {
  const { t } = useTranslation('onboarding');
  const { stage } = application;
  const isWorkedOn = stage === 'PreQualify' || stage === 'Processing' || application.next !== null;
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} stateLine={t(`status.${application.status}`)} />
      <WelcomeSteps />
      <Tiers tier={application.tier} />
      <Card title={t(`stage.${stage}.name`)}>
        <p>{t(`stage.${stage}.next`)}</p>
        {isWorkedOn ? <Progress application={application} /> : null}
      </Card>
      {me.asksPreQualification ? <FirstQuestions /> : null}
      {application.sections.map((section) =>
        section.section === 'preTrip' ? (
          <PreTrip key="preTrip" turn={section.turn} />
        ) : (
          <Section key={section.section} section={section} documents={application.documents} />
        ),
      )}
      <Interest me={me} />
      {me.asksPreQualification ? null : <Continue task={application.next} />}
    </Stack>
  );
}

/** Where an application stands: what is done, what waits for whom, and the one thing to do next. */
export function HubPage() {
  const me = useQuery(driverMeQuery());
  const application = useQuery(applicationQuery());
  const failed = [me, application].find(({ data, error }) => data === undefined && error !== null);
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
  if (me.data === undefined || application.data === undefined) return <PageSkeleton />;
  return <Hub me={me.data} application={application.data} />;
}
