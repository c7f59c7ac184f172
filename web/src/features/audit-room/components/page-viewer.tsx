import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRoomFile } from '#domain/audits/room-schema';
import { useObjectUrl } from '#web/entities/driver-files/sent-preview';
import { asApiProblem } from '#web/shared/http/api-problem';
import { Button } from '#web/shared/ui/button';
import { Card, Inline } from '#web/shared/ui/layout';
import { type DocumentPlace, pageQuery, saveOriginal } from '../api/room';
import { RoomAlert } from './closed';

interface PageViewerProps {
  place: DocumentPlace;
  document: AuditRoomFile['documents'][number];
  allowsOriginals: boolean;
  onClose: () => void;
  /** The room is closed: the reader enters the access code again. */
  onClosed: () => void;
}

/** A document, one page after the other; each page carries the name of its reader. */
export function PageViewer({ place, document, allowsOriginals, onClose, onClosed }: PageViewerProps) {
  const { t } = useTranslation(['audits', 'files']);
  const [page, setPage] = useState(1);
  const save = useMutation({ mutationFn: () => saveOriginal({ ...place, mediaType: document.mediaType }) });
  const { title, pages, sha256 } = document;
  return (
    <Card className="gh-room-viewer" title={title} extra={<Button onClick={onClose}>{t('room.viewer.close')}</Button>}>
      {pages === 0 ? (
        <p>{t('room.viewer.none')}</p>
      ) : (
        <Page place={place} page={page} pages={pages} title={title} onClosed={onClosed} />
      )}
      <Inline className="gh-room-pages">
        <Button
          disabled={page <= 1}
          onClick={() => {
            setPage(page - 1);
          }}
        >
          {t('room.viewer.previous')}
        </Button>
        {pages === 0 ? null : <span aria-live="polite">{t('room.viewer.page', { page, pages })}</span>}
        <Button
          disabled={page >= pages}
          onClick={() => {
            setPage(page + 1);
          }}
        >
          {t('room.viewer.next')}
        </Button>
        {allowsOriginals ? (
          <Button
            loading={save.isPending}
            onClick={() => {
              save.mutate();
            }}
          >
            {t('room.viewer.download')}
          </Button>
        ) : null}
      </Inline>
      {save.error === null ? null : <RoomAlert error={save.error} onClosed={onClosed} />}
      <p className="gh-room-hash">{t('room.viewer.hash', { sha256 })}</p>
    </Card>
  );
}

interface PageProps extends Pick<PageViewerProps, 'place' | 'onClosed'> {
  page: number;
  pages: number;
  title: string;
}

function Page({ place, page, pages, title, onClosed }: PageProps) {
  const { t } = useTranslation(['audits', 'files']);
  const { data, error, refetch } = useQuery(pageQuery(place, page));
  const url = useObjectUrl(data);
  if (error !== null) {
    const isBusy = asApiProblem(error).code === 'too-many-at-once';
    return (
      <RoomAlert error={error} retry={() => void refetch()} onClosed={onClosed}>
        {isBusy ? t('room.viewer.busy') : undefined}
      </RoomAlert>
    );
  }
  return (
    <div className="gh-room-page" aria-busy={url === undefined}>
      {url === undefined ? null : <img src={url} alt={t('room.viewer.alt', { title, page, pages })} />}
    </div>
  );
}
