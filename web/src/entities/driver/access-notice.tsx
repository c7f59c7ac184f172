import { useTranslation } from 'react-i18next';
import { turnOfAccess } from '#domain/whose-turn/turns';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { ButtonLink } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';

/** The requests for the driver's file that wait for an answer. */
export const useAccessRequests = () =>
  useCurrentUser().dqAccesses.filter(({ status }) => turnOfAccess(status) === 'driver');

/** A carrier waits for access to the driver's file. */
export function AccessNotice() {
  const { t } = useTranslation('driver');
  const requests = useAccessRequests();
  const [first] = requests;
  if (first === undefined) return null;
  return (
    <Card
      title={t('access.title', { count: requests.length, carrier: first.carrier })}
      extra={<StateChip turn="yours" />}
    >
      <ButtonLink variant="primary" to={paths.driverAccess}>
        {t('access.answer')}
      </ButtonLink>
    </Card>
  );
}
