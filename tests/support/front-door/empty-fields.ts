const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The paths of the fields of an answer that have no value, such as `contact.phone`. */
export function emptyFields(value: unknown, path = ''): string[] {
  if (isEmpty(value)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  const within = (key: string) => (path === '' ? key : `${path}.${key}`);
  return Object.entries(value).flatMap(([key, part]) => emptyFields(part, within(key)));
}
