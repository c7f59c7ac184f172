import type { ReviewedEntry } from '#domain/driver-reviews/schema';

/** As long as a note may be. */
const LONGEST = 2_000;
/** What an entry is called by, the first that is there. */
const names = ['employerName', 'schoolName', 'addressLine1', 'name', 'branch', 'offense', 'description'] as const;

/** The refused entries with what their reviewers wrote, a line each: the driver reads it in his mail. */
export function whatIsWrong(entries: readonly ReviewedEntry[]): string {
  const lines = entries
    .filter(({ verdict }) => verdict === 'rejected')
    .map((entry) => [nameOf(entry), reasonOf(entry)].filter((part) => part !== '').join(': '));
  return lines.join('\n').slice(0, LONGEST);
}

function nameOf({ fields, startDate }: ReviewedEntry): string {
  const name = names.map((field) => fields[field]).find((value) => typeof value === 'string') ?? '';
  return [name, startDate === null ? '' : `(from ${startDate})`].filter((part) => part !== '').join(' ');
}

const reasonOf = ({ reviews }: ReviewedEntry): string =>
  reviews.findLast(({ verdict }) => verdict === 'rejected')?.text ?? '';
