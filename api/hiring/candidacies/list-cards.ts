import { hasSafetyStaff } from '#db/accounts/safety-staff';
import type { OrderRow } from '#db/job-orders/order';
import { listCandidacies, type OrderCandidacy } from '#db/job-orders/order-candidacies';
import { readNotes } from '#db/messages/note-store';
import type { Actor } from '#domain/accounts/actor';
import type { CandidacyCard, CandidacyCards, CandidacyTab } from '#domain/candidacies/schema';
import type { RouteContext } from '../../http/context';
import { getOrderRow } from '../../job-orders/read-order';
import { comparisonWith } from '../driver-search/compare';
import { noteIdsOf } from './candidacy-status';
import { presentCard } from './present-card';

export interface TabRequest {
  readonly orderId: string;
  readonly tab: CandidacyTab;
  readonly limit: number;
  readonly skip: number;
}

/** A page of one tab of an order's hiring page. */
export async function listCards(
  ctx: RouteContext & { readonly actor: Actor },
  request: TabRequest,
): Promise<CandidacyCards> {
  const order = await getOrderRow(ctx, request.orderId);
  const { candidacies, count } = await listCandidacies(ctx.db, request);
  return { data: await cardsOf(ctx, order, candidacies), count };
}

/** Candidacies of one order as cards. */
export async function cardsOf(
  ctx: RouteContext & { readonly actor: Actor },
  order: OrderRow,
  candidacies: readonly OrderCandidacy[],
): Promise<CandidacyCard[]> {
  const now = ctx.now();
  const [comparison, notes, hasStaff] = await Promise.all([
    comparisonWith(ctx.db, order, now),
    readNotes(
      ctx.db,
      candidacies.flatMap(({ snapshot }) => noteIdsOf(snapshot)),
    ),
    hasSafetyStaff(ctx.db, order.organizationId),
  ]);
  const context = { actor: ctx.actor, comparison, notes, hasSafetyStaff: hasStaff, now };
  return candidacies.map((candidacy) => presentCard(candidacy, context));
}
