/** The draft of the reference with this id, or of a new one. */
export const referenceDraft = (id: string | undefined): string => `reference.${id ?? 'new'}`;
