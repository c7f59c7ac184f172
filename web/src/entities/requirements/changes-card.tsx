import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FileChange } from '#domain/requirements/file-schema';
import { formatDate } from '#web/shared/i18n/format';
import { Card } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { lineKey } from './lines';
import { changesQuery } from './queries';
import type { FileSource } from './source';
import { titleOf, useStatusText } from './use-texts';

function Change({ change }: { change: FileChange }) {
  const { t } = useTranslation('files');
  const statusText = useStatusText();
  const textOf = (state: FileChange['before'], without: string) =>
    state === null
      ? without
      : [statusText(state), state.bars ? t('bars') : null].filter((part) => part !== null).join(', ');
  return (
    <li>
      <span className="gh-file-title">{titleOf(change)}</span>
      <span>
        {t('changes.step', {
          before: textOf(change.before, t('changes.new')),
          after: textOf(change.after, t('changes.gone')),
        })}
      </span>
    </li>
  );
}

/** The lines of a file that changed between two days. */
export function ChangesCard({ source, since, on }: { source: FileSource; since: string; on: string | null }) {
  const { t } = useTranslation('files');
  const { data, error, refetch } = useQuery(changesQuery(source, since, on));
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const title = t('changes.title', { since: formatDate(data.since), on: formatDate(data.on) });
  return (
    <Card title={title}>
      {data.data.length === 0 ? (
        <EmptyState title={t('changes.none')} />
      ) : (
        <ul className="gh-file-changes">
          {data.data.map((change) => (
            <Change key={lineKey(change)} change={change} />
          ))}
        </ul>
      )}
    </Card>
  );
}
