import { listCandidates } from '#db/candidacies/candidate-lists';
import type { OrderCandidacy } from '#db/job-orders/order-candidacies';
import type { Actor } from '#domain/accounts/actor';
import { type CandidateList, countedListsOf } from '#domain/dashboard/candidate-lists';
import type { Candidate, Candidates } from '#domain/dashboard/schema';
import type { RouteContext } from '../../http/context';
import { completeOrder, getOrderRow } from '../../job-orders/read-order';
import { cardsOf } from '../candidacies/list-cards';

type SignedIn = RouteContext & { readonly actor: Actor };

export interface CandidatesRequest {
  readonly organizationId: string;
  readonly list: CandidateList;
  readonly limit: number;
  readonly skip: number;
}

/** A page of one list of a carrier's candidates, each with its order. */
export async function readCandidates(ctx: SignedIn, { list, ...request }: CandidatesRequest): Promise<Candidates> {
  const { candidacies, count } = await listCandidates(ctx.db, {
    ...request,
    lists: countedListsOf(ctx.actor, list),
    now: ctx.now().toISOString(),
  });
  const orderIds = [...new Set(candidacies.map(({ snapshot }) => snapshot.orderId))];
  const candidates = await Promise.all(
    orderIds.map((orderId) =>
      candidatesOf(
        ctx,
        orderId,
        candidacies.filter(({ snapshot }) => snapshot.orderId === orderId),
      ),
    ),
  );
  const found = new Map(candidates.flat().map((candidate) => [candidate.card.candidacyId, candidate]));
  // Restores the page's order; the candidates were read by job order.
  const data = candidacies.flatMap(({ candidacyId }) => found.get(candidacyId) ?? []);
  return { data, count };
}

async function candidatesOf(
  ctx: SignedIn,
  orderId: string,
  candidacies: readonly OrderCandidacy[],
): Promise<Candidate[]> {
  const row = await getOrderRow(ctx, orderId);
  const [order, cards] = await Promise.all([completeOrder(ctx, row), cardsOf(ctx, row, candidacies)]);
  return cards.map((card) => ({ card, order }));
}
