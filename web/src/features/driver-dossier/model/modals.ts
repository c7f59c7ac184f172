import { defineModal } from '#web/shared/ui/modals';

/** A text that a card shows only in part. */
export interface TextModalData {
  title: string;
  text: string;
}

/** A document or a signed consent of the driver. */
export interface PaperModalData {
  driverId: string;
  name: string;
  id: string;
}

export const textModal = defineModal<TextModalData>('dossier-text', () =>
  import('../components/text-dialog').then((module) => module.TextDialog),
);

export const documentModal = defineModal<PaperModalData>('dossier-document', () =>
  import('../components/paper-dialogs').then((module) => module.DocumentDialog),
);

export const consentModal = defineModal<PaperModalData>('dossier-consent', () =>
  import('../components/paper-dialogs').then((module) => module.ConsentDialog),
);
