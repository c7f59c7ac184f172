import type { CandidacyEvent, CandidacyEventType } from '#domain/candidacies/events';
import { candidacySources } from '#domain/candidacies/sources';
import type { HiringFilters } from '#domain/hiring-reports/report-figures';
import type { HiringReport } from '#domain/hiring-reports/schema';
import { partyOf, replies, type Reply, type RoundStage, roundStages } from '#domain/hiring-reports/spans';
import { mondaysOf, type ReportDays, type ReportPeriod, reportPeriod, weekWithin } from '#domain/reports/period';
import type { Stays } from '#domain/reports/schema';
import { DAY_MS } from '#domain/shared/durations';
import { shareOf, shareOfTenths } from './report-oracle';

type Event = CandidacyEvent;

/** An item that a number counts: a round, a stay, or a wait. */
export interface Counted {
  readonly kind: 'round' | 'stage' | 'reply';
  readonly candidacyId: string;
  readonly round: number;
  readonly facilityId: string;
  readonly orderId: string;
  readonly source: string;
  readonly name: RoundStage | Reply | null;
  readonly startedAt: string;
  endedAt: string | null;
  isAnswered: boolean;
  hiredAt: string | null;
  closedAt: string | null;
  by: string | null;
  reason: string | null;
}

/** The stage after each type of event, written down event by event; a type that is missing changes nothing. */
const stageAfter: Partial<Record<CandidacyEventType, RoundStage | null>> = {
  inviteAccepted: 'inReview',
  movedToReview: 'inReview',
  approvedForInterview: 'approved',
  interviewOffered: 'interviewOffered',
  interviewTimePicked: 'interviewing',
  interviewConfirmed: 'interviewing',
  interviewRescheduled: 'interviewing',
  interviewOfferLapsed: 'approved',
  interviewScheduled: 'interviewing',
  interviewRejected: 'approved',
  interviewCancelled: 'approved',
  hired: 'offered',
  startMoved: 'offered',
  startAccepted: 'accepted',
  proposedStartAccepted: 'accepted',
  startConfirmed: null,
  assignmentStarted: null,
  assignmentEnded: null,
};

/** The reply that the round waits for after each type of event; those in `again` restart a wait for the same reply. */
const replyAfter: Partial<Record<CandidacyEventType, Reply | null>> = {
  inviteAccepted: 'safetyReviews',
  movedToReview: 'safetyReviews',
  approvedForInterview: 'carrierSchedulesInterview',
  interviewRejected: 'carrierSchedulesInterview',
  interviewCancelled: 'carrierSchedulesInterview',
  interviewOfferLapsed: 'carrierSchedulesInterview',
  interviewOffered: 'pickInterviewTime',
  interviewTimesReplaced: 'pickInterviewTime',
  interviewTimePicked: 'decideAfterInterview',
  interviewScheduled: 'answerInterview',
  interviewRescheduled: 'answerInterview',
  interviewAccepted: 'decideAfterInterview',
  interviewConfirmed: 'decideAfterInterview',
  hired: 'answerStart',
  startMoved: 'answerStart',
  startKept: 'answerStart',
  startProposed: 'carrierAnswersStart',
  startReached: 'carrierConfirmsStart',
  startAccepted: null,
  proposedStartAccepted: null,
  startConfirmed: null,
  assignmentStarted: null,
  assignmentEnded: null,
};
const again: readonly Reply[] = ['pickInterviewTime', 'answerInterview', 'answerStart', 'decideAfterInterview'];

const closings: readonly CandidacyEventType[] = [
  'inviteDeclined',
  'inviteCancelled',
  'passed',
  'withdrawn',
  'reviewRejected',
  'assignmentCancelled',
  'startDeclined',
  'startRescinded',
  'noShowRecorded',
  'expired',
  'orderEnded',
  'hiredElsewhere',
  'driverNotAvailable',
];
const hirings: readonly CandidacyEventType[] = ['startAccepted', 'proposedStartAccepted', 'startConfirmed'];

/** Rounds, stays and waits, read from the events one after the other: no table, no SQL, no rule of the product. */
export function countedIn(events: readonly Event[]): Counted[] {
  const ids = new Set(events.map(({ snapshot }) => snapshot.candidacyId));
  return [...ids].flatMap((id) => countedOfOne(events.filter(({ snapshot }) => snapshot.candidacyId === id)));
}

