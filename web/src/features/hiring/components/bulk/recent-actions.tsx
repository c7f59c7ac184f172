import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CandidateBulkList } from '#domain/bulk/candidates/schema';
import { formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { candidateBulkListQuery } from '../../api/candidate-bulk';

type Action = CandidateBulkList['data'][number];

/** A bulk action in one line: what, by whom, how far. */
export function useActionText() {
  const { t } = useTranslation(['bulk', 'hiring', 'labels']);
  return {
    title: ({ kind, total }: Pick<Action, 'kind' | 'total'>) => t(`candidates.title.${kind}`, { count: total }),
    by: ({ startedBy, startedAt }: Pick<Action, 'startedBy' | 'startedAt'>) =>
      t('candidates.by', { name: startedBy, time: formatDateTime(startedAt) }),
    state: ({ status, done, total, failed }: Pick<Action, 'status' | 'done' | 'total' | 'failed'>) =>
      [
        t(`candidates.status.${status}`),
        t('candidates.done', { done, total }),
        ...(failed > 0 ? [t('candidates.failed', { failed })] : []),
      ].join(' · '),
  };
}

function Actions({ actions }: { actions: readonly Action[] }) {
  const { t } = useTranslation('bulk');
  const text = useActionText();
  const isUnderWay = actions.some(({ finishedAt }) => finishedAt === null);
  return (
    <details open={isUnderWay}>
      <summary>{t('candidates.actions', { count: actions.length })}</summary>
      <ul className="gh-bulk-list">
        {actions.map((action) => (
          <li key={action._id}>
            <Link to={paths.candidateBulk(action._id)}>{text.title(action)}</Link>
            <span className="gh-bulk-why">
              {text.state(action)} · {text.by(action)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The bulk actions of the last day, so that one can be followed after its dialog was closed or the page reloaded. */
export function RecentActions() {
  const actions = useQuery(candidateBulkListQuery()).data?.data ?? [];
  if (actions.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Actions actions={actions} />
    </Suspense>
  );
}
