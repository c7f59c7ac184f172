import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CarrierCandidateNote } from '#domain/candidate-notes/schema';
import { noteHistoryModal } from '#web/entities/candidate-notes/modals';
import { NoteText } from '#web/entities/candidate-notes/note-text';
import { formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Button } from '#web/shared/ui/button';
import { History } from '#web/shared/ui/history';
import { Card } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { carrierNotesQuery } from '../api/carrier-notes';

function Note({ note }: { note: CarrierCandidateNote }) {
  const { t } = useTranslation('ops-driver');
  const { _id, driverId, carrier, author, hasAuthorLeft, createdAt, editedAt } = note;
  return (
    <div>
      <NoteText note={note} />
      <div className="gh-note-aside">
        <span>
          <Link to={paths.opsCarrier(carrier._id)}>{carrier.name}</Link> ·{' '}
          {hasAuthorLeft ? t('carrierNotes.formerMember', { name: author }) : author} ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </span>
        {editedAt === null ? null : (
          <Button
            size="small"
            variant="text"
            onClick={() => {
              openModal(noteHistoryModal, { noteId: _id, driverId });
            }}
          >
            {t('carrierNotes.edited', { date: formatDateTime(editedAt) })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Carriers' notes about the driver, written for their own staff; operations cannot change them. */
export function CarrierNotesCard({ driverId }: { driverId: string }) {
  const { t } = useTranslation('ops-driver');
  const query = useInfiniteQuery(carrierNotesQuery(driverId));
  const notes = query.data?.pages.flatMap(({ data }) => data);
  return (
    <Card title={t('carrierNotes.title')}>
      {notes === undefined && query.error === null ? <SkeletonLine width="70%" /> : null}
      {notes === undefined && query.error !== null ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : null}
      {notes?.length === 0 ? <p className="gh-ops-driver-aside">{t('carrierNotes.empty')}</p> : null}
      {notes === undefined || notes.length === 0 ? null : (
        <History
          label={t('carrierNotes.title')}
          entries={notes.map((note) => ({ key: note._id, content: <Note note={note} /> }))}
        />
      )}
      {query.hasNextPage ? (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('carrierNotes.earlier')}
        </Button>
      ) : null}
    </Card>
  );
}
