import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { needsDriver, ownVerificationsQuery } from './own-verifications';

function useTitle({ actions, carrier, employer: { name: employer } }: OwnVerification): string {
  const { t } = useTranslation('driver');
  return actions.includes('signConsent')
    ? t('verification.consent', { carrier, employer })
    : t('verification.answered', { employer });
}

function Notice({ first, count }: { first: OwnVerification; count: number }) {
  const { t } = useTranslation('driver');
  const title = useTitle(first);
  const isConsent = first.actions.includes('signConsent');
  return (
    <Card title={count === 1 ? title : t('verification.several', { count })}>
      <ButtonLink variant="primary" to={count === 1 ? paths.driverVerification(first._id) : paths.driverVerifications}>
        {count === 1 ? t(isConsent ? 'verification.sign' : 'verification.read') : t('verification.open')}
      </ButtonLink>
    </Card>
  );
}

/** A carrier needs the consent to verify a past employment, or a past employer has answered. */
export function VerificationNotice() {
  const { data } = useQuery(ownVerificationsQuery());
  const waiting = data?.data.filter(needsDriver) ?? [];
  const [first] = waiting;
  return first === undefined ? null : <Notice first={first} count={waiting.length} />;
}
