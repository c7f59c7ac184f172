import { listCandidates } from '#db/candidacies/candidate-lists';
import { type CandidateOrderRow, findCandidateOrders } from '#db/candidacies/candidate-orders';
import type { OrderCandidacy } from '#db/job-orders/order-candidacies';
import type { Actor } from '#domain/accounts/actor';
import { countedListsOf } from '#domain/dashboard/candidate-lists';
import type { CandidatePageBody } from '#domain/dashboard/candidates/schema';
import type { Candidates, OrderOfCandidate } from '#domain/dashboard/schema';
import type { RouteContext } from '../../http/context';
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
  const orders = await ordersOf(ctx, candidacies);
  const placed = candidacies.flatMap((candidacy) => {
    const order = orders.get(candidacy.snapshot.orderId);
    return order === undefined ? [] : [{ candidacy, order }];
  });
  const cards = await cardsOf(ctx, request.organizationId, placed);
  const data = cards.flatMap((card) => {
    const order = orders.get(card.orderId);
    return order === undefined ? [] : [{ card, order: presentCandidateOrder(order) }];
  });
  return { data, count };
}

async function ordersOf(
  { db }: SignedIn,
  candidacies: readonly OrderCandidacy[],
): Promise<ReadonlyMap<string, CandidateOrderRow>> {
  const orderIds = new Set(candidacies.map(({ snapshot }) => snapshot.orderId));
  return new Map((await findCandidateOrders(db, [...orderIds])).map((order) => [order.id, order]));
}

const presentCandidateOrder = (order: CandidateOrderRow): OrderOfCandidate => ({
  _id: order.id,
  title: order.content.title,
  startDate: order.startOn,
  facility: {
    _id: order.facilityId,
    name: order.facilityName,
    timeZone: order.timeZone,
    address: { fullAddress: order.fullAddress, city: order.city, state: order.state },
  },
});
