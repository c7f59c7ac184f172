import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { verificationTask } from '#domain/whose-turn/turns';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';
import { needsDriver, ownVerificationsQuery } from './own-verifications';

const links = { consent: 'sign', answer: 'read', statement: 'state' } as const;

function Notice({ first, count }: { first: OwnVerification; count: number }) {
  const { t } = useTranslation('driver');
  const task = verificationTask(first) ?? 'answer';
  const title = t(`verification.task.${task}`, { carrier: first.carrier, employer: first.employer.name });
  return (
    <Card title={count === 1 ? title : t('verification.several', { count })} extra={<StateChip turn="yours" />}>
      <ButtonLink variant="primary" to={count === 1 ? paths.driverVerification(first._id) : paths.driverVerifications}>
        {count === 1 ? t(`verification.${links[task]}`) : t('verification.open')}
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
