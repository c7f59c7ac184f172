import { hasSafetyStaff } from '#db/accounts/safety-staff';
import { readDealbreakerAnswers } from '#db/candidacies/dealbreaker-answers';
import { findMatchCriteria } from '#db/facilities/match-criteria';
import type { OrderRow } from '#db/job-orders/order';
import { type CandidacyPage, listCandidacies, type OrderCandidacy } from '#db/job-orders/order-candidacies';
import { readNotes } from '#db/messages/note-store';
import type { Actor } from '#domain/accounts/actor';
import { questionsToAnswer } from '#domain/candidacies/dealbreakers/rules';
import type { CandidacyCard, CandidacyCards } from '#domain/candidacies/schema';
import { utcDate } from '#domain/shared/zoned-time';
import type { RouteContext } from '../../http/context';
import { getOrderRow } from '../../job-orders/read-order';
import { readInterviewFacts } from '../interviews/interview-facts';
import { readScorecardFacts } from '../interviews/scorecard-facts';
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
  readonly order: OrderRow;
}

/** Candidacies of a carrier's orders as cards, in the same order. */
export async function cardsOf(
  ctx: RouteContext & { readonly actor: Actor },
  organizationId: string,
  placed: readonly PlacedCandidacy[],
): Promise<CandidacyCard[]> {
  const now = ctx.now();
  const states = placed.map(({ candidacy }) => candidacy.snapshot);
  const [criteria, notes, hasStaff, interviewFacts, scorecards, metDealbreakersOf] = await Promise.all([
    findMatchCriteria(ctx.db, organizationId),
    readNotes(ctx.db, states.flatMap(noteIdsOf)),
    hasSafetyStaff(ctx.db, organizationId),
    readInterviewFacts(ctx.db, states, now),
    readScorecardFacts(ctx.db, organizationId, states),
    readDealbreakerAnswers(
      ctx.db,
      placed
        .filter(({ order }) => questionsToAnswer(order.content.dealbreakerQuestions).length > 0)
        .map(({ candidacy }) => candidacy.snapshot),
    ),
  ]);
  const context = { actor: ctx.actor, notes, hasSafetyStaff: hasStaff, interviewFacts, scorecards, now };
  const today = utcDate(now);
  return placed.map(({ candidacy, order }) =>
    presentCard(candidacy, {
      ...context,
      comparison: { order, criteria, today },
      metDealbreakers: metDealbreakersOf(candidacy.snapshot),
    }),
  );
}
