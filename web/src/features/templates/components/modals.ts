import type { CarrierTemplate, TemplateKind } from '#domain/message-templates/schema';
import { defineModal } from '#web/shared/ui/modals';

/** The template to change; undefined for a new one. */
export interface TemplateData {
  kind: TemplateKind;
  template: CarrierTemplate | undefined;
}

export const templateModal = defineModal<TemplateData>('message-template', () =>
  import('./template-dialog').then((module) => module.TemplateDialog),
);