function countedOfOne(events: readonly Event[]): Counted[] {
  const all: Counted[] = [];
  let round: Counted | undefined;
  let stay: Counted | undefined;
  let wait: Counted | undefined;
  for (const event of events) {
    const { type, at, actor, snapshot } = event;
    if (round === undefined || round.round !== snapshot.round) {
      round = aRound(event);
      all.push(round);
    }
    const opened: Counted = round;
    const isClosing = closings.includes(type);
    if (hirings.includes(type)) opened.hiredAt ??= at;
    if (isClosing) Object.assign(opened, { closedAt: at, by: actor.kind, reason: event.reason });

    const stage = isClosing ? null : stageOf(event, opened);
    if (stage !== undefined && stage !== (stay?.name ?? null)) {
      if (stay !== undefined) stay.endedAt = at;
      stay = stage === null ? undefined : { ...opened, kind: 'stage', name: stage, startedAt: at, endedAt: null };
      if (stay !== undefined) all.push(stay);
    }

    // Once the start date has come, a proposed date still has to be answered first.
    const isStillProposed = type === 'startReached' && wait?.name === 'carrierAnswersStart';
    const reply = isClosing ? null : replyOf(event, opened);
    if (
      reply !== undefined &&
      !isStillProposed &&
      (reply !== (wait?.name ?? null) || again.some((name) => name === reply))
    ) {
      if (wait !== undefined) endWait(wait, event);
      const startedAt = reply === 'decideAfterInterview' ? (snapshot.interview?.startsAt ?? at) : at;
      wait =
        reply === null
          ? undefined
          : { ...opened, kind: 'reply', name: reply, startedAt, endedAt: null, isAnswered: false };
      if (wait !== undefined) all.push(wait);
    }
  }
  const found = all.filter(({ startedAt, endedAt }) => endedAt === null || endedAt >= startedAt);
  return found.map((row) => ({ ...row, ...endOfRound(all, row) }));
}

/** A stay or wait belongs to its round, whatever happens to the round later. */
function endOfRound(all: readonly Counted[], { round }: Counted) {
  const own = all.find((row) => row.kind === 'round' && row.round === round);
  if (own === undefined) throw new Error('Each row belongs to a round');
  const { hiredAt, closedAt, by, reason } = own;
  return { hiredAt, closedAt, by, reason };
}

const aRound = ({ at, type, snapshot }: Event): Counted => ({
  kind: 'round',
  candidacyId: snapshot.candidacyId,
  round: snapshot.round,
  facilityId: snapshot.facilityId,
  orderId: snapshot.orderId,
  source: snapshot.source ?? (type === 'requested' ? 'application' : 'search'),
  name: null,
  startedAt: at,
  endedAt: null,
  isAnswered: false,
  hiredAt: null,
  closedAt: null,
  by: null,
  reason: null,
});

function stageOf({ type, at }: Event, { startedAt }: Counted): RoundStage | null | undefined {
  // The second contact joins the round that the first one opened.
  if (type === 'invited' || type === 'requested') return at === startedAt ? type : 'inReview';
  return stageAfter[type];
}

function replyOf({ type, at, snapshot: { offer } }: Event, { startedAt }: Counted): Reply | null | undefined {
  if (type === 'interviewProposalWithdrawn') return offer === undefined ? 'answerInterview' : 'pickInterviewTime';
  if (type === 'interviewTimeProposed')
    return offer?.proposedStartsAt === null ? 'carrierOffersTimes' : 'carrierConfirmsTime';
  if (type !== 'invited' && type !== 'requested') return replyAfter[type];
  if (at !== startedAt) return 'safetyReviews';
  return type === 'invited' ? 'answerInvite' : 'carrierAnswersRequest';
}

function endWait(wait: Counted, { at, actor }: Event): void {
  const side = partyOf(wait.name as Reply) === 'driver' ? 'driver' : 'fleet';
  wait.endedAt = at;
  wait.isAnswered = actor.kind === side;
}

/** Whether a number counts a row. */
export function isCountedBy(row: Counted, wanted: HiringFilters, period: ReportPeriod): boolean {
  const { source, by, reason, stage, reply } = wanted;
  const name = stage ?? reply;
  return (
    isOfNumber(row, wanted.number, period) &&
    (name === undefined || row.name === name) &&
    (source === undefined || row.source === source) &&
    (by === undefined || row.by === by) &&
    (reason === undefined || row.reason === reason)
  );
}

