import { useQuery } from '@tanstack/react-query';
import { DocumentView } from '#web/entities/review/document-view';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { ownFileQuery } from './own-file';
import { PDF_DIALOG_WIDTH } from './pdf-page';

/** A stored file of the driver, and its name. */
export interface OwnDocumentData {
  fileId: string;
  name: string;
}

/** A document of the driver, as a picture or a PDF. */
export function OwnDocumentDialog({ data: { fileId, name }, close }: ModalProps<OwnDocumentData>) {
  const { data, error, refetch } = useQuery(ownFileQuery(fileId));
  return (
    <Dialog title={name} onClose={close} width={PDF_DIALOG_WIDTH}>
      <DocumentView content={data} error={error} retry={() => void refetch()} name={name} />
    </Dialog>
  );
}
