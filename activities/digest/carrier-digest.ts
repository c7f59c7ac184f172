import type { Transaction } from '#db/core/handle';
import { listWaitingCandidates, type WaitingCandidate } from '#db/digest/carrier-digest';
import type { DigestRecipient } from '#db/digest/digest-store';
import { candidatePath, orderPath } from '#domain/candidacies/message-links';
import type { DigestCandidate, DigestOrder } from '#domain/digest/lines';
import { DAY_MS } from '#domain/shared/durations';

/** The candidates who wait for one employee of a carrier, by order; never those who wait for colleagues or drivers. */
export async function carrierDigest(
  trx: Transaction,
  publicUrl: string,
  { reader, now }: { readonly reader: DigestRecipient; readonly now: string },
) {
  const waiting = await listWaitingCandidates(trx, { userId: reader.id, now });
  const orders: DigestOrder[] = [];
  for (const orderId of new Set(waiting.map((each) => each.orderId))) {
    const candidates = waiting.filter((each) => each.orderId === orderId);
    const { orderTitle: title = '', facility = '' } = candidates[0] ?? {};
    orders.push({
      title,
      facility,
      link: new URL(orderPath(orderId), publicUrl).href,
      candidates: candidates.map((each) => candidateOf(each, publicUrl, now)),
    });
  }
  const settings = new URL('/account', publicUrl).href;
  const params = { firstName: reader.firstName, orders, settings };
  return { lines: waiting.length, message: { template: 'carrier-digest', params } as const };
}

const candidateOf = (
  { orderId, driverId, state, name, nextStep, since, due }: WaitingCandidate,
  publicUrl: string,
  now: string,
): DigestCandidate => ({
  name,
  nextStep,
  days: Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS),
  isOver: due !== null && due <= now,
  link: new URL(candidatePath({ orderId, driverId, state }), publicUrl).href,
});
