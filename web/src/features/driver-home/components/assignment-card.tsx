import { useTranslation } from 'react-i18next';
import { mustNotDrive } from '#domain/candidacies/next-step';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import { useStepLine } from '#web/entities/driver/use-next-line';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card, Facts, Inline, Stack } from '#web/shared/ui/layout';
import { isRunning } from '../model/running';
import { FileDue } from './file-due';
import { useWorkplaceFacts } from './workplace-facts';

interface AssignmentProps {
  application: DriverApplicationView;
  /** The application of the next step, which says already that the driver must not drive. */
  leading: DriverApplicationView | undefined;
}

function Assignment({ application, leading }: AssignmentProps) {
  const { t } = useTranslation(['driver-home', 'driver']);
  const workplaceFacts = useWorkplaceFacts();
  const stepLine = useStepLine();
  const { candidacyId, title, carrier, place, start, firstDay, fileTasks } = application;
  return (
    <Stack gap={4}>
      <strong>{title}</strong>
      <span>
        {carrier} · {place}
      </span>
      {start === null ? null : <span>{t('assignment.since', { date: formatDate(start.startOn) })}</span>}
      {firstDay === null ? null : <Facts facts={workplaceFacts(firstDay, t('assignment.contact'))} />}
      {mustNotDrive(application.next) && candidacyId !== leading?.candidacyId ? (
        <strong role="note">{stepLine(application)}</strong>
      ) : null}
      <FileDue application={application} />
      <Inline>
        <ButtonLink variant="primary" to={paths.driverTimesheet}>
          {t('assignment.timesheet')}
        </ButtonLink>
        {fileTasks.due === 0 ? null : <ButtonLink to={paths.driverOwnFile}>{t('driver:file')}</ButtonLink>}
        <ButtonLink to={paths.driverApplication(candidacyId)}>{t('assignment.see')}</ButtonLink>
      </Inline>
    </Stack>
  );
}

interface AssignmentCardProps extends Pick<AssignmentProps, 'leading'> {
  applications: readonly DriverApplicationView[];
}

/** The driver's current assignment. */
export function AssignmentCard({ applications, leading }: AssignmentCardProps) {
  const { t } = useTranslation('driver-home');
  const running = applications.filter(isRunning);
  if (running.length === 0) return null;
  return (
    <Card title={t('assignment.title')}>
      <Stack gap={16}>
        {running.map((application) => (
          <Assignment key={application.candidacyId} application={application} leading={leading} />
        ))}
      </Stack>
    </Card>
  );
}
