import { createHash } from 'node:crypto';
import type { ItemReviewRow } from '#db/review-queue/item-review-store';
import { currentVerdict } from '#domain/driver-reviews/items';
import type { ItemReview, ReviewedItem } from '#domain/driver-reviews/schema';
import { referenceId } from '../drivers/histories/reference-id';

type Fields = ReviewedItem['fields'];

/** An item as stored: dates under the histories' field names, and the other answers. */
export type StoredItem = Readonly<Record<string, unknown>>;

/** An entry with its reviews, oldest first. */
export function presentItem(item: StoredItem, of: { driverId: string; reviews: readonly ItemReviewRow[] }) {
  const _id = idOf(item, of.driverId);
  const version = versionOf(item);
  const reviews = of.reviews.filter(({ itemId }) => itemId === _id);
  return {
    _id,
    version,
    startDate: dateOf(item['startDate']),
    endDate: dateOf(item['endDate']),
    fields: fieldsOf(item),
    verdict: currentVerdict(reviews, version),
    reviews: reviews.map(presentReview),
  } satisfies ReviewedItem;
}

function presentReview({ id, verdict, text, author, at }: ItemReviewRow): ItemReview {
  return { _id: id, verdict, text, by: author, at };
}

/** References have no ids of their own. */
function idOf(item: StoredItem, driverId: string): string {
  const { _id, phone } = item;
  return typeof _id === 'string' ? _id : referenceId(driverId, String(phone));
}

/** Equal answers have equal versions, regardless of the order in which they are stored. */
export function versionOf(item: StoredItem): string {
  const answers = Object.entries(item).filter(([name]) => name !== '_id');
  const sorted = answers.sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, VERSION_LENGTH);
}

const VERSION_LENGTH = 32;
const visibleElsewhere = new Set(['_id', 'localId', 'startDate', 'endDate']);

/** Answers by name, without empty ones. */
export function fieldsOf(item: StoredItem): Fields {
  const answers = Object.entries(item).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  const plain = answers.filter(
    (field): field is [string, string | number | boolean] =>
      !visibleElsewhere.has(field[0]) && ['string', 'number', 'boolean'].includes(typeof field[1]) && field[1] !== '',
  );
  return Object.fromEntries(plain);
}

const dateOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
