/** The same descriptions for several schemas, or holders in them. */
export const inEach = (names: readonly string[], fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => Object.entries(fields).map(([field, text]) => [`${name}.${field}`, text])),
  );
