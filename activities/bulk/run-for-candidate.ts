import { findUser, type User } from '#db/accounts/user-store';
import { requireAgreement } from '#db/agreements/require-agreement';
import type { BulkActionRow, BulkTargetRef } from '#db/bulk/bulk-action-store';
import { type BulkCandidateRow, readBulkCandidates } from '#db/candidacies/bulk-candidates';
import { readInvitees } from '#db/candidacies/invitees';
import { type Merge, mergeTexts } from '#db/message-templates/merge-values';
import { queueWrittenMessages } from '#db/messages/written-message-store';
import type { CarrierActor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import {
  bulkCandidateProblemOf,
  type CandidacyAction,
  checkBulkPermission,
  checkCandidate,
  checkInvitee,
  commandOf,
} from '#domain/bulk/candidates/rules';
import type { CandidateAction, SeenCandidacy } from '#domain/bulk/candidates/schema';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { type Problem, ProblemError } from '#domain/problems';
import { derivedId } from '#platform/ids';
import { commandCandidacy } from './command-candidacy';
import { storeMergedText } from './merged-text';
import type { BulkRunDeps } from './run-for-driver';

/** One candidate's turn in a carrier's bulk action. */
export interface CandidateRun extends BulkActionRow<CandidateAction>, BulkTargetRef {
  readonly organizationId: string;
  /** Whether the command may have been sent before, so that only its workflow knows the outcome. */
  readonly isRepeat: boolean;
}

interface Member {
  readonly actor: CarrierActor;
  /** Whether the member holds position HR or SAFETY. */
  readonly isSafety: boolean;
  readonly carrier: string;
}

/**
 * Runs the action for one candidate, with the checks and the command of the action for a single candidate. The rights of
 * the person who started it are checked each time: they may change while it runs.
 */
export async function runForCandidate(deps: BulkRunDeps, run: CandidateRun): Promise<Problem | undefined> {
  const member = memberOf(await findUser(deps.db, run.startedBy), run.organizationId);
  if (member === undefined) return { code: 'forbidden' };
  const refusal = checkBulkPermission(member.actor, run.act.kind);
  if (refusal !== undefined) return refusal;
  try {
    return run.act.kind === 'invite'
      ? await runInvitation(deps, { ...run, act: run.act }, member)
      : await runForCandidacy(deps, { ...run, act: run.act }, member);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return bulkCandidateProblemOf({ code: error.code, params: error.params });
  }
}

function memberOf(user: User | undefined, organizationId: string): Member | undefined {
  if (user?.isActive !== true || user.organization?.id !== organizationId || !user.organization.isActive)
    return undefined;
  const actor = {
    userId: user.id,
    roles: user.roles,
    organizationId,
    ...(user.position !== null && { position: user.position }),
  };
  return { actor, isSafety: can(actor, 'hiring:review'), carrier: user.organization.name };
}

const fleet = ({ actor: { userId } }: Member) => ({ kind: 'fleet' as const, userId });

interface InvitationRun extends CandidateRun {
  readonly act: Extract<CandidateAction, { kind: 'invite' }>;
}

async function runInvitation(
  deps: BulkRunDeps,
  { id, driverId, act: { orderId, text }, isRepeat, organizationId }: InvitationRun,
  member: Member,
): Promise<Problem | undefined> {
  const [invitee] = await readInvitees(deps.db, { orderId, driverIds: [driverId] });
  if (invitee?.organization.id !== organizationId) return { code: 'driver-not-searchable' };
  const problem = checkInvitee(invitee);
  // Inviting a driver who has requested the job accepts the request.
  if (!isRepeat) await requireAgreement(deps.db, organizationId);
  // On a repeat, the row may already show the effect.
  if (problem !== undefined && !isRepeat) return problem;
  const candidacyId = derivedId('candidacy', orderId, driverId);
  const commandId = derivedId(id, driverId);
  const noteId = await storeMergedText(deps.db, {
    id: derivedId(commandId, 'text'),
    kind: 'invite',
    text,
    driverId,
    orderId,
    organizationId,
    senderId: member.actor.userId,
  });
  await commandCandidacy(
    deps,
    {
      workflowId: candidacyWorkflowId(orderId, driverId),
      version: invitee.candidacy?.version ?? 0,
      commandId,
      start: { candidacyId, orderId, driverId },
    },
    {
      name: 'invite',
      command: { actor: fleet(member), isSafety: member.isSafety, round: null, orderId, driverId, noteId },
    },
  );
  return undefined;
}

interface CandidacyRun extends CandidateRun {
  readonly act: CandidacyAction;
}

async function runForCandidacy(deps: BulkRunDeps, run: CandidacyRun, member: Member): Promise<Problem | undefined> {
  const { id, act, candidacyId, seen, organizationId, isRepeat } = run;
  if (candidacyId === null || seen === null) return { code: 'not-found' };
  const [candidate] = await readBulkCandidates(deps.db, { organizationId, candidacyIds: [candidacyId] });
  if (candidate === undefined) return { code: 'not-found' };
  const actor = fleet(member);
  const target = { state: candidate.state, seen, hasMail: candidate.isActive };
  const problem = checkCandidate(target, act, { actor, isSafety: member.isSafety, now: Date.now() });
  if (problem !== undefined && !isRepeat) return problem;
  if (act.kind === 'moveToReview' && !isRepeat) await requireAgreement(deps.db, organizationId);
  const turn = { candidate, seen, member, commandId: derivedId(id, candidacyId) };
  if (act.kind === 'messageCandidates') await queueMessage(deps, { act, organizationId }, turn);
  else await sendCommand(deps, run, turn);
  return undefined;
}

interface CandidateTurn {
  readonly candidate: BulkCandidateRow;
  readonly seen: SeenCandidacy;
  readonly member: Member;
  /** Derived from the bulk action and the candidacy: however often it is sent, the command takes effect once. */
  readonly commandId: string;
}

async function sendCommand(deps: BulkRunDeps, run: CandidacyRun, turn: CandidateTurn): Promise<void> {
  const { candidate, seen, member, commandId } = turn;
  const name = commandOf(run.act, seen, member);
  if (name === null) return;
  const base = { actor: fleet(member), isSafety: member.isSafety, round: seen.round };
  const command = { ...base, ...(await closeDetails(deps, run, turn)) };
  await commandCandidacy(
    deps,
    { workflowId: candidate.workflowId, version: candidate.version, commandId },
    { name, command },
  );
}

/** The reason for a pass: the text is stored, and only its id is sent. Other commands ignore it. */
async function closeDetails({ db }: BulkRunDeps, { act, organizationId }: CandidacyRun, turn: CandidateTurn) {
  if (act.kind !== 'pass') return { reason: 'unspecified' as const, noteId: null, noticesSent: false };
  const noteId = await storeMergedText(db, {
    id: derivedId(turn.commandId, 'reason'),
    kind: 'reason',
    text: act.text,
    ...mergeOf(turn, organizationId),
  });
  return { reason: act.reason, noteId, noticesSent: false };
}

const mergeOf = ({ candidate, member }: CandidateTurn, organizationId: string): Merge => ({
  driverId: candidate.driverId,
  orderId: candidate.state.orderId,
  organizationId,
  senderId: member.actor.userId,
});

interface MessageRun {
  readonly act: Extract<CandidateAction, { kind: 'messageCandidates' }>;
  readonly organizationId: string;
}

async function queueMessage(
  { db, sealer, publicUrl }: BulkRunDeps,
  { act, organizationId }: MessageRun,
  turn: CandidateTurn,
): Promise<void> {
  const { candidate, member, commandId } = turn;
  const [subject = '', text = ''] = await mergeTexts(db, mergeOf(turn, organizationId), [act.subject, act.text]);
  const message = {
    channel: 'mail' as const,
    to: candidate.email,
    userId: candidate.driverId,
    template: 'carrier-message' as const,
    params: {
      firstName: candidate.firstName,
      carrier: member.carrier,
      order: candidate.order,
      subject,
      text,
      link: new URL('/driver/applications', publicUrl).href,
    },
  };
  const written = [{ id: commandId, authorId: member.actor.userId, message }];
  await db.transaction((trx) => queueWrittenMessages(trx, sealer, written));
}
