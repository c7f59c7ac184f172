import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '#web/entities/driver-files/sent-preview';
import { DocumentView } from '#web/entities/review/document-view';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { consentQuery, documentQuery } from '../api/dossier';
import type { PaperModalData } from '../model/modal-data';

const DOCUMENT_WIDTH = 900;

/** A document as a picture or a PDF. */
export function DocumentDialog({ data: { driverId, id, name }, close }: ModalProps<PaperModalData>) {
  const { data, error, refetch } = useQuery(documentQuery(driverId, id));
  return (
    <Dialog title={name} onClose={close} width={DOCUMENT_WIDTH}>
      <DocumentView content={data} error={error} retry={() => void refetch()} name={name} />
    </Dialog>
  );
}

/** The size of a page, in pixels. */
const PAGE = { width: 595, height: 842 } as const;
const DIALOG_PADDING = 48;

function PdfPage({ query, name }: { query: UseQueryResult<Blob>; name: string }) {
  const { t } = useTranslation('labels');
  const url = useObjectUrl(query.data);
  if (query.error !== null && query.data === undefined)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  if (url === undefined) return <PageSkeleton />;
  return (
    <div className="gh-dossier-pdf">
      <a href={url} target="_blank" rel="noreferrer">
        {t('viewer.open')}
      </a>
      <iframe src={url} title={name} width={PAGE.width} height={PAGE.height} />
    </div>
  );
}

/** A signed document as a page of a PDF. */
export function ConsentDialog({ data: { driverId, id, name }, close }: ModalProps<PaperModalData>) {
  const query = useQuery(consentQuery(driverId, id));
  return (
    <Dialog title={name} onClose={close} width={PAGE.width + DIALOG_PADDING}>
      <PdfPage query={query} name={name} />
    </Dialog>
  );
}
