import { defineModal } from '#web/shared/ui/modals';
import type { OwnDocumentData } from './own-document-dialog';

export const ownDocumentModal = defineModal<OwnDocumentData>('own-document', () =>
  import('./own-document-dialog').then((module) => module.OwnDocumentDialog),
);
