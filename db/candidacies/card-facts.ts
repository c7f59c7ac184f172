import { namesById, type UserName, userNamesOf } from '#db/accounts/interviewer-store';
import { firstSafetyStaffOf } from '#db/accounts/safety-staff';
import type { Db } from '#db/core/handle';
import { instantOf, readTogether } from '#db/core/read-together';
import { matchCriteriaOf } from '#db/facilities/match-criteria';
import { notesOf, type NoteText, textsById } from '#db/messages/note-store';
import {
  countsByInterview,
  type ScorecardCount,
  scorecardCountsOf,
  scorecardFormOf,
} from '#db/scorecards/scorecard-store';
import { agreedRatesOf, type AssignedRate } from '#db/timesheets/agreed-rate-store';
import { checkInForce, type StoredAgreementState } from '#domain/agreements/rules';
import type { MetDealbreaker } from '#domain/candidacies/dealbreakers/schema';
import type { MatchCriteria } from '#domain/drivers/fit-facts';
import type { AgreedRate } from '#domain/pay/agreed-rates';
import { DEFAULT_SCORECARD } from '#domain/scorecards/rules';
import type { ScorecardForm } from '#domain/scorecards/schema';
import { type Contact, type DealbreakerAnswer, dealbreakerAnswersOf } from './dealbreaker-answers';
import { onlyTaken, type TakenTime, timesOf, type WantedTime } from './interview-conflicts';

/** The ids and times of a carrier's candidacies that their cards show more of. */
export interface CardReferences {
  readonly organizationId: string;
  readonly noteIds: readonly string[];
  readonly times: readonly WantedTime[];
  readonly interviewerIds: readonly string[];
  /** Interviews that a hire may follow. */
  readonly interviewIds: readonly string[];
  /** Hires, by candidacy. */
  readonly hireIds: readonly string[];
  /** Orders with questions, and their drivers. */
  readonly contacts: readonly Contact[];
}

/** Facts outside of the candidacies that their cards show. */
export interface CardFacts {
  readonly criteria: MatchCriteria | null;
  readonly hasSafetyStaff: boolean;
  /** Whether the carrier's agreement is in force. */
  readonly isInForce: boolean;
  readonly notes: ReadonlyMap<string, string>;
  readonly taken: readonly TakenTime[];
  readonly interviewers: ReadonlyMap<string, string>;
  readonly scorecards: { readonly counts: ReadonlyMap<string, number>; readonly areRequired: boolean };
  /** The agreed rates of a hire, in the order in which they were set. */
  readonly ratesOf: (candidacyId: string) => readonly AgreedRate[];
  readonly metDealbreakersOf: (contact: Contact) => readonly MetDealbreaker[];
}

interface FactRows {
  readonly criteria: readonly MatchCriteria[];
  readonly safetyStaff: readonly object[];
  readonly agreement: readonly { readonly state: StoredAgreementState }[];
  readonly notes: readonly NoteText[];
  readonly times: readonly TakenTime[];
  readonly interviewers: readonly UserName[];
  readonly scorecards: readonly ScorecardCount[];
  readonly scorecardForm: readonly ScorecardForm[];
  readonly rates: readonly AssignedRate[];
  readonly answers: readonly DealbreakerAnswer[];
}

/** Reads the facts of a page of cards in one statement. */
export async function readCardFacts(db: Db, of: CardReferences): Promise<CardFacts> {
  const found = await readTogether<FactRows>(db, {
    criteria: matchCriteriaOf(db, of.organizationId),
    safetyStaff: firstSafetyStaffOf(db, of.organizationId),
    agreement: db('carrier_agreements').where({ organization_id: of.organizationId }).select('state'),
    notes: notesOf(db, of.noteIds),
    times: timesOf(db, of.times),
    interviewers: userNamesOf(db, of.interviewerIds),
    scorecards: scorecardCountsOf(db, of.interviewIds),
    scorecardForm: scorecardFormOf(db, of.organizationId),
    rates: agreedRatesOf(db, of.hireIds),
    answers: dealbreakerAnswersOf(db, of.contacts),
  });
  const { isRequired } = found.scorecardForm[0] ?? DEFAULT_SCORECARD;
  return {
    criteria: found.criteria[0] ?? null,
    hasSafetyStaff: found.safetyStaff.length > 0,
    isInForce: checkInForce(found.agreement[0]?.state ?? null) === undefined,
    notes: textsById(found.notes),
    taken: onlyTaken(found.times),
    interviewers: namesById(found.interviewers),
    scorecards: { counts: countsByInterview(found.scorecards), areRequired: isRequired },
    ratesOf: (candidacyId) => found.rates.filter(({ assignmentId }) => assignmentId === candidacyId),
    metDealbreakersOf: (contact) => answersOf(found.answers, contact),
  };
}

const answersOf = (answers: readonly DealbreakerAnswer[], { orderId, driverId }: Contact): MetDealbreaker[] =>
  answers
    .filter((answer) => answer.orderId === orderId && answer.driverId === driverId)
    .map(({ question, answeredAt }) => ({ question, answeredAt: instantOf(answeredAt) }));
