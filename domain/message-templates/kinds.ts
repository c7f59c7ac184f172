/** The messages that have templates: invitations, and passes with other rejections. */
export const templateKinds = ['invite', 'pass'] as const;
/** One of {@link templateKinds}. */
export type TemplateKind = (typeof templateKinds)[number];

/** The maximum length of a template's name. */
export const MAX_TEMPLATE_NAME = 60;
/** The maximum length of the text. */
export const MAX_TEMPLATE_TEXT = 1_500;
