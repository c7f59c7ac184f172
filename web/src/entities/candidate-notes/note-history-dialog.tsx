import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import { History } from '#web/shared/ui/history';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import type { NoteHistoryData } from './modal-data';
import { noteHistoryQuery, opsNoteHistoryQuery } from './notes';
import './notes.css';

/** Every text of a note, the current one first. */
export function NoteHistoryDialog({ data: { noteId, driverId }, close }: ModalProps<NoteHistoryData>) {
  const { t } = useTranslation('labels');
  const { data, error, refetch } = useQuery(
    driverId === undefined ? noteHistoryQuery(noteId) : opsNoteHistoryQuery({ driverId, noteId }),
  );
  return (
    <Dialog
      title={t('term.earlierVersions')}
      onClose={close}
      footer={<Button onClick={close}>{t('term.close')}</Button>}
    >
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <History
          label={t('term.earlierVersions')}
          entries={data.data.map(({ text, writtenAt }) => ({
            key: writtenAt,
            content: (
              <div>
                <p className="gh-note-text">{text}</p>
                <time dateTime={writtenAt} className="gh-note-aside">
                  {formatDateTime(writtenAt)}
                </time>
              </div>
            ),
          }))}
        />
      )}
    </Dialog>
  );
}
