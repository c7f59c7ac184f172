import { type DriverCandidacy, listDriverCandidacies } from '#db/candidacies/driver-candidacies';
import type { PapersOfHires } from '#db/employment-applications/papers-of-hires';
import { readNotes } from '#db/messages/note-store';
import { type AgreedRateRow, listAgreedRates } from '#db/timesheets/agreed-rate-store';
import { rateOfHire } from '#domain/agreed-rates/rules';
import { withAgreedRate } from '#domain/agreed-rates/weekly-terms';
import { plainActionsOf } from '#domain/candidacies/actions';
import { isPaused } from '#domain/candidacies/deadlines';
import { questionsToAnswer } from '#domain/candidacies/dealbreakers/rules';
import { isRenewalStep, stepAt, type Turn, turnOf } from '#domain/candidacies/next-step';
import type { DriverApplicationView } from '#domain/candidacies/schema';
import type { CandidacyState } from '#domain/candidacies/state';
import { sourceOf } from '#domain/candidacies/state-table';
import { weeklyPay } from '#domain/job-orders/pay';
import { isDriversTurn, signatureOf, turnOfNotice } from '#domain/whose-turn/turns';
import {
  noteIdsOf,
  type Notes,
  presentCandidacyStatus,
  presentDeadlines,
} from '../../hiring/candidacies/candidacy-status';
import { openedName } from '../../hiring/candidacies/present-card';
import { type InterviewFacts, readInterviewFacts } from '../../hiring/interviews/interview-facts';
import { todayOf } from '../../http/today';
import { listSignablePapers } from '../employment-applications/signable-papers';
import type { DriverContext } from './answer';
import { presentFirstDay } from './first-day';
import { hasSentRenewals } from './sent-renewals';

const turns: Record<Turn, DriverApplicationView['turn']> = {
  driver: 'you',
  carrier: 'carrier',
  safety: 'safety',
  nobody: 'nobody',
};

const LAST_STEP = 4;

/** The number of the last completed step: 0 invited or requested, 1 review, 2 approved, 3 interview, 4 hired. */
function dotOf({ name, records, hire, interview, offer }: CandidacyState): number {
  const reached = [
    name === 'hired' || name === 'ended' || hire !== null,
    (interview !== null || offer !== undefined) && name !== 'approved',
    records.jobRequest !== undefined,
    records.jobAssignment !== undefined,
  ].indexOf(true);
  return reached === -1 ? 0 : LAST_STEP - reached;
}

/** The driver's applications, each with its status, whose turn it is, and the reason if it has ended. */
export async function listApplications(ctx: DriverContext): Promise<DriverApplicationView[]> {
  const candidacies = await listDriverCandidacies(ctx.db, ctx.actor.driverId, todayOf(ctx));
  const states = candidacies.map(({ snapshot }) => snapshot);
  const [notes, facts, papers, areRenewalsUnderReview, rates] = await Promise.all([
    readNotes(ctx.db, states.flatMap(noteIdsOf)),
    readInterviewFacts(ctx.db, states, ctx.now()),
    listSignablePapers(ctx, states),
    hasSentRenewals(ctx, states),
    listAgreedRates(
      ctx.db,
      states.filter(({ hire }) => hire !== null).map(({ candidacyId }) => candidacyId),
    ),
  ]);
  const read: Read = { notes, facts, papers, areRenewalsUnderReview, rates };
  return candidacies.map((candidacy) => presentApplication(candidacy, read));
}

function agreedRateOf({ candidacyId, content, snapshot }: DriverCandidacy, rates: readonly AgreedRateRow[], now: Date) {
  const { hire, zone } = snapshot;
  if (hire === null) return null;
  return rateOfHire(
    { content, zone, startOn: hire.startOn },
    rates.filter((rate) => rate.assignmentId === candidacyId),
    now,
  );
}

interface Read {
  readonly notes: Notes;
  readonly facts: InterviewFacts;
  readonly papers: PapersOfHires;
  readonly areRenewalsUnderReview: boolean;
  readonly rates: readonly AgreedRateRow[];
}

function presentApplication(candidacy: DriverCandidacy, read: Read): DriverApplicationView {
  const { notes, facts, papers: all, areRenewalsUnderReview, rates } = read;
  const { now } = facts;
  const papers = all.get(candidacy.candidacyId) ?? [];
  const { snapshot: state, content } = candidacy;
  const next = stepAt(state, now.getTime());
  const notice = candidacy.reportNotice?.state ?? 'none';
  const agreedRate = agreedRateOf(candidacy, rates, now);
  const isYours = isDriversTurn(state, { notice, papers, areRenewalsUnderReview, now: now.getTime() });
  // A renewal that does not wait for the driver is under review: no party of this application can do anything.
  const turnOfOthers = isRenewalStep(next) ? 'nobody' : turnOf(next);
  return {
    candidacyId: candidacy.candidacyId,
    orderId: state.orderId,
    round: state.round,
    title: content.title,
    carrier: candidacy.organizationName,
    place: `${candidacy.city}, ${candidacy.state}`,
    weeklyPay: weeklyPay(withAgreedRate(content, agreedRate)),
    dealbreakers: questionsToAnswer(content.dealbreakerQuestions),
    message: candidacy.inviteText,
    state: openedName(state),
    dot: dotOf(state),
    hasApplied: sourceOf(state) === 'application',
    ...presentDeadlines(state, candidacy.dueAt, now),
    turn: isYours ? 'you' : turns[turnOfOthers],
    next,
    isCarrierPaused: isPaused(state),
    reportNotice: candidacy.reportNotice && {
      isYourTurn: turnOfNotice(notice) === 'driver',
      answerBy: candidacy.reportNotice.answerBy,
    },
    fileTasks: candidacy.fileTasks,
    agreedRate,
    firstDay: presentFirstDay(candidacy),
    signature: signatureOf(state, papers),
    ...presentCandidacyStatus(state, notes, facts),
    ...plainActionsOf(state, { kind: 'driver', isSafety: false }, now.getTime()),
  };
}
