import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { waitingTimesheetsQuery } from '#web/entities/timesheets/waiting';
import { paths } from '#web/shared/paths';
import { Card } from '#web/shared/ui/layout';
import { WaitingLines } from './waiting-lines';

/** Timesheets to approve, for those who approve them and read no invoices: the card of invoices has them, too. */
export function TimesheetsCard() {
  const { t } = useTranslation(['billing', 'common']);
  const { waiting, oldestOn } = useQuery(waitingTimesheetsQuery()).data ?? { waiting: 0, oldestOn: null };
  if (waiting === 0 || oldestOn === null) return null;
  const label = t('dashboard.timesheets', { count: waiting });
  return (
    <Card title={t('common:nav.timesheets')}>
      <WaitingLines
        title={t('common:turn.yours')}
        lines={[{ label, count: waiting, to: paths.timesheetWeek(oldestOn) }]}
      />
    </Card>
  );
}
