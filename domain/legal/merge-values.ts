// Legal texts are Markdown: a value must not change their structure.
const plain = (value: string): string => value.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim();

/** The text with its values, each of which it names as `{name}`; a name that is no value stays as it is. */
export const mergeValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : plain(value);
  });
