import { logAccess } from '#db/accounts/access-log-store';
import { listClearinghouseOrders, type WaitingOrder } from '#db/screening/screening-orders';
import { readScreenedPerson } from '#db/screening/screening-person-store';
import { markSubmitted } from '#db/screening/screening-store';
import { ProblemError } from '#domain/problems';
import { type ClearinghouseDriver, writeBulkFile } from '#domain/screening/clearinghouse';
import type { BulkFileBody } from '#domain/screening/schema';
import type { FileResult } from '../../http/define-route';
import { todayOf } from '../../http/today';
import type { SignedIn } from '../../pipelines/command';

/** A query, and the driver it is about. */
export interface QueriedDriver {
  readonly order: WaitingOrder;
  readonly driver: ClearinghouseDriver;
}

/** A carrier's queries in the Clearinghouse portal's upload format; afterward they wait for the portal's response. */
export async function bulkFile(ctx: SignedIn, { organizationId, query, again }: BulkFileBody): Promise<FileResult> {
  const orders = await listClearinghouseOrders(ctx.db, organizationId);
  const wanted = orders.filter(({ handedOverAt }) => again || handedOverAt === null);
  const queried = await queriedDriversOf(ctx, wanted);
  if (queried.length === 0) throw new ProblemError('nothing-to-send');
  const at = ctx.now();
  for (const { order } of queried) {
    const access = { actorId: ctx.actor.userId, organizationId: null, subjectDriverId: order.driverId, at };
    await logAccess(ctx.db, { ...access, action: 'driver-record' });
  }
  const content = writeBulkFile(
    queried.map(({ driver }) => driver),
    query,
  );
  await markSubmitted(
    ctx.db,
    queried.map(({ order }) => order.id),
    { at, query },
  );
  return { fileName: `clearinghouse-${todayOf(ctx)}.txt`, content };
}

/** The drivers of these queries, with the data that identifies them at the Clearinghouse. */
export async function queriedDriversOf(ctx: SignedIn, orders: readonly WaitingOrder[]): Promise<QueriedDriver[]> {
  const queried: QueriedDriver[] = [];
  for (const order of orders) {
    const person = await readScreenedPerson(ctx, order.driverId);
    if (person === undefined) continue;
    const { firstName, lastName, birthDate, license } = person;
    if (license === null || birthDate === null) continue;
    const driver = { firstName, lastName, birthDate, licenseNumber: license.number, licenseState: license.state };
    queried.push({ order, driver });
  }
  return queried;
}
