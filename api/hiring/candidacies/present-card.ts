import { currentRecordId } from '#db/candidacies/candidacy-records';
import type { OrderCandidacy } from '#db/job-orders/order-candidacies';
import { type Actor, isOps } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { rateOfHire } from '#domain/agreed-rates/rules';
import { fleetActionsOf, type OfferedActions, plainActionsOf } from '#domain/candidacies/actions';
import { questionsToAnswer } from '#domain/candidacies/dealbreakers/rules';
import type { MetDealbreaker } from '#domain/candidacies/dealbreakers/schema';
import { stepAt, turnOf } from '#domain/candidacies/next-step';
import { deriveStage } from '#domain/candidacies/records';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { CandidacyState } from '#domain/candidacies/state';
import { scoredInterview, sourceOf } from '#domain/candidacies/state-table';
import type { RecordKind } from '#domain/candidacies/states';
import type { AgreedRate } from '#domain/pay/agreed-rates';
import { type CandidacyStateName, candidacyStates } from '#domain/shared/candidacy-states';
import { type FitComparison, fitFor } from '../driver-search/compare';
import { presentDriver } from '../driver-search/present-driver';
import type { InterviewFacts } from '../interviews/interview-facts';
import { type Notes, presentCandidacyStatus, presentDeadlines } from './candidacy-status';

/** The data that all cards of a list share. */
export interface CardContext {
  readonly actor: Actor;
  readonly comparison: FitComparison;
  readonly notes: Notes;
  /** Questions that the driver answered with yes; the order may have changed its questions since. */
  readonly metDealbreakers: readonly MetDealbreaker[];
  /** The agreed rates of the hire. */
  readonly rates: readonly AgreedRate[];
  readonly hasSafetyStaff: boolean;
  /** Whether the carrier's agreement is in force. */
  readonly isInForce: boolean;
  /** Whether no seat of the order is left. */
  readonly isFilled: boolean;
  readonly interviewFacts: InterviewFacts;
  /** Filled-in scorecards by interview, and whether a hire needs one. */
  readonly scorecards: { readonly counts: ReadonlyMap<string, number>; readonly areRequired: boolean };
  readonly now: Date;
}

/** The state's name, which exists once a round has opened. */
export function openedName({ name }: CandidacyState): CandidacyStateName {
  const known = candidacyStates.find((state) => state === name);
  if (known === undefined) throw new Error('A projected candidacy has no state');
  return known;
}

/** A driver's card on an order, as the carrier's tabs show it. */
export function presentCard(candidacy: OrderCandidacy, context: CardContext): CandidacyCard {
  const { snapshot: state, driver, distanceMiles } = candidacy;
  const stage = deriveStage(state.records);
  const next = stepAt(state, context.now.getTime());
  const idOf = (kind: RecordKind): string | null => currentRecordId(state, kind);
  return {
    candidacyId: state.candidacyId,
    orderId: state.orderId,
    driverId: state.driverId,
    round: state.round,
    state: openedName(state),
    stage,
    kind: state.kind,
    source: sourceOf(state),
    assignmentState: candidacy.assignmentState,
    driver: presentDriver(driver, { stage, today: context.comparison.today }),
    distanceMiles,
    fit: fitFor(driver, distanceMiles, context.comparison),
    metDealbreakers: metOf(context),
    ...presentDeadlines(state, candidacy.dueAt, context.now),
    turn: turnOf(next),
    next,
    fleetJobRequestId: idOf('fleetJobRequest'),
    driverJobRequestId: idOf('driverJobRequest'),
    assignmentId: idOf('jobAssignment'),
    jobRequestId: idOf('jobRequest'),
    scorecardInterview: scorecardInterviewOf(state),
    scorecardCount: scorecardCountOf(state, context),
    agreedRate: rateOf(state, context),
    ...presentCandidacyStatus(state, context.notes, context.interviewFacts),
    ...actionsFor(candidacy, context),
  };
}

function metOf({ comparison: { order }, metDealbreakers }: CardContext): MetDealbreaker[] {
  const current = new Set(questionsToAnswer(order.content.dealbreakerQuestions));
  return metDealbreakers.filter(({ question }) => current.has(question));
}

function rateOf({ hire, zone }: CandidacyState, context: CardContext): CandidacyCard['agreedRate'] {
  if (hire === null) return null;
  const { content } = context.comparison.order;
  return rateOfHire({ content, zone, startOn: hire.startOn }, context.rates, context.now);
}

function scorecardInterviewOf(state: CandidacyState): CandidacyCard['scorecardInterview'] {
  const interview = scoredInterview(state);
  return interview === null ? null : { _id: interview.interviewId, startsAt: interview.startsAt };
}

const scorecardCountOf = (state: CandidacyState, { scorecards }: CardContext): number =>
  scorecards.counts.get(scoredInterview(state)?.interviewId ?? '') ?? 0;

function actionsFor({ snapshot, driver }: OrderCandidacy, context: CardContext): OfferedActions {
  const { actor, now, hasSafetyStaff, isInForce, isFilled } = context;
  const isSafety = can(actor, 'hiring:review');
  if (isOps(actor)) return plainActionsOf(snapshot, { kind: 'ops', isSafety }, now.getTime());
  const mayAct = can(actor, 'hiring:act');
  return fleetActionsOf(
    snapshot,
    {
      mayAct,
      isSafety,
      hasSafetyStaff,
      isInForce,
      isFilled,
      isDriverReady: driver.isReadyForDispatch,
      lacksScorecard: context.scorecards.areRequired && scorecardCountOf(snapshot, context) === 0,
    },
    now.getTime(),
  );
}
