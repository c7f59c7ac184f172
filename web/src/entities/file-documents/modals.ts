import { defineModal } from '#web/shared/ui/modals';
import type { AddDocumentData, RejectDocumentData } from './modal-data';

export const addDocumentModal = defineModal<AddDocumentData>('add-document', () =>
  import('./add-document-dialog').then((module) => module.AddDocumentDialog),
);

export const rejectDocumentModal = defineModal<RejectDocumentData>('reject-document', () =>
  import('./reject-document-dialog').then((module) => module.RejectDocumentDialog),
);
