import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditRoomFile } from '#domain/audits/room-schema';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Card, Inline, Stack } from '#web/shared/ui/layout';
import { type DocumentPlace, pageUrl, saveOriginal } from '../api/room';

interface PageViewerProps {
  place: DocumentPlace;
  document: AuditRoomFile['documents'][number];
  allowsOriginals: boolean;
  onClose: () => void;
}

/** A document, one page after the other; each page carries the name of its reader. */
export function PageViewer({ place, document, allowsOriginals, onClose }: PageViewerProps) {
  const { t } = useTranslation(['audits', 'files']);
  const [page, setPage] = useState(1);
  const save = useMutation({ mutationFn: () => saveOriginal({ ...place, mediaType: document.mediaType }) });
  const { title, pages, sha256 } = document;
  return (
    <Card className="gh-room-viewer" title={title} extra={<Button onClick={onClose}>{t('room.viewer.close')}</Button>}>
      {pages === 0 ? (
        <p>{t('room.viewer.none')}</p>
      ) : (
        <Page key={page} place={place} page={page} pages={pages} title={title} />
      )}
      <Inline>
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
      {save.error === null ? null : <Alert problem={save.error} />}
      <p className="gh-room-hash">{t('room.viewer.hash', { sha256 })}</p>
    </Card>
  );
}

interface PageProps {
  place: DocumentPlace;
  page: number;
  pages: number;
  title: string;
}

function Page({ place, page, pages, title }: PageProps) {
  const { t } = useTranslation(['audits', 'files']);
  const { t: common } = useTranslation();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <Stack>
        <Alert>{t('room.viewer.failed')}</Alert>
        <div>
          <Button
            onClick={() => {
              setState('loading');
            }}
          >
            {common('retry')}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <div className="gh-room-page" aria-busy={state === 'loading'}>
      <img
        src={pageUrl(place, page)}
        alt={t('room.viewer.alt', { title, page, pages })}
        onLoad={() => {
          setState('shown');
        }}
        onError={() => {
          setState('failed');
        }}
      />
    </div>
  );
}
