import type { CarrierTemplate, TemplateKind } from '#domain/message-templates/schema';

/** The template to change; undefined for a new one. */
export interface TemplateData {
  kind: TemplateKind;
  template: CarrierTemplate | undefined;
}
