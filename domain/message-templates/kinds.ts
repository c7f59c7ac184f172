/** The messages that have templates: invitations, passes with other rejections, and emails to candidates. */
export const templateKinds = ['invite', 'pass', 'message'] as const;
/** One of {@link templateKinds}. */
export type TemplateKind = (typeof templateKinds)[number];

/** Whether messages of this kind have a subject; the other texts are part of a message of the product. */
export const hasSubject = (kind: TemplateKind): boolean => kind === 'message';

/** The fault in the subject of a template, in words for its author; undefined if there is none. */
export function subjectFault({ kind, subject }: { kind: TemplateKind; subject: string | null }): string | undefined {
  if (hasSubject(kind)) return subject === null ? 'This field is required' : undefined;
  return subject === null ? undefined : 'Only messages have a subject';
}

/** The maximum length of a template's name. */
export const MAX_TEMPLATE_NAME = 60;
/** The maximum length of the text. */
export const MAX_TEMPLATE_TEXT = 1_500;
