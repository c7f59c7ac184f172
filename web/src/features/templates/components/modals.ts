import { defineModal } from '#web/shared/ui/modals';
import type { TemplateData } from './modal-data';

export const templateModal = defineModal<TemplateData>('message-template', () =>
  import('./template-dialog').then((module) => module.TemplateDialog),
);
