import { listMentions } from '#db/candidate-notes/note-list';
import type { Transaction } from '#db/core/handle';
import { listWaitingBenchReviews, type WaitingBenchReview } from '#db/digest/bench-reviews';
import { listWaitingCandidates, type WaitingCandidate } from '#db/digest/carrier-digest';
import { listClosedCandidates } from '#db/digest/closed-candidates';
import type { DigestRecipient } from '#db/digest/digest-store';
import { BENCH_REVIEW_DAYS } from '#domain/bench/states';
import { candidatePath, orderPath } from '#domain/candidacies/message-links';
import type {
  DigestBenchReview,
  DigestCandidate,
  DigestClosed,
  DigestMention,
  DigestOrder,
} from '#domain/digest/lines';
import { DAY_MS, instantAfter } from '#domain/shared/durations';

interface Run {
  readonly reader: DigestRecipient;
  readonly now: string;
  readonly publicUrl: string;
}

/**
 * The candidates by order and the bench reviews that wait for one employee of a carrier, never those that wait for
 * colleagues or drivers; the employee's candidates who are gone; and the notes that mention the employee.
 */
export async function carrierDigest(trx: Transaction, run: Run) {
  const { reader, now, publicUrl } = run;
  const waiting = await listWaitingCandidates(trx, { userId: reader.id, now });
  const reviews = await listWaitingBenchReviews(trx, reader.id);
  const closed = await closedCandidates(trx, run);
  const mentions = await unreadMentions(trx, run);
  const params = {
    firstName: reader.firstName,
    orders: byOrder(waiting, run),
    closed,
    bench: reviews.map((review) => benchReviewOf(review, run)),
    benchLink: new URL('/business/bench?status=requested', publicUrl).href,
    mentions,
    settings: new URL('/account', publicUrl).href,
  };
  const lines = waiting.length + reviews.length + closed.length + mentions.length;
  return { lines, message: { template: 'carrier-digest', params } as const };
}

function byOrder(waiting: readonly WaitingCandidate[], run: Run): DigestOrder[] {
  return [...new Set(waiting.map(({ orderId }) => orderId))].map((orderId) => {
    const candidates = waiting.filter((each) => each.orderId === orderId);
    const { orderTitle: title = '', facility = '' } = candidates[0] ?? {};
    return {
      title,
      facility,
      link: new URL(orderPath(orderId, run.reader), run.publicUrl).href,
      candidates: candidates.map((each) => candidateOf(each, run)),
    };
  });
}

const daysSince = (since: string, now: string): number => Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS);

const candidateOf = (
  { orderId, driverId, state, name, nextStep, since, due }: WaitingCandidate,
  { reader, publicUrl, now }: Run,
): DigestCandidate => ({
  name,
  nextStep,
  days: daysSince(since, now),
  isOver: due !== null && due <= now,
  link: new URL(candidatePath({ orderId, driverId, state }, reader), publicUrl).href,
});

const profileLink = (driverId: string, publicUrl: string, anchor = ''): string =>
  new URL(`/business/driver/${driverId}/profile${anchor}`, publicUrl).href;

function benchReviewOf({ driverId, name, since }: WaitingBenchReview, { publicUrl, now }: Run): DigestBenchReview {
  const days = daysSince(since, now);
  return { name, days, isOver: days >= BENCH_REVIEW_DAYS, link: profileLink(driverId, publicUrl) };
}

/** More lines without a task would hide those with one; the pages list all. */
const MAX_NEWS = 20;

async function closedCandidates(trx: Transaction, { reader, publicUrl, now }: Run): Promise<DigestClosed[]> {
  const since = reader.lastAt ?? instantAfter(now, -DAY_MS);
  const rows = await listClosedCandidates(trx, { userId: reader.id, since, now, limit: MAX_NEWS });
  return rows.map(({ orderId, driverId, ...closed }) => ({
    ...closed,
    link: new URL(candidatePath({ orderId, driverId, state: 'closed' }, reader), publicUrl).href,
  }));
}

async function unreadMentions(trx: Transaction, { reader, publicUrl }: Run): Promise<DigestMention[]> {
  const { id: userId, organizationId } = reader;
  if (organizationId === null) return [];
  const page = { isUnreadOnly: true, limit: MAX_NEWS, skip: 0 };
  const { data } = await listMentions(trx, { organizationId, userId, ...page });
  return data.map(({ driverId, driverName: name, author, text }) => ({
    name,
    author,
    text,
    link: profileLink(driverId, publicUrl, '#notes'),
  }));
}
