import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monthAndFullYear } from '#domain/driver-dossier/timeline';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { needsDriver, ownVerificationsQuery } from '#web/entities/driver/own-verifications';
import { PausedNote } from '#web/entities/driver/paused-note';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { isVerificationOpen, OwnVerificationChip, useOwnState } from './state-line';
import './driver-verifications.css';

function Verification({ verification }: { verification: OwnVerification }) {
  const { t } = useTranslation(['driver-verifications', 'driver', 'labels']);
  const stateText = useOwnState()(verification);
  const { _id: id, actions, carrier, employer, endDate, responses, startDate } = verification;
  const end = endDate === null ? t('labels:term.present') : monthAndFullYear(endDate);
  const action = () => {
    if (actions.includes('signConsent')) return t('driver:verification.sign');
    return responses.length > 0 ? t('driver:verification.read') : t('action.open');
  };
  return (
    <Card>
      <div className="gh-own-verification">
        <div className="gh-own-verification-head">
          <h2>{employer.name}</h2>
          <OwnVerificationChip verification={verification} />
        </div>
        <p className="gh-own-verification-aside">
          {monthAndFullYear(startDate)} – {end}
        </p>
        <p>{t('requestedBy', { carrier })}</p>
        <p>{stateText}</p>
        <PausedNote of={verification} isOpen={isVerificationOpen(verification)} />
        <div>
          <ButtonLink
            variant={needsDriver(verification) ? 'primary' : undefined}
            to={paths.driverVerification(id)}
            aria-label={`${action()}: ${employer.name}, ${carrier}`}
          >
            {action()}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** Every verification of the driver's past employments: consents to sign, answers to read, corrections. */
export function VerificationsPage() {
  const { t } = useTranslation('driver-verifications');
  const { data, error, refetch } = useQuery(ownVerificationsQuery());
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data?.data.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      <ul className="gh-cards" aria-label={t('title')} hidden={data === undefined || data.data.length === 0}>
        {data?.data.map((verification) => (
          <li key={verification._id}>
            <Verification verification={verification} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
