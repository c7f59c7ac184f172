import { noWaits } from '#domain/candidacies/waiting';
import type { WaitLine } from '#domain/candidacies/waiting';
import type { Dashboard } from '#domain/dashboard/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWaitLines } from '../../../shared/carrier/waiting';
import { formatCount } from '../../../shared/i18n/format';
import { paths } from '../../../shared/paths';
import { useCan } from '../../../shared/session/current-user';
import { Card } from '../../../shared/ui/layout';
import { StateChip } from '../../../shared/ui/state-chip';

interface WaitingLine {
  label: string;
  count: number;
  to: string;
  /** Whether the reader himself may do it. */
  mine: boolean;
}

/** Everything that waits for this carrier, what the reader may do first. */
function useWaitingLines({ waiting, sentBack }: Dashboard): WaitingLine[] {
  const { t } = useTranslation('dashboard');
  const { mine, colleagues } = useWaitLines({ ...noWaits, ...waiting });
  const mayWrite = useCan('orders:write');
  const line = (isMine: boolean) => (each: WaitLine) => ({
    label: t(`waiting.act.${each.wait}`, { count: each.count }),
    count: each.count,
    to: paths.jobOrdersBy('active'),
    mine: isMine,
  });
  const returned = {
    label: t('waiting.sentBack', { count: sentBack }),
    count: sentBack,
    to: paths.jobOrdersBy('pending'),
    mine: mayWrite,
  };
  const lines = [...mine.map(line(true)), ...colleagues.map(line(false))];
  return sentBack === 0 ? lines : [returned, ...lines].sort((one, other) => Number(other.mine) - Number(one.mine));
}

export function Waiting({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const lines = useWaitingLines(dashboard);
  const { late } = dashboard;
  return (
    <Card
      title={t('waiting.title')}
      extra={late > 0 ? <StateChip turn="late">{t('waiting.late', { count: late })}</StateChip> : null}
    >
      {lines.length === 0 ? <p className="gh-dashboard-quiet">{t('waiting.none')}</p> : null}
      <ul className="gh-waiting">
        {lines.map(({ label, count, to, mine }) => (
          <li key={label}>
            <Link to={to}>
              <span className="gh-waiting-count gh-numbers">{formatCount(count)}</span>
              <span>{label}</span>
            </Link>
            <StateChip turn={mine ? 'yours' : 'theirs'}>{mine ? t('waiting.yours') : t('waiting.theirs')}</StateChip>
          </li>
        ))}
      </ul>
    </Card>
  );
}
