import { displayTiers } from '#domain/drivers/stages';
import type { DriverStage } from '#domain/drivers/stages';
import type { DriverMe } from '#domain/drivers/schema';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { driverMeQuery } from '../../../shared/driver/me';
import { paths } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/button';
import { Card, Stack } from '../../../shared/ui/layout';
import { PageHeader } from '../../../shared/ui/page-header';
import { PageSkeleton } from '../../../shared/ui/skeleton';
import { ErrorState } from '../../../shared/ui/states';
import { FirstQuestions } from './first-questions';
import './onboarding.css';

function Tiers({ tier }: { tier: DriverMe['tier'] }) {
  const { t } = useTranslation('driver-home');
  const reached = displayTiers.indexOf(tier);
  return (
    <ol className="gh-tiers" aria-label={t('onboarding.tiers')}>
      {displayTiers.map((name, index) => (
        <li
          key={name}
          className={index <= reached ? 'gh-tier-reached' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {index < reached ? '✓ ' : ''}
          {t(`onboarding.tier.${name}`)}
        </li>
      ))}
    </ol>
  );
}

function Standing({ me }: { me: DriverMe }) {
  const { t } = useTranslation('driver-home');
  const stage = me.stage as DriverStage;
  return (
    <Stack gap={24}>
      <PageHeader title={t('onboarding.title')} stateLine={t(`onboarding.stage.${stage}.name`)} />
      <Tiers tier={me.tier} />
      {me.asksPreQualification ? (
        <FirstQuestions />
      ) : (
        <Card title={t('onboarding.next')}>
          <p>{t(`onboarding.stage.${stage}.next`)}</p>
        </Card>
      )}
      {me.applications === 0 ? (
        <p>{t('onboarding.noApplications')}</p>
      ) : (
        <Card title={t('onboarding.applications', { count: me.applications })}>
          <ButtonLink variant={me.yourTurn === 0 ? 'default' : 'primary'} to={paths.driverApplications}>
            {t(me.yourTurn === 0 ? 'onboarding.seeApplications' : 'onboarding.answerApplications')}
          </ButtonLink>
        </Card>
      )}
    </Stack>
  );
}

/** For a driver who is not active: where his application stands and what comes next, without a form behind it. */
export function OnboardingPage() {
  const me = useQuery(driverMeQuery());
  if (me.data !== undefined) return <Standing me={me.data} />;
  return me.error === null ? <PageSkeleton /> : <ErrorState error={me.error} retry={() => void me.refetch()} />;
}
