import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { benchCountsQuery } from '#web/entities/bench/bench';
import { useRights } from '#web/entities/candidacies/waiting';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Card } from '#web/shared/ui/layout';
import { PlainChip } from '#web/shared/ui/state-chip';
import { WaitingLines } from './waiting-lines';

/** The reviews that wait, and the drivers on the bench; each number links to its rows. Not shown while the bench is empty. */
export function MyBench() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { mayReview } = useRights();
  const counts = useQuery(benchCountsQuery(useCurrentUser().organization?._id ?? '')).data;
  if (counts === undefined) return null;
  const { requested, approved, overdue } = counts;
  if (requested + approved === 0) return null;
  const reviews = { label: t('bench.review', { count: requested }), count: requested, to: paths.benchReviews };
  const ready = { label: t('bench.ready', { count: approved }), count: approved, to: paths.bench };
  return (
    <Card
      title={t('common:nav.bench')}
      extra={
        overdue === 0 ? null : (
          <Link to={paths.overdueBenchReviews}>
            <PlainChip turn="late">{t('waiting.late', { count: overdue })}</PlainChip>
          </Link>
        )
      }
    >
      <WaitingLines
        title={t(mayReview ? 'waiting.yours' : 'waiting.theirs')}
        lines={requested === 0 ? [] : [reviews]}
      />
      <WaitingLines title={t('bench.invite')} lines={approved === 0 ? [] : [ready]} />
    </Card>
  );
}
