import type { VerificationAttempt } from '#db/employment-verifications/attempt-store';
import type { AttachedFile } from '#db/employment-verifications/draft-store';
import type { SentLink } from '#db/employment-verifications/link-store';
import type { VerificationResponse } from '#db/employment-verifications/response-store';
import type { Actor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { withoutTests } from '#domain/employment-verifications/check-answer';
import {
  investigationDay,
  investigationDays,
  isReportable,
  nextAttemptAt,
} from '#domain/employment-verifications/deadlines';
import { linkState } from '#domain/employment-verifications/link-state';
import { verificationMoves } from '#domain/employment-verifications/moves';
import { includesTesting } from '#domain/employment-verifications/questions';
import {
  checkVerificationCommand,
  effortsEnoughFrom,
  isFinished,
  verificationActions,
} from '#domain/employment-verifications/rules';
import {
  type CarrierVerificationAction,
  carrierVerificationActions,
  driverVerificationActions,
  type EmployerContact,
  type OwnVerification,
  type VerificationView,
} from '#domain/employment-verifications/schema';
import { type EmploymentVerificationState, emptyVerification } from '#domain/employment-verifications/state';
import { isInvestigating } from '#domain/employment-verifications/states';
import {
  CORRECTION_DAYS,
  DUE_AFTER_DAYS,
  MIN_ATTEMPTS,
  PRINT_HOURS,
  REBUTTAL_BUSINESS_DAYS,
} from '#domain/employment-verifications/terms';
import type { ProblemCode } from '#domain/problems';
import { storeOf } from '#domain/requirements/model/evidence-stores';
import { storesOf } from '#domain/requirements/readers';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { businessDaysAfter } from '#domain/shared/federal-holidays';
import { daysAfter } from '#domain/shared/periods';
import type { VerificationDetails } from './load-details';

interface Reader {
  readonly actor: Actor;
  readonly now: Date;
}

/** A past employment that the carrier has not verified. */
export interface UnverifiedJob {
  readonly driverId: string;
  readonly employmentHistoryId: string;
  readonly employer: EmployerContact;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly questions: VerificationView['questions'];
  readonly mode: VerificationView['mode'];
}

/** A past employment before the first request. */
export function presentUnverified(reader: Reader, organizationId: string, job: UnverifiedJob): VerificationView {
  const ids = {
    verificationId: '',
    organizationId,
    driverId: job.driverId,
    employmentHistoryId: job.employmentHistoryId,
  };
  return {
    ...job,
    _id: null,
    state: 'none',
    round: 0,
    since: null,
    requestedAt: null,
    requestedBy: null,
    consentSignedAt: null,
    postponed: null,
    links: [],
    responses: [],
    dispute: null,
    rebuttal: null,
    isReviewed: false,
    isReviewWaived: false,
    hasAccessEnded: false,
    clock: null,
    attempts: [],
    nextAttemptAt: null,
    goodFaithFrom: null,
    goodFaithAt: null,
    isReportable: false,
    ...offerOf(reader, emptyVerification(ids), false),
  };
}

/** A verification for a carrier's staff. */
export function presentVerification(reader: Reader, details: VerificationDetails): VerificationView {
  const { row, subject, attempts } = details;
  const { snapshot } = row;
  const { closing } = snapshot;
  const isEnough = snapshot.name === 'sent' && snapshot.attempts.count >= MIN_ATTEMPTS;
  return {
    ...sharedOf(reader, details),
    _id: row.id,
    driverId: row.driverId,
    state: row.state,
    mode: subject.mode,
    requestedBy: row.requestedBy,
    clock: clockOf(snapshot, reader.now),
    attempts: attempts.map(({ id, verificationId: _of, fileId, actorId, ...attempt }) => ({
      ...attempt,
      _id: id,
      hasDocument: mayPrint({ fileId, actorId, at: attempt.at }, reader.actor.userId, reader.now),
    })),
    nextAttemptAt: snapshot.canEmail ? nextAttemptAt(snapshot) : null,
    goodFaithFrom: isEnough ? effortsEnoughFrom(snapshot) : null,
    goodFaithAt: closing !== null && closing.fileId !== null ? closing.at : null,
    isReportable: isReportable(row.state, snapshot.sentAt, reader.now.getTime()),
    ...offerOf(reader, snapshot, details.hasLaterBasis),
  };
}

/** Whether the person may print the fax or letter of a contact: the person who prepared it, for a day. */
export const mayPrint = (
  { fileId, actorId, at }: Pick<VerificationAttempt, 'fileId' | 'actorId' | 'at'>,
  userId: string,
  now: Date,
): boolean => fileId !== null && actorId === userId && now.getTime() < Date.parse(at) + PRINT_HOURS * HOUR_MS;

/** A verification for its driver. */
export function presentOwnVerification(reader: Reader, details: VerificationDetails): OwnVerification {
  const { row } = details;
  const allowed = verificationActions(row.snapshot, 'driver', reader.now.getTime());
  return {
    ...sharedOf(reader, details),
    _id: row.id,
    carrier: row.carrier,
    dotNumber: row.dotNumber,
    isCarrierPaused: !row.isCarrierActive,
    state: row.state,
    actions: driverVerificationActions.filter((action) => allowed.includes(action)),
  };
}

function sharedOf({ actor, now }: Reader, details: VerificationDetails) {
  const { row, subject, links, responses, files, consent, postponedText, disputeText, rebuttalText } = details;
  const { snapshot } = row;
  const { answer, dispute, postponed, rebuttal } = snapshot;
  const mayReadTests = storesOf(actor).includes(storeOf.drugAlcoholInquiry);
  const mayReadResults = storesOf(actor).includes('drugAlcohol');
  return {
    employmentHistoryId: row.employmentHistoryId,
    employer: subject.employer,
    startDate: subject.selfReported.startDate,
    endDate: subject.selfReported.endDate,
    questions: subject.questions,
    round: snapshot.round,
    since: snapshot.enteredAt,
    requestedAt: snapshot.requestedAt,
    consentSignedAt: consent?.signedAt ?? null,
    postponed: postponed === undefined ? null : { text: postponedText, at: postponed.at },
    links: links.map((link) => presentLink(link, snapshot, now)),
    responses: responses.map((response) => {
      const canBeAboutTests = includesTesting(subject.questions) || response.testsFileId !== null;
      const attached = mayReadResults || !canBeAboutTests ? files : [];
      return presentResponse(response, { files: attached, mayReadTests });
    }),
    dispute: dispute && {
      text: disputeText,
      at: dispute.at,
      answerBy: daysAfter(investigationDay(dispute.at), CORRECTION_DAYS),
      isOverdue: dispute.isOverdue,
      wasRefused: dispute.refusalId !== null,
    },
    rebuttal: rebuttal && {
      text: rebuttalText,
      at: rebuttal.at,
      forwardedBy: businessDaysAfter(investigationDay(rebuttal.at), REBUTTAL_BUSINESS_DAYS),
    },
    isReviewed: answer?.isReviewed ?? false,
    isReviewWaived: answer?.isReviewWaived ?? false,
    hasAccessEnded: snapshot.hasAccessEnded ?? false,
  };
}

const presentLink = (
  link: SentLink,
  snapshot: EmploymentVerificationState,
  now: Date,
): OwnVerification['links'][number] => ({
  _id: link.id,
  round: link.round,
  channel: link.channel,
  to: link.to,
  at: link.createdAt,
  expiresAt: link.expiresAt,
  state: linkState(link, snapshot, now.getTime()),
  endedAt: link.endedAt,
  isStated: link.isStated,
});

function presentResponse(
  { id, round, kind, version, at, respondent, answer, reason, text, testsFileId, marks }: VerificationResponse,
  { files, mayReadTests }: { readonly files: readonly AttachedFile[]; readonly mayReadTests: boolean },
): OwnVerification['responses'][number] {
  return {
    _id: id,
    round,
    kind,
    version: answer === null ? 0 : version,
    at,
    respondent: { name: respondent.name, title: respondent.title },
    answer: answer && (mayReadTests ? answer : withoutTests(answer)),
    reason,
    text,
    files: files.filter(({ responseId }) => responseId === id).map(presentFile),
    marks: [...marks],
    hasTests: testsFileId !== null && mayReadTests,
  };
}

/** An attached file. */
export const presentFile = ({ id, mediaType, sizeBytes, at }: AttachedFile) => ({ _id: id, mediaType, sizeBytes, at });

function clockOf(state: EmploymentVerificationState, now: Date): VerificationView['clock'] {
  const { countsFrom, startsOn, warnOn, dueOn } = investigationDays(state);
  const isUnfinished = isInvestigating(state.name);
  const today = investigationDay(isUnfinished ? now.toISOString() : state.enteredAt);
  const day = Math.round((Date.parse(today) - Date.parse(startsOn)) / DAY_MS);
  const isOverdue = isUnfinished && today > dueOn;
  return {
    countsFrom,
    startsOn,
    dueOn,
    day: Math.max(0, day),
    days: DUE_AFTER_DAYS,
    isDueSoon: isUnfinished && !isOverdue && today >= warnOn,
    isOverdue,
  };
}

const permissionOf = (action: CarrierVerificationAction) =>
  action === 'closeGoodFaith' ? 'employers:close' : 'employers:verify';

/** The commands that the caller may send, and those that are refused in this state. */
function offerOf({ actor, now }: Reader, state: EmploymentVerificationState, isForLater: boolean) {
  const refusalOf = (name: CarrierVerificationAction): ProblemCode | undefined => {
    if (!can(actor, permissionOf(name))) return 'forbidden';
    const command = { actor: { kind: 'fleet', userId: null }, round: state.round, isForLater } as never;
    return checkVerificationCommand(state, { name, command }, now.getTime())?.code;
  };
  const judged = carrierVerificationActions
    .filter((name) => verificationMoves[name].from.includes(state.name))
    // A finished one is not to be started again, until there is something to start it for.
    .filter((name) => name !== 'startVerification' || !isFinished(state) || isForLater)
    .map((action) => ({ action, code: refusalOf(action) }));
  return {
    actions: judged.filter(({ code }) => code === undefined).map(({ action }) => action),
    refusals: judged.flatMap(({ action, code }) => (code === undefined ? [] : [{ action, code }])),
  };
}
