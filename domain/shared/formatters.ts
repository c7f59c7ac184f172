// Creating a formatter takes a hundred times as long as using it. There are few kinds, and only a few dozen zones.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The formatter with these options, created at its first use. */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}
