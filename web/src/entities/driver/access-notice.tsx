import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { ButtonLink } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';

/** A carrier waits for access to the driver's file. */
export function AccessNotice() {
  const { t } = useTranslation('driver');
  const count = useCurrentUser().dqAccesses.filter(({ status }) => status === 'requested').length;
  if (count === 0) return null;
  return (
    <Card title={t('access.title', { count })}>
      <ButtonLink variant="primary" to={paths.driverAccess}>
        {t('access.answer')}
      </ButtonLink>
    </Card>
  );
}
