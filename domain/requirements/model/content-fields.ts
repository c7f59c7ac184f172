/** The words of a document that regulations name, beside its dates and findings. */
export const contentFields = ['contacted', 'method', 'response', 'vehicle', 'examiner'] as const;
/** One of {@link contentFields}. */
export type ContentField = (typeof contentFields)[number];

/**
 * The words of a document; a field that nobody recorded is absent. `additions` are what the driver added to an application that
 * was signed on the platform: printed in it, and kept for the next signature.
 */
export type EvidenceContent = Readonly<Partial<Record<ContentField | 'additions', string>>>;

/** The longest text of a field. */
export const MAX_CONTENT = 300;
