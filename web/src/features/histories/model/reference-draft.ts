/** The draft of the reference at this place of the list; the one after the last is a new one. */
export const referenceDraft = (index: number): string => `reference.${String(index)}`;
