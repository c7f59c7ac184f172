import { listCandidates } from '#db/candidacies/candidate-lists';
import { findOrders } from '#db/job-orders/order';
import type { Actor } from '#domain/accounts/actor';
import { type CandidateList, countedListsOf } from '#domain/dashboard/candidate-lists';
import type { Candidates } from '#domain/dashboard/schema';
import type { RouteContext } from '../../http/context';
import { completeOrders } from '../../job-orders/read-order';
import { cardsOf } from '../candidacies/list-cards';

type SignedIn = RouteContext & { readonly actor: Actor };

export interface CandidatesRequest {
  readonly organizationId: string;
  readonly list: CandidateList;
  readonly limit: number;
  readonly skip: number;
}

/** A page of one list of a carrier's candidates, each with its order. The caller may read the carrier's orders. */
export async function readCandidates(ctx: SignedIn, { list, ...request }: CandidatesRequest): Promise<Candidates> {
  const { candidacies, count } = await listCandidates(ctx.db, {
    ...request,
    lists: countedListsOf(ctx.actor, list),
    now: ctx.now().toISOString(),
  });
  const rows = await findOrders(ctx.db, [...new Set(candidacies.map(({ snapshot }) => snapshot.orderId))]);
  const placed = candidacies.flatMap((candidacy) => {
    const order = rows.find(({ id }) => id === candidacy.snapshot.orderId);
    return order === undefined ? [] : [{ candidacy, order }];
  });
  const [orders, cards] = await Promise.all([
    // An order may have had many more candidates, whom the list does not show.
    completeOrders(ctx, {
      organizationId: request.organizationId,
      rows,
      driverIds: candidacies.map(({ snapshot }) => snapshot.driverId),
    }),
    cardsOf(ctx, request.organizationId, placed),
  ]);
  const ordersById = new Map(orders.map((order) => [order._id, order]));
  const data = cards.flatMap((card) => {
    const order = ordersById.get(card.orderId);
    return order === undefined ? [] : [{ card, order }];
  });
  return { data, count };
}
