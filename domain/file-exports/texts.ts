/** A field without a value. */
export const none = '-';

/** A calendar day: MM/DD/YYYY. */
export const day = (date: string | null): string =>
  date === null ? none : date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** The month of a calendar day: MM/YYYY. */
export const monthYear = (date: string): string => date.replace(/^(\d{4})-(\d{2})-\d{2}$/, '$2/$1');

/** An answer; a question that was not answered has no value. */
export function yesNo(answer: boolean | null): string {
  if (answer === null) return none;
  return answer ? 'Yes' : 'No';
}

/** The name of a code, if there is one. */
export const named = <Code extends string>(names: Readonly<Record<Code, string>>, code: Code | null): string =>
  code === null ? none : names[code];

const MONTHS_PER_YEAR = 12;

/** A duration in years and months. */
export function months(count: number): string {
  const years = Math.floor(count / MONTHS_PER_YEAR);
  const rest = count % MONTHS_PER_YEAR;
  const parts = [years > 0 ? counted(years, 'year') : '', rest > 0 || years === 0 ? counted(rest, 'month') : ''];
  return parts.filter((part) => part !== '').join(' ');
}

const counted = (count: number, noun: string): string => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
