import { readCardFacts } from '#db/candidacies/card-facts';
import type { OrderRow } from '#db/job-orders/order';
import { type CandidacyPage, listCandidacies, type OrderCandidacy } from '#db/job-orders/order-candidacies';
import type { Actor } from '#domain/accounts/actor';
import { questionsToAnswer } from '#domain/candidacies/dealbreakers/rules';
import type { CandidacyCard, CandidacyCards } from '#domain/candidacies/schema';
import { scoredInterview } from '#domain/candidacies/state-table';
import { dateAt } from '#domain/shared/zoned-time';
import type { RouteContext } from '../../http/context';
import { getOrderRow } from '../../job-orders/read-order';
import { interviewerIdsOf, wantedTimes } from '../interviews/interview-facts';
import { noteIdsOf } from './candidacy-status';
import { presentCard } from './present-card';

/** A page of the candidates of one tab or column. */
export async function listCards(
  ctx: RouteContext & { readonly actor: Actor },
  page: CandidacyPage,
): Promise<CandidacyCards> {
  const order = await getOrderRow(ctx, page.orderId);
  const { candidacies, count } = await listCandidacies(ctx.db, page);
  const placed = candidacies.map((candidacy) => ({ candidacy, order }));
  return { data: await cardsOf(ctx, order.organizationId, placed), count };
}

/** A candidacy with its order. */
export interface PlacedCandidacy {
  readonly candidacy: OrderCandidacy;
  readonly order: Pick<OrderRow, 'content' | 'numberOfDrivers' | 'seatsTaken' | 'timeZone'>;
}

/** Candidacies of a carrier's orders as cards, in the same order. */
export async function cardsOf(
  ctx: RouteContext & { readonly actor: Actor },
  organizationId: string,
  placed: readonly PlacedCandidacy[],
): Promise<CandidacyCard[]> {
  const now = ctx.now();
  const states = placed.map(({ candidacy }) => candidacy.snapshot);
  const withQuestions = placed.filter(({ order }) => questionsToAnswer(order.content.dealbreakerQuestions).length > 0);
  const { criteria, taken, interviewers, ratesOf, metDealbreakersOf, ...facts } = await readCardFacts(ctx.db, {
    organizationId,
    noteIds: states.flatMap(noteIdsOf).filter((id) => id !== null),
    times: states.flatMap(wantedTimes),
    interviewerIds: states.flatMap(interviewerIdsOf),
    interviewIds: states.flatMap((state) => scoredInterview(state)?.interviewId ?? []),
    hireIds: states.flatMap(({ hire, candidacyId }) => (hire === null ? [] : [candidacyId])),
    contacts: withQuestions.map(({ candidacy }) => candidacy.snapshot),
  });
  const interviewFacts = { taken: new Set(taken.map(({ key }) => key)), interviewers, now };
  const context = { ...facts, actor: ctx.actor, interviewFacts, now };
  return placed.map(({ candidacy, order }) =>
    presentCard(candidacy, {
      ...context,
      comparison: { order, criteria, today: dateAt(now.toISOString(), order.timeZone) },
      metDealbreakers: metDealbreakersOf(candidacy.snapshot),
      isFilled: order.seatsTaken >= order.numberOfDrivers,
      rates: ratesOf(candidacy.snapshot.candidacyId),
    }),
  );
}
