import { findBenchDriver, findBenchNotice } from '#db/bench/bench-driver';
import { findBenchRow } from '#db/bench/bench-list';
import {
  type BenchAddition,
  type BenchChange,
  createBenchEntry,
  findBenchEntry,
  moveBenchEntry,
} from '#db/bench/bench-store';
import type { Transaction } from '#db/core/handle';
import { driversWithFileAccess } from '#db/dq-access/file-access';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { Actor, CarrierActor } from '#domain/accounts/actor';
import { eventActorOf } from '#domain/accounts/event-actor';
import { can } from '#domain/accounts/policy';
import { checkBenchCommand, checkBenchDriver } from '#domain/bench/rules';
import type { AddToBenchBody } from '#domain/bench/schema';
import { type BenchCommand, benchMoves } from '#domain/bench/states';
import type { BenchDriver } from '#domain/drivers/bench/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { limitOutreach } from '../outreach-limit';
import { presentBenchDrivers } from './present';

type SignedIn = RouteContext & { readonly actor: Actor };
type Carrier = RouteContext & { readonly actor: CarrierActor };

/** Adds a driver to the carrier's bench, or adds them again, and notifies the driver. */
export async function addToBench(ctx: Carrier, { driverId, note }: AddToBenchBody): Promise<BenchDriver> {
  const { actor, idempotency, now } = ctx;
  const { organizationId } = actor;
  await limitOutreach(ctx, 'benchAdditions');
  const id = await once(ctx, async (trx) => {
    const driver = await findBenchDriver(trx, { driverId, organizationId });
    const refusal = checkBenchDriver(driver);
    if (refusal !== undefined) throw new ProblemError(refusal);
    const existing = await findBenchEntry(trx, { organizationId, driverId });
    const entry = existing ?? { id: idempotency.derivedId('bench'), organizationId, driverId };
    await requireAllowed(ctx, { trx, command: 'add', entry: existing ?? { ...entry, status: null } });
    const change: BenchAddition = {
      type: benchMoves.add.event,
      status: benchMoves.add.to,
      actor: { kind: 'fleet', userId: actor.userId },
      at: now(),
      text: note === '' ? null : note,
    };
    if (existing !== undefined) await moveBenchEntry(trx, existing, change);
    else if (!(await createBenchEntry(trx, entry, change))) throw new ProblemError('bench-entry-exists');
    await notifyDriver(ctx, trx, { driverId, organizationId });
    return entry.id;
  });
  return readEntry(ctx, id);
}

async function notifyDriver(
  { sealer, publicUrl }: Carrier,
  trx: Transaction,
  { driverId, organizationId }: { readonly driverId: string; readonly organizationId: string },
): Promise<void> {
  const notice = await findBenchNotice(trx, { driverId, organizationId });
  if (notice === undefined) return;
  const { email, firstName, carrier } = notice;
  const link = new URL('/driver/applications#benches', publicUrl).href;
  await queueAccountMessage(trx, sealer, {
    channel: 'mail',
    to: email,
    userId: driverId,
    template: 'bench-added',
    params: { firstName, carrier, link },
  });
}

interface Move {
  readonly id: string;
  readonly command: Exclude<BenchCommand, 'add'>;
  readonly reason?: BenchChange['reason'];
  readonly text?: string | undefined;
}

/** Sends a command to an entry of the caller's carrier, or of the driver. */
export async function moveOnBench(ctx: SignedIn, { id, command, reason, text }: Move): Promise<void> {
  await once(ctx, async (trx) => {
    const entry = await findBenchEntry(trx, { id });
    if (entry === undefined || !isOwn(ctx.actor, entry)) throw new ProblemError('not-found');
    await requireAllowed(ctx, { trx, command, entry });
    const { event: type, to: status } = benchMoves[command];
    const actor = eventActorOf(ctx.actor);
    await moveBenchEntry(trx, entry, { type, status, actor, at: ctx.now(), reason, text: text === '' ? null : text });
  });
}

const isOwn = (actor: Actor, { organizationId, driverId }: { organizationId: string; driverId: string }): boolean =>
  actor.driverId === driverId || actor.organizationId === organizationId;

interface Attempt {
  readonly trx: Transaction;
  readonly command: BenchCommand;
  readonly entry: Pick<NonNullable<Awaited<ReturnType<typeof findBenchEntry>>>, 'organizationId' | 'driverId'> & {
    readonly status: Parameters<typeof checkBenchCommand>[1]['status'];
  };
}

async function requireAllowed({ actor }: SignedIn, { trx, command, entry }: Attempt): Promise<void> {
  const { organizationId, driverId, status } = entry;
  const access = await driversWithFileAccess(trx, organizationId, [driverId]);
  const refusal = checkBenchCommand(command, {
    status,
    actor: eventActorOf(actor).kind,
    isSafety: can(actor, 'hiring:review'),
    hasFileAccess: access.has(driverId),
  });
  if (refusal !== undefined) throw new ProblemError(refusal);
}

/** One entry as the caller may see it. */
export async function readEntry(ctx: SignedIn, id: string): Promise<BenchDriver> {
  const row = await findBenchRow(ctx.db, { id });
  if (row === undefined || row.organizationId !== ctx.actor.organizationId) throw new ProblemError('not-found');
  const [entry] = await presentBenchDrivers(ctx, [row]);
  if (entry === undefined) throw new ProblemError('not-found');
  return entry;
}
