import { type AccessRef, findAccess, listOwnAccesses } from '#db/dq-access/access-rows';
import { readFileAccess } from '#db/dq-access/file-access';
import { projectDqAccess } from '#db/dq-access/projection';
import { findRequestProblem } from '#db/dq-access/requestable';
import { readDriverZone } from '#db/evidence/driver-zones';
import { storeNote } from '#db/messages/note-store';
import type { Actor, CarrierActor, DriverActor } from '#domain/accounts/actor';
import { eventActorOf } from '#domain/accounts/event-actor';
import type { AccessCommandName, AccessCommands } from '#domain/dq-access/commands';
import { accessWorkflowId } from '#domain/dq-access/ids';
import type { OwnAccess, RequestAccessBody } from '#domain/dq-access/schema';
import type { DqAccessState } from '#domain/dq-access/state';
import { defaultAccessEnd, lastAccessEnd } from '#domain/dq-access/terms';
import { ProblemError } from '#domain/problems';
import { dateAt, endOfDate } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import { DQ_ACCESS_WORKFLOW_TYPE, dqAccessUpdates } from '#workflows/dq-access/messages';
import type { RouteContext } from '../../http/context';
import { sendCommand } from '../../http/send-command';
import { requireOwn } from '../../job-orders/facilities/require-own';
import { limitOutreach } from '../outreach-limit';
import { presentOwnAccess } from './present';

type SignedIn = RouteContext & { readonly actor: Actor };
type Carrier = RouteContext & { readonly actor: CarrierActor };
type Driver = RouteContext & { readonly actor: DriverActor };

/** The access that a command is sent to: an existing one, or one that its first request creates. */
type Target = Pick<DqAccessState, 'accessId' | 'organizationId' | 'driverId'> & {
  readonly existing?: AccessRef | undefined;
};

/** Sends a command to an access. When it returns, the read models show its effect. */
async function commandAccess<N extends AccessCommandName>(
  ctx: SignedIn,
  { existing, ...ids }: Target,
  { name, details }: { readonly name: N; readonly details: Omit<AccessCommands[N], 'actor'> },
): Promise<void> {
  const { db, sealer, publicUrl, support, actor } = ctx;
  await sendCommand(ctx, {
    workflowId: accessWorkflowId(ids.organizationId, ids.driverId),
    definition: dqAccessUpdates[name],
    command: { actor: eventActorOf(actor), ...details } as AccessCommands[N],
    start: {
      workflowType: DQ_ACCESS_WORKFLOW_TYPE,
      args: [existing === undefined ? ids : { checkpoint: { state: existing.state } }],
    },
    version: existing?.version,
    project: (batch) => projectDqAccess(db, { sealer, publicUrl, supportPhone: support.phone }, batch),
  });
}

/** Requests a driver's file for the caller's carrier. */
export async function requestAccess(
  ctx: Carrier,
  { organizationId, driverId, reason }: RequestAccessBody,
): Promise<void> {
  requireOwn(ctx.actor, organizationId);
  const pair = { organizationId, driverId };
  const existing = await findAccess(ctx.db, pair);
  const noteId = ctx.idempotency.derivedId('reason');
  await limitOutreach(ctx, 'accessRequests');
  // A retry skips the check only if the first attempt had its effect: nothing else checks these rows.
  const problem = existing?.state.noteId === noteId ? undefined : await findRequestProblem(ctx.db, pair);
  if (problem !== undefined) throw new ProblemError(problem.code, problem.params);
  const { userId: authorId } = ctx.actor;
  await storeNote(ctx.db, { id: noteId, organizationId, authorId, kind: 'reason', text: reason });
  const accessId = derivedId('dq-access', organizationId, driverId);
  await commandAccess(ctx, { accessId, ...pair, existing }, { name: 'requestAccess', details: { noteId } });
}

/** Withdraws a request or gives up a grant of the caller's carrier; returns the driver. */
export async function endAccess(
  ctx: Carrier,
  { id, name }: { readonly id: string; readonly name: 'withdrawRequest' | 'giveUpAccess' },
): Promise<string> {
  const { existing, round, ...target } = await getAccess(ctx, id);
  await commandAccess(ctx, { existing, ...target }, { name, details: { round } });
  return target.driverId;
}

async function getAccess(ctx: SignedIn, id: string) {
  const existing = await findAccess(ctx.db, { id });
  if (existing === undefined) throw new ProblemError('not-found');
  const { accessId, organizationId, driverId, round } = existing.state;
  const { actor } = ctx;
  if (driverId !== actor.driverId && organizationId !== actor.organizationId) throw new ProblemError('not-found');
  return { existing, accessId, organizationId, driverId, round };
}

/** The driver grants a request, or extends a grant, until the end of a day where the driver lives. */
export async function grantAccess(
  ctx: Driver,
  {
    id,
    name,
    endsOn,
  }: { readonly id: string; readonly name: 'grantAccess' | 'extendAccess'; readonly endsOn?: string | undefined },
): Promise<OwnAccess> {
  const { existing, round, ...target } = await getAccess(ctx, id);
  const { zone, today } = await homeDay(ctx);
  const last = endsOn ?? defaultAccessEnd(today);
  if (last < today || last > lastAccessEnd(today)) {
    throw new ProblemError('access-end-not-possible', { last: lastAccessEnd(today) });
  }
  const details = { round, endsOn: last, endsAt: endOfDate(last, zone) };
  await commandAccess(ctx, { existing, ...target }, { name, details });
  return readOwnAccess(ctx, id);
}

/** The driver rejects a request or revokes a grant. */
export async function refuseAccess(
  ctx: Driver,
  { id, name, text }: { readonly id: string; readonly name: 'rejectAccess' | 'revokeAccess'; readonly text: string },
): Promise<OwnAccess> {
  const { existing, round, ...target } = await getAccess(ctx, id);
  const noteId = text === '' ? null : ctx.idempotency.derivedId('reason');
  if (noteId !== null) {
    const { userId: authorId } = ctx.actor;
    await storeNote(ctx.db, { id: noteId, organizationId: target.organizationId, authorId, kind: 'reason', text });
  }
  await commandAccess(ctx, { existing, ...target }, { name, details: { round, noteId } });
  return readOwnAccess(ctx, id);
}

/** Today where the driver lives. */
export async function homeDay({ db, actor, now }: Driver): Promise<{ readonly zone: string; readonly today: string }> {
  const zone = await readDriverZone(db, actor.driverId);
  return { zone, today: dateAt(now().toISOString(), zone) };
}

async function readOwnAccess(ctx: Driver, id: string): Promise<OwnAccess> {
  const { driverId } = ctx.actor;
  const [row] = await listOwnAccesses(ctx.db, { driverId, id });
  if (row === undefined) throw new ProblemError('not-found');
  const { isByLaw } = await readFileAccess(ctx.db, { organizationId: row.organizationId, driverId });
  return presentOwnAccess(row, { isByLaw, now: ctx.now() });
}
