import { useQuery } from '@tanstack/react-query';
import { PDF_DIALOG_WIDTH, PdfPage } from '#web/entities/driver-files/pdf-page';
import { DocumentView } from '#web/entities/review/document-view';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
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

/** A signed document as a page of a PDF. */
export function ConsentDialog({ data: { driverId, id, name }, close }: ModalProps<PaperModalData>) {
  const query = useQuery(consentQuery(driverId, id));
  return (
    <Dialog title={name} onClose={close} width={PDF_DIALOG_WIDTH}>
      <PdfPage query={query} name={name} />
    </Dialog>
  );
}
