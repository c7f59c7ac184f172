import { z } from 'zod';
import type { CandidacyRow } from '#db/candidacies/candidacy';
import type { Actor } from '#domain/accounts/actor';
import type { FleetReasonBody } from '#domain/candidacies/bodies/schema';
import type { CandidacyCommandBase, CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import type { RecordKind } from '#domain/candidacies/states';
import { type ProblemCode, ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { haveNoticesFor } from '../adverse-actions/command';
import { commandCandidacy, getByRecord, noteFor } from './command';
import { withWhoActed } from './conflict';

/** The context of a carrier's staff member, or of operations, who may end assignments in the same way. */
export type HiringContext = RouteContext & { readonly actor: Actor };

type Details<N extends CandidacyCommandName> = Omit<CandidacyCommands[N], keyof CandidacyCommandBase>;

export interface RecordCommand<N extends CandidacyCommandName> {
  readonly recordId: string;
  readonly kind: RecordKind;
  readonly name: N;
  readonly details: (candidacy: CandidacyRow) => Details<N> | Promise<Details<N>>;
  /** The record must still be pending: a button on an outdated page must not affect a later step. */
  readonly whilePending?: true;
}

/** Problems of every command by record; each command adds its own. */
export const recordProblems: readonly ProblemCode[] = ['candidacy-changed', 'candidacy-move-not-allowed'];

/** Path parameters of calls that name a record. */
export const RecordParams = z.object({ id: z.uuid() });

/** Sends a command to the candidacy that the record belongs to, for the record's round. */
export async function commandByRecord<N extends CandidacyCommandName>(
  ctx: HiringContext,
  { recordId, kind, name, details, whilePending }: RecordCommand<N>,
): Promise<CandidacyCommandResult> {
  const candidacy = await getByRecord(ctx, recordId, kind);
  if (whilePending === true) await requirePending(ctx, { candidacy, kind });
  const answer = await commandCandidacy(ctx, {
    target: candidacy,
    name,
    round: candidacy.recordRound,
    details: await details(candidacy),
  });
  return { _id: recordId, ...answer };
}

async function requirePending(
  ctx: HiringContext,
  { candidacy, kind }: { candidacy: CandidacyRow; kind: RecordKind },
): Promise<void> {
  const { state, workflowId } = candidacy;
  if (ctx.idempotency.isRepeat || state.records[kind] === 'pending') return;
  await withWhoActed({ db: ctx.db, actor: ctx.actor, workflowId }, () =>
    Promise.reject(new ProblemError('candidacy-changed', { state: state.name, round: state.round, seq: state.seq })),
  );
}

/** A carrier's reason for the command: the text is stored, and only its id is sent. The guide knows of the notices. */
export async function closeDetails(
  ctx: HiringContext,
  { id, organizationId, state: { round } }: CandidacyRow,
  { reason, text }: FleetReasonBody,
) {
  const noticesSent = await haveNoticesFor(ctx, { id, round, reason });
  return { reason, noticesSent, noteId: await noteFor(ctx, { text, kind: 'reason', organizationId }) };
}
