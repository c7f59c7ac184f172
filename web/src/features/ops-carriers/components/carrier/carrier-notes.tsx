import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { History } from '#web/shared/ui/history';
import { Card } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { carrierNotesQuery } from '../../api/carrier';
import { carrierNoteModal } from '../modals';

/** Operations' notes about the carrier, newest first. */
export function CarrierNotes({ carrierId }: { carrierId: string }) {
  const { t } = useTranslation('ops-carriers');
  const add = (
    <Button
      size="small"
      onClick={() => {
        openModal(carrierNoteModal, { carrierId });
      }}
    >
      {t('note.add')}
    </Button>
  );
  return (
    <Card title={t('note.title')} extra={add}>
      <NoteList carrierId={carrierId} />
    </Card>
  );
}

function NoteList({ carrierId }: { carrierId: string }) {
  const { t } = useTranslation('ops-carriers');
  const query = useInfiniteQuery(carrierNotesQuery(carrierId));
  const notes = query.data?.pages.flatMap(({ data }) => data);
  if (notes === undefined) {
    if (query.error !== null) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
    return <SkeletonLine width="70%" />;
  }
  if (notes.length === 0) return <EmptyState title={t('note.empty')} hint={t('note.emptyHint')} />;
  return (
    <>
      <History
        label={t('note.title')}
        entries={notes.map(({ _id, text, author, createdAt }) => ({
          key: _id,
          content: (
            <div>
              <p className="gh-carrier-note">{text}</p>
              <span className="gh-carrier-aside">
                {author} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </span>
            </div>
          ),
        }))}
      />
      {query.hasNextPage ? (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('note.more')}
        </Button>
      ) : null}
    </>
  );
}