function isOfNumber(row: Counted, number: HiringFilters['number'], period: ReportPeriod): boolean {
  const { start, end, moment, isRunning } = period;
  const { kind, startedAt, endedAt, hiredAt, closedAt } = row;
  const isWithin = (at: string | null) => at !== null && at >= start && at < end;
  const isOpen =
    startedAt <= moment && (isRunning ? endedAt === null : startedAt < end && !(endedAt !== null && endedAt < end));
  if (kind === 'stage') {
    if (number === 'left') return isWithin(endedAt);
    if (number === 'waiting') return isOpen;
    return number === 'stays' && (isWithin(endedAt) || isOpen);
  }
  if (kind === 'reply') {
    if (number === 'answered') return isWithin(endedAt) && row.isAnswered;
    if (number === 'unanswered') return isWithin(endedAt) && !row.isAnswered;
    return number === 'awaited' && isOpen;
  }
  if (number === 'hires') return isWithin(hiredAt);
  if (number === 'closed') return isWithin(closedAt);
  if (!isWithin(startedAt)) return false;
  if (number === 'contactsHired') return hiredAt !== null;
  if (number === 'contactsClosed') return hiredAt === null && closedAt !== null;
  if (number === 'contactsOpen') return hiredAt === null && closedAt === null;
  return number === 'contacts';
}

interface OracleQuery {
  readonly days: ReportDays;
  readonly now: Date;
  /** The zone of the reader's days. */
  readonly zone: string;
  readonly facility?: string | undefined;
  readonly order?: string | undefined;
}

/** The complete report, counted row by row. */
export function hiringReportOf(
  counted: readonly Counted[],
  { days, now, zone, facility, order }: OracleQuery,
): HiringReport {
  const rows = counted.filter(
    (row) => (facility ?? row.facilityId) === row.facilityId && (order ?? row.orderId) === row.orderId,
  );
  const whole = reportPeriod(days, now, zone);
  const found = (wanted: HiringFilters, period = whole) => rows.filter((row) => isCountedBy(row, wanted, period));
  const count = (wanted: HiringFilters, period = whole) => found(wanted, period).length;
  const times = (wanted: HiringFilters, period = whole): Stays => {
    const lengths = found(wanted, period).map((row) => daysOf(row, wanted.number, whole.moment));
    const percentile = wanted.number === 'hires' ? shareOf : shareOfTenths;
    return { count: lengths.length, medianDays: percentile(lengths, 0.5), p90Days: percentile(lengths, 0.9) };
  };
  const closed = found({ number: 'closed' });
  const reasons = new Map(closed.map(({ by, reason }) => [`${String(by)} ${String(reason)}`, { by, reason }]));
  return {
    ...days,
    at: whole.moment,
    contacts: count({ number: 'contacts' }),
    hires: times({ number: 'hires' }),
    closed: closed.length,
    weeks: mondaysOf(days).map((monday) => {
      const week = weekWithin(days, monday);
      const period = reportPeriod(week, now, zone);
      return {
        monday,
        ...week,
        contacts: count({ number: 'contacts' }, period),
        hires: times({ number: 'hires' }, period),
        closed: count({ number: 'closed' }, period),
      };
    }),
    stages: roundStages.map((stage) => ({
      stage,
      left: times({ number: 'left', stage }),
      waiting: times({ number: 'waiting', stage }),
      stays: times({ number: 'stays', stage }),
    })),
    replies: replies.map((reply) => ({
      party: partyOf(reply),
      reply,
      answered: times({ number: 'answered', reply }),
      unanswered: count({ number: 'unanswered', reply }),
      awaited: times({ number: 'awaited', reply }),
    })),
    sources: candidacySources.map((source) => ({
      source,
      contacts: count({ number: 'contacts', source }),
      contactsHired: count({ number: 'contactsHired', source }),
      contactsClosed: count({ number: 'contactsClosed', source }),
      contactsOpen: count({ number: 'contactsOpen', source }),
      hires: times({ number: 'hires', source }),
    })),
    reasons: [...reasons.values()].map(({ by, reason }) => ({
      by,
      reason,
      count: closed.filter((row) => row.by === by && row.reason === reason).length,
    })) as HiringReport['reasons'],
  };
}

function daysOf({ startedAt, endedAt, hiredAt }: Counted, number: HiringFilters['number'], moment: string): number {
  const end = number === 'hires' ? hiredAt : endedAt;
  return (Date.parse(end === null || end > moment ? moment : end) - Date.parse(startedAt)) / DAY_MS;
}
