import { defineModal } from '#web/shared/ui/modals';
import type { PaperModalData, TextModalData } from './modal-data';

export const textModal = defineModal<TextModalData>('dossier-text', () =>
  import('../components/text-dialog').then((module) => module.TextDialog),
);

export const documentModal = defineModal<PaperModalData>('dossier-document', () =>
  import('../components/paper-dialogs').then((module) => module.DocumentDialog),
);

export const consentModal = defineModal<PaperModalData>('dossier-consent', () =>
  import('../components/paper-dialogs').then((module) => module.ConsentDialog),
);
