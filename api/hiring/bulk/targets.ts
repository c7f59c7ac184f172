import { type BulkCandidateRow, readBulkCandidates } from '#db/candidacies/bulk-candidates';
import { findCandidateIds } from '#db/candidacies/candidate-lists';
import { type InviteeRow, readInvitees } from '#db/candidacies/invitees';
import type { Db, Transaction } from '#db/core/handle';
import { findOrderCore } from '#db/job-orders/order-core';
import type { CarrierActor } from '#domain/accounts/actor';
import { BULK_LIMIT } from '#domain/bulk/actions';
import type { CandidateTargets } from '#domain/bulk/candidates/schema';
import { countedListsOf } from '#domain/dashboard/candidate-lists';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { invalid } from '../../job-orders/content';

export type Staff = RouteContext & { readonly actor: CarrierActor };

/** The part that reads: the database or a transaction, and the caller. */
export interface Reader {
  readonly db: Db | Transaction;
  readonly actor: CarrierActor;
}

interface Found<Row> {
  readonly rows: readonly Row[];
  readonly isCut: boolean;
}

/** The candidates of a request, by id or by filter. If one is unknown or another carrier's, the whole request is refused. */
export async function findCandidates(ctx: Staff, targets: CandidateTargets): Promise<Found<BulkCandidateRow>> {
  if ('driverIds' in targets) throw invalid('/targets', 'Choose candidates by candidacyIds');
  const { ids, isCut } = await candidacyIdsOf(ctx, targets);
  const rows = await readBulkCandidates(ctx.db, { organizationId: ctx.actor.organizationId, candidacyIds: ids });
  if ('candidacyIds' in targets && rows.length < ids.length) throw new ProblemError('not-found');
  return { rows, isCut };
}

/** The drivers whom a request invites: by id, or those of candidates, each once. */
export async function findInvitees(ctx: Staff, targets: CandidateTargets, orderId: string): Promise<Found<InviteeRow>> {
  await requireOwnOrder(ctx, orderId);
  if ('driverIds' in targets) {
    const { driverIds } = targets;
    return { rows: await readAllInvitees(ctx, orderId, { driverIds, who: 'findable' }), isCut: false };
  }
  const { rows, isCut } = await findCandidates(ctx, targets);
  return {
    rows: await readAllInvitees(ctx, orderId, {
      driverIds: rows.map(({ driverId }) => driverId),
      who: 'findable',
    }),
    isCut,
  };
}

/** Refused if one of the drivers is unknown to the carrier. */
export async function readAllInvitees(
  { db }: Pick<Reader, 'db'>,
  orderId: string,
  { driverIds, who }: { readonly driverIds: readonly string[]; readonly who: 'findable' | 'hiddenToo' },
): Promise<InviteeRow[]> {
  const wanted = [...new Set(driverIds)];
  const rows = await readInvitees(db, { orderId, driverIds: wanted, who });
  if (rows.length < wanted.length) throw new ProblemError('not-found');
  return rows;
}

/** The order that drivers are invited to must be the caller's carrier's. */
export async function requireOwnOrder({ db, actor }: Reader, orderId: string): Promise<void> {
  const order = await findOrderCore(db, orderId);
  if (order?.organizationId !== actor.organizationId) throw new ProblemError('not-found');
}

async function candidacyIdsOf(
  ctx: Staff,
  targets: Exclude<CandidateTargets, { driverIds: string[] }>,
): Promise<{ ids: string[]; isCut: boolean }> {
  if ('candidacyIds' in targets) return { ids: [...new Set(targets.candidacyIds)], isCut: false };
  const { waiting, ...filters } = targets.matching;
  const filter = {
    ...filters,
    organizationId: ctx.actor.organizationId,
    lists: countedListsOf(ctx.actor, waiting),
    now: ctx.now().toISOString(),
  };
  const ids = await findCandidateIds(ctx.db, filter, BULK_LIMIT + 1);
  return { ids: ids.slice(0, BULK_LIMIT), isCut: ids.length > BULK_LIMIT };
}
