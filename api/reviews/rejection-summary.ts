import { chargeNames, violationCharges } from '#domain/driver-histories/offenses';
import type { ReviewedItem } from '#domain/driver-reviews/schema';

/** The maximum length of a note. */
const MAX_LENGTH = 2_000;
/** Fields that can name an item: the first one with a value does. */
const names = ['employerName', 'schoolName', 'addressLine1', 'name', 'description'] as const;

/** The rejected items with their reviewers' comments, one per line; the driver receives them by email. */
export function rejectionSummary(items: readonly ReviewedItem[]): string {
  const lines = items
    .filter(({ verdict }) => verdict === 'rejected')
    .map((item) => [nameOf(item), reasonOf(item)].filter((part) => part !== '').join(': '));
  return lines.join('\n').slice(0, MAX_LENGTH);
}

function nameOf({ fields, startDate }: ReviewedItem): string {
  const charge = violationCharges.find((violationCharge) => violationCharge === fields['charge']);
  const typed = names.map((field) => fields[field]).find((value) => typeof value === 'string') ?? '';
  const name = charge === undefined ? typed : chargeNames[charge];
  return [name, startDate === null ? '' : `(from ${startDate})`].filter((part) => part !== '').join(' ');
}

const reasonOf = ({ reviews }: ReviewedItem): string =>
  reviews.findLast(({ verdict }) => verdict === 'rejected')?.text ?? '';
