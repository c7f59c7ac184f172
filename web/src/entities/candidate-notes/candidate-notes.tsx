import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { CandidateNote } from '#domain/candidate-notes/schema';
import { Button } from '#web/shared/ui/button';
import { History } from '#web/shared/ui/history';
import { Stack } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { useHeldKeys } from '#web/shared/ui/use-held';
import { NoteForm } from './note-form';
import { deletionKey, NoteItem } from './note-item';
import { candidateNotesQuery, useAddNote, useReadMentions } from './notes';

const ANCHOR = 'notes';

/** Shown notes that mention the user count as read. */
function useReading(driverId: string, notes: readonly CandidateNote[] | undefined) {
  const { mutate } = useReadMentions(driverId);
  const hasUnread = notes?.some(({ isUnread }) => isUnread) ?? false;
  useEffect(() => {
    if (hasUnread) mutate();
  }, [hasUnread, mutate]);
}

/** The links in emails and on the page of mentions lead to the notes, which load after the page. */
function useAnchor() {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, [hash]);
  return section;
}

function NoteList({ driverId }: { driverId: string }) {
  const { t } = useTranslation('notes');
  const query = useInfiniteQuery(candidateNotesQuery(driverId));
  const held = useHeldKeys();
  const notes = query.data?.pages.flatMap(({ data }) => data);
  useReading(driverId, notes);
  if (notes === undefined) {
    if (query.error !== null) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
    return <SkeletonLine width="70%" />;
  }
  const shown = notes.filter(({ _id }) => !held.has(deletionKey(_id)));
  if (shown.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <>
      <History
        label={t('title')}
        entries={shown.map((note) => ({ key: note._id, content: <NoteItem note={note} /> }))}
      />
      {query.hasNextPage ? (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('earlier')}
        </Button>
      ) : null}
    </>
  );
}

/** The carrier's notes about a driver, and a form for a new one. */
export function CandidateNotes({ driverId }: { driverId: string }) {
  const { t } = useTranslation('notes');
  const section = useAnchor();
  const add = useAddNote(driverId, () => {
    toast.success(t('added'));
  });
  return (
    <section ref={section} id={ANCHOR} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <Stack>
        <NoteForm
          key={driverId}
          label={t('label')}
          action={t('add')}
          draft={`note.new.${driverId}`}
          onSend={(body) => add.mutateAsync(body)}
        />
        <NoteList driverId={driverId} />
      </Stack>
    </section>
  );
}
