/** Words of names that people write out or shorten, in names of places, people and companies alike. */
const SHORT_FORMS = { st: 'saint', ste: 'sainte', sta: 'santa', sto: 'santo', ft: 'fort', mt: 'mount' } as const;

/** The words of {@link SHORT_FORMS} by their short forms. */
export const shortForms: Readonly<Record<string, string>> = SHORT_FORMS;

const longForms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHORT_FORMS).map(([short, long]) => [long, short]),
);

/** A folded word as it is written out: saint for st. */
export const writtenOut = (word: string): string => shortForms[word] ?? word;

/** A folded word as it is shortened: st for saint. */
export const shortened = (word: string): string => longForms[word] ?? word;

/** The other way to write a folded word; undefined if it has one only. */
export const otherForm = (word: string): string | undefined => shortForms[word] ?? longForms[word];
