/** The fields that a template can contain, in braces; every candidate of an order has a value for each of them. */
export const mergeFields = ['firstName', 'jobTitle', 'carrier', 'facility', 'place', 'senderName'] as const;
/** One of {@link mergeFields}. */
export type MergeField = (typeof mergeFields)[number];

const FIELD = /\{([^{}]*)\}/g;
const isField = (name: string): name is MergeField => (mergeFields as readonly string[]).includes(name);

/** Writes a field as it stands in a template. */
export const fieldText = (field: MergeField): string => `{${field}}`;

/** The fault in the fields of a template, in words for its author; undefined if there is none. */
export function fieldFault(text: string): string | undefined {
  const unknown = [...text.matchAll(FIELD)].map(([, name = '']) => name).find((name) => !isField(name));
  if (unknown !== undefined) return `{${unknown}} is not a field. Use one of ${mergeFields.map(fieldText).join(', ')}`;
  return /[{}]/.test(text.replaceAll(FIELD, ''))
    ? 'A brace is missing its partner. A field looks like {firstName}'
    : undefined;
}

/** Whether a text still contains a field, which its reader would see as it is. */
export const hasFields = (text: string): boolean => [...text.matchAll(FIELD)].some(([, name = '']) => isField(name));

/** The text with the values of its fields. */
export const fillFields = (text: string, values: Readonly<Record<MergeField, string>>): string =>
  text.replaceAll(FIELD, (field, name: string) => (isField(name) ? values[name] : field));
