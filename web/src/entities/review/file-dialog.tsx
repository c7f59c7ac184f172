import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { FileViewer } from './file-viewer';
import type { FileModalData } from './modal-data';
import { consentContentQuery, fileContentQuery } from './queries';

const WIDTH = 900;

/** A result's file or a signed document in a dialog. */
export function FileDialog({ data, close }: ModalProps<FileModalData>) {
  const { driverId, name, content } = data;
  const query =
    'fileId' in content ? fileContentQuery(driverId, content.fileId) : consentContentQuery(driverId, content.consentId);
  return (
    <Dialog title={name} onClose={close} width={WIDTH}>
      <FileViewer query={query} name={name} />
    </Dialog>
  );
}
