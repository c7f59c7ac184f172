import { useTranslation } from 'react-i18next';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { isRunning } from '../model/running';
import { useWorkplaceFacts } from './workplace-facts';

/** The driver's current assignment. */
export function AssignmentCard({ applications }: { applications: readonly DriverApplicationView[] }) {
  const { t } = useTranslation('driver-home');
  const workplaceFacts = useWorkplaceFacts();
  const running = applications.filter(isRunning);
  if (running.length === 0) return null;
  return (
    <Card title={t('assignment.title')}>
      <Stack gap={16}>
        {running.map(({ candidacyId, title, carrier, place, start, firstDay }) => (
          <Stack key={candidacyId} gap={4}>
            <strong>{title}</strong>
            <span>
              {carrier} · {place}
            </span>
            {start === null ? null : <span>{t('assignment.since', { date: formatDate(start.startOn) })}</span>}
            {firstDay === null ? null : <Facts facts={workplaceFacts(firstDay, t('assignment.contact'))} />}
            <div>
              <ButtonLink to={paths.driverApplication(candidacyId)}>{t('assignment.see')}</ButtonLink>
            </div>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
