import { findCandidacyByRecord, type RecordedCandidacy } from '#db/candidacies/candidacy';
import { projectCandidacy } from '#db/candidacies/projection';
import { type NoteKind, storeNote } from '#db/messages/note-store';
import { type Actor, isOps } from '#domain/accounts/actor';
import { eventActorOf } from '#domain/accounts/event-actor';
import { can } from '#domain/accounts/policy';
import type { CandidacyCommandBase, CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import { stageOfState } from '#domain/candidacies/state-table';
import type { RecordKind } from '#domain/candidacies/states';
import { ProblemError } from '#domain/problems';
import { type CandidacyStateName, candidacyStates } from '#domain/shared/candidacy-states';
import { CANDIDACY_WORKFLOW_TYPE, candidacyUpdates } from '#workflows/candidacy/messages';
import type { RouteContext } from '../../http/context';
import { sendCommand } from '../../http/send-command';
import { withWhoActed } from './conflict';

type SignedIn = RouteContext & { readonly actor: Actor };
type Details<N extends CandidacyCommandName> = Omit<CandidacyCommands[N], keyof CandidacyCommandBase>;

/** The candidacy that a command is sent to: an existing one, or one that its first contact creates. */
export type CandidacyRef = Pick<RecordedCandidacy, 'id' | 'workflowId' | 'orderId' | 'driverId'> &
  Partial<Pick<RecordedCandidacy, 'version'>>;

export interface CandidacyCall<N extends CandidacyCommandName> {
  readonly target: CandidacyRef;
  readonly name: N;
  /** The round that the caller saw; null for a first contact. */
  readonly round: number | null;
  readonly details: Details<N>;
}

/** Sends a command to a candidacy. When it returns, the read models show its effect. */
export async function commandCandidacy<N extends CandidacyCommandName>(
  ctx: SignedIn,
  { target, name, round, details }: CandidacyCall<N>,
): Promise<Omit<CandidacyCommandResult, '_id'>> {
  const { actor, db } = ctx;
  const base: CandidacyCommandBase = {
    actor: eventActorOf(actor),
    isSafety: can(actor, 'hiring:review'),
    round,
  };
  const command = { ...details, ...base } as CandidacyCommands[N];
  const opens = name === 'invite' || name === 'request';
  const start = {
    workflowType: CANDIDACY_WORKFLOW_TYPE,
    args: [{ candidacyId: target.id, orderId: target.orderId, driverId: target.driverId }],
  };
  const { seq, state } = await withWhoActed({ db, actor, workflowId: target.workflowId }, () =>
    sendCommand(ctx, {
      workflowId: target.workflowId,
      definition: candidacyUpdates[name],
      command,
      version: target.version,
      project: (batch) => projectCandidacy(db, batch),
      ...(opens && { start }),
    }),
  );
  const stateName = nameOf(state);
  return { candidacyId: target.id, seq, state: stateName, stage: stageOfState[stateName] };
}

function nameOf(state: string): CandidacyStateName {
  const name = candidacyStates.find((known) => known === state);
  if (name === undefined) throw new Error('A candidacy returned an unknown state');
  return name;
}

/** A candidacy of the caller's carrier by one of its records; 404 for another carrier's. */
export async function getByRecord(ctx: SignedIn, recordId: string, kind: RecordKind): Promise<RecordedCandidacy> {
  const found = await findCandidacyByRecord(ctx.db, recordId, kind);
  const isOwn = isOps(ctx.actor) || found?.organizationId === ctx.actor.organizationId;
  if (found === undefined || !isOwn) throw new ProblemError('not-found');
  return found;
}

/** Stores a text and returns the id that is sent in its place; null without a text. */
export async function noteFor(
  ctx: SignedIn,
  { text, kind, organizationId }: { text: string | undefined; kind: NoteKind; organizationId: string },
): Promise<string | null> {
  if (text === undefined || text === '') return null;
  const id = ctx.idempotency.derivedId(kind);
  await storeNote(ctx.db, { id, organizationId, authorId: ctx.actor.userId, kind, text });
  return id;
}
