import { useTranslation } from 'react-i18next';
import type { DriverMe } from '#domain/drivers/schema';
import { formatDay } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import { StateChip } from '#web/shared/ui/state-chip';

/** The driver's first task in hours and pay, with the way there; renders nothing if there is none. */
export function HoursNotice({ me: { hoursTask } }: { me: DriverMe }) {
  const { t } = useTranslation('driver-home');
  if (hoursTask === null) return null;
  const { task, day } = hoursTask;
  const date = day === null ? '' : formatDay(day);
  const to = day === null ? paths.addDebitCard : `${paths.driverTimesheet}?week=${day}`;
  return (
    <Card title={t(`hours.title.${task}`, { date })} extra={<StateChip turn="yours" />}>
      <Stack gap={8}>
        <p>{t(`hours.text.${task}`)}</p>
        <ButtonLink variant="primary" to={to}>
          {t(task === 'card' ? 'hours.addCard' : 'assignment.timesheet')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
