/** The words of a document that regulations name, beside its dates and findings. */
export const contentFields = ['contacted', 'method', 'response', 'vehicle', 'examiner'] as const;
/** One of {@link contentFields}. */
export type ContentField = (typeof contentFields)[number];

/** The words of a document; a field that nobody recorded is absent. */
export type EvidenceContent = Readonly<Partial<Record<ContentField, string>>>;

/** The longest text of a field. */
export const MAX_CONTENT = 300;
