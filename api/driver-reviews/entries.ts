import { createHash } from 'node:crypto';

import type { ItemReviewRow } from '#db/stores/item-review-store';
import { standingVerdict } from '#domain/driver-reviews/items';
import type { ItemReview, ReviewedEntry } from '#domain/driver-reviews/schema';
import { derivedId } from '#platform/ids';

type Fields = ReviewedEntry['fields'];

/** An entry as it was stored: dates as the histories name them, the rest is what was answered. */
export type StoredEntry = Readonly<Record<string, unknown>>;

/** What was entered, with what was said of it; the oldest review first. */
export function presentEntry(entry: StoredEntry, of: { driverId: string; reviews: readonly ItemReviewRow[] }) {
  const _id = idOf(entry, of.driverId);
  const version = versionOf(entry);
  const reviews = of.reviews.filter(({ itemId }) => itemId === _id);
  return {
    _id,
    version,
    startDate: dateOf(entry['startDate']),
    endDate: dateOf(entry['endDate']),
    fields: fieldsOf(entry),
    verdict: standingVerdict(reviews, version),
    reviews: reviews.map(presentReview),
  } satisfies ReviewedEntry;
}

function presentReview({ id, verdict, text, author, at }: ItemReviewRow): ItemReview {
  return { _id: id, verdict, text, by: author, at };
}

/** References have no ids of their own: who has another number is somebody else. */
function idOf(entry: StoredEntry, driverId: string): string {
  const { _id, phone } = entry;
  return typeof _id === 'string' ? _id : derivedId('reference', driverId, String(phone));
}

/** The same answers have the same version, in whichever order they are stored. */
function versionOf(entry: StoredEntry): string {
  const answers = Object.entries(entry).filter(([name]) => name !== '_id');
  const sorted = answers.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, VERSION_LENGTH);
}

const VERSION_LENGTH = 32;
const shownElsewhere = new Set(['_id', 'localId', 'startDate', 'endDate']);

/** Plain answers by name; what is left empty is left out. */
export function fieldsOf(entry: StoredEntry): Fields {
  const plain = Object.entries(entry).filter(
    (field): field is [string, string | number | boolean] =>
      !shownElsewhere.has(field[0]) && ['string', 'number', 'boolean'].includes(typeof field[1]) && field[1] !== '',
  );
  return Object.fromEntries(plain);
}

const dateOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
