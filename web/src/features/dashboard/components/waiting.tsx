import type { Dashboard } from '#domain/dashboard/schema';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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

/** Everything that waits for this carrier, what the reader may do himself first. */
function useWaitingLines({ waiting, sentBack }: Dashboard): WaitingLine[] {
  const { t } = useTranslation('dashboard');
  const mayAct = useCan('hiring:act');
  const mayReview = useCan('hiring:review');
  const mayWrite = useCan('orders:write');
  const active = paths.jobOrdersBy('active');
  const lines = [
    {
      label: t('waiting.sentBack', { count: sentBack }),
      count: sentBack,
      to: paths.jobOrdersBy('pending'),
      mine: mayWrite,
    },
    { label: t('waiting.requests', { count: waiting.requests }), count: waiting.requests, to: active, mine: mayAct },
    { label: t('waiting.reviews', { count: waiting.reviews }), count: waiting.reviews, to: active, mine: mayReview },
    {
      label: t('waiting.toInterview', { count: waiting.toInterview }),
      count: waiting.toInterview,
      to: active,
      mine: mayAct,
    },
    { label: t('waiting.proposals', { count: waiting.proposals }), count: waiting.proposals, to: active, mine: mayAct },
    { label: t('waiting.outcomes', { count: waiting.outcomes }), count: waiting.outcomes, to: active, mine: mayAct },
    {
      label: t('waiting.starts', { count: waiting.startsToConfirm }),
      count: waiting.startsToConfirm,
      to: active,
      mine: mayAct,
    },
  ];
  return lines.filter(({ count }) => count > 0).sort((a, b) => Number(b.mine) - Number(a.mine));
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
