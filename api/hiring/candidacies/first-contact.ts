import { findCandidacy, findCandidacyOf } from '#db/candidacies/candidacy';
import { recordId } from '#db/candidacies/candidacy-records';
import { checkEntry, type Entry } from '#db/candidacies/entry';
import { findDriverSelf } from '#db/drivers/driver-self';
import { findOrderCore } from '#db/job-orders/order-core';
import type { InviteBody } from '#domain/candidacies/bodies/schema';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import { isSearchableStage } from '#domain/driver-pipeline/stages';
import { ProblemError } from '#domain/problems';
import { derivedId } from '#platform/ids';
import { confirmMatchPrice } from '../../billing/purchases/match-prices';
import type { RouteContext } from '../../http/context';
import { type CandidacyRef, commandCandidacy, noteFor } from './command';
import type { HiringContext } from './command-by-record';

interface Contact {
  readonly orderId: string;
  readonly driverId: string;
}

/** The candidacy that a first contact is sent to; its ids are derived from order and driver. */
export function refOf({ orderId, driverId }: Contact): CandidacyRef {
  return {
    id: derivedId('candidacy', orderId, driverId),
    workflowId: candidacyWorkflowId(orderId, driverId),
    orderId,
    driverId,
  };
}

/**
 * Checks the read model before a round opens: a workflow whose first Update was refused would stay open and empty
 * (docs/state-machines.md#commands). A retry skips the check, because the first attempt may have had its effect.
 */
export async function checkMayOpen(ctx: RouteContext, entry: Entry): Promise<void> {
  if (ctx.idempotency.isRepeat) return;
  const existing = await findCandidacyOf(ctx.db, entry.orderId, entry.driverId);
  if (existing !== undefined) return;
  if (entry.by === 'invite') await requireFindable(ctx, entry.driverId);
  await checkEntry(ctx.db, entry);
}

/** A driver whom the carrier cannot find is refused in the same way whether or not the driver exists. */
async function requireFindable({ db }: RouteContext, driverId: string): Promise<void> {
  const driver = await findDriverSelf(db, driverId);
  if (driver === undefined || !isSearchableStage(driver.stage) || !driver.isAvailable) {
    throw new ProblemError('driver-not-searchable');
  }
}

/** Invites a driver to an order of the caller's carrier. */
export async function invite(
  ctx: HiringContext,
  { driverId, jobOrderId: orderId, source, text, shownPriceCents }: InviteBody,
): Promise<CandidacyCommandResult> {
  const order = await findOrderCore(ctx.db, orderId);
  if (order === undefined || order.organizationId !== ctx.actor.organizationId) throw new ProblemError('not-found');
  await checkMayOpen(ctx, { orderId, driverId, by: 'invite' });
  await confirmShownPrice(ctx, { organizationId: order.organizationId, orderId, driverId, shownPriceCents });
  const target = refOf({ orderId, driverId });
  const noteId = await noteFor(ctx, { text, kind: 'invite', organizationId: order.organizationId });
  const answer = await commandCandidacy(ctx, {
    target,
    name: 'invite',
    round: null,
    details: { orderId, driverId, source, ...(noteId !== null && { noteId }) },
  });
  return { _id: await openingRecordId(ctx, target.id, 'fleetJobRequest'), ...answer };
}

interface ShownPrice extends Contact {
  readonly organizationId: string;
  readonly shownPriceCents: number | undefined;
}

/**
 * Refuses a price that has changed since the page showed it. A retry skips the check, because the first attempt has confirmed
 * the price, and may have had its effect.
 */
export async function confirmShownPrice(
  ctx: HiringContext,
  { organizationId, orderId, driverId, shownPriceCents }: ShownPrice,
): Promise<void> {
  if (ctx.idempotency.isRepeat) return;
  await ctx.db.transaction((trx) =>
    confirmMatchPrice(trx, ctx, { organizationId, matches: [{ orderId, driverId }], shownPriceCents }),
  );
}

/** The id of the invitation or application that opened the current round. */
export async function openingRecordId(
  ctx: RouteContext,
  candidacyId: string,
  kind: 'fleetJobRequest' | 'driverJobRequest',
): Promise<string> {
  const opened = await findCandidacy(ctx.db, candidacyId);
  if (opened === undefined) throw new ProblemError('not-found');
  return recordId(candidacyId, opened.state.round, kind);
}
