import { listCandidates } from '#db/candidacies/candidate-lists';
import { findOrders } from '#db/job-orders/order';
import type { Actor } from '#domain/accounts/actor';
import { countedListsOf } from '#domain/dashboard/candidate-lists';
import type { CandidatePageBody } from '#domain/dashboard/candidates/schema';
import type { Candidates } from '#domain/dashboard/schema';
import type { RouteContext } from '../../http/context';
import { completeOrders } from '../../job-orders/read-order';
import { cardsOf } from '../candidacies/list-cards';

type SignedIn = RouteContext & { readonly actor: Actor };

export interface CandidatesRequest extends CandidatePageBody {
  readonly organizationId: string;
}

/** A page of one list of the candidates of the caller's carrier; operations have none. */
export async function readOwnCandidates(
  ctx: SignedIn,
  request: Omit<CandidatesRequest, 'organizationId'>,
): Promise<Candidates> {
  const { organizationId } = ctx.actor;
  return organizationId === undefined ? { data: [], count: 0 } : readCandidates(ctx, { organizationId, ...request });
}

/** A page of one list of a carrier's candidates, each with its order. The caller may read the carrier's orders. */
export async function readCandidates(ctx: SignedIn, { waiting, ...request }: CandidatesRequest): Promise<Candidates> {
  const now = ctx.now().toISOString();
  const lists = countedListsOf(ctx.actor, waiting);
  const { candidacies, count } = await listCandidates(ctx.db, { ...request, lists, now });
  const rows = await findOrders(ctx.db, [...new Set(candidacies.map(({ snapshot }) => snapshot.orderId))], now);
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
