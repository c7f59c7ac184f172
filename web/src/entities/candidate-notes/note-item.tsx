import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateNote } from '#domain/candidate-notes/schema';
import { formatDateTime } from '#web/shared/i18n/format';
import { ActionMenu } from '#web/shared/ui/action-menu';
import { Button } from '#web/shared/ui/button';
import { holdAction } from '#web/shared/ui/held-actions';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { noteHistoryModal } from './modals';
import { NoteForm } from './note-form';
import { NoteText } from './note-text';
import { useDeleteNote, useEditNote } from './notes';

/** The key of a deletion that waits for its undo. */
export const deletionKey = (noteId: string): string => `delete-note:${noteId}`;

function Aside({ note: { _id, author, hasAuthorLeft, createdAt, editedAt } }: { note: CandidateNote }) {
  const { t } = useTranslation('notes');
  return (
    <div className="gh-note-aside">
      <span>
        {hasAuthorLeft ? t('formerMember', { name: author }) : author} ·{' '}
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </span>
      {editedAt === null ? null : (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            openModal(noteHistoryModal, { noteId: _id });
          }}
        >
          {t('edited', { date: formatDateTime(editedAt) })}
        </Button>
      )}
    </div>
  );
}

/** A note with its author; the author can edit and delete it. */
export function NoteItem({ note }: { note: CandidateNote }) {
  const { t } = useTranslation(['notes', 'labels']);
  const [isEditing, setEditing] = useState(false);
  const { _id: id, driverId, author, text } = note;
  const edit = useEditNote(driverId, () => {
    toast.success(t('changed'));
    setEditing(false);
  });
  const remove = useDeleteNote(driverId);
  if (isEditing) {
    return (
      <NoteForm
        label={t('editLabel')}
        text={text}
        action={t('labels:term.save')}
        draft={`note.edit.${id}`}
        onSend={(body) => edit.mutateAsync({ id, ...body })}
        onCancel={() => {
          setEditing(false);
        }}
      />
    );
  }
  const actions = [
    {
      key: 'edit',
      label: t('edit'),
      run: () => {
        setEditing(true);
      },
    },
    {
      key: 'delete',
      label: t('delete'),
      danger: true,
      run: () => {
        holdAction({ key: deletionKey(id), text: t('deleted'), run: () => remove.mutateAsync(id) });
      },
    },
  ];
  return (
    <div>
      <NoteText note={note} />
      <div className="gh-note-aside">
        <Aside note={note} />
        {note.isOwn ? <ActionMenu label={t('more', { name: author })} actions={actions} /> : null}
      </div>
    </div>
  );
}
