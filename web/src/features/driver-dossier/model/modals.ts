import { defineModal } from '#web/shared/ui/modals';
import type { PaperModalData } from './modal-data';

export const documentModal = defineModal<PaperModalData>('dossier-document', () =>
  import('../components/paper-dialogs').then((module) => module.DocumentDialog),
);

export const consentModal = defineModal<PaperModalData>('dossier-consent', () =>
  import('../components/paper-dialogs').then((module) => module.ConsentDialog),
);
