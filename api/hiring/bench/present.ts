import type { BenchRow } from '#db/bench/bench-list';
import type { Actor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { benchDueAt, benchOffer } from '#domain/bench/rules';
import type { BenchBrief } from '#domain/bench/schema';
import { benchReasons } from '#domain/bench/states';
import type { BenchDriver } from '#domain/drivers/bench/schema';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { maskedDriver } from '../driver-search/present-driver';
import { hasFileAccess } from './file-access';

type SignedIn = RouteContext & { readonly actor: Actor };

/** An entry with what the caller may do with it. */
export async function presentEntry(ctx: SignedIn, organizationId: string, row: BenchRow): Promise<BenchBrief> {
  const { id, status, since, addedAt, addedBy, note, reason, reasonText, driver } = row;
  const offer = benchOffer({
    status,
    mayAct: can(ctx.actor, 'hiring:act'),
    isSafety: can(ctx.actor, 'hiring:review'),
    hasFileAccess: await hasFileAccess(ctx.db, { organizationId, driverId: driver.driverId }),
  });
  return {
    _id: id,
    status,
    since,
    addedAt,
    addedBy,
    note,
    reason: benchReasons.find((known) => known === reason) ?? null,
    reasonText,
    dueAt: benchDueAt(status, since),
    ...offer,
  };
}

/** A driver on the bench, with only the initial of the last name unless another order reveals it. */
export async function presentBenchDriver(ctx: SignedIn, organizationId: string, row: BenchRow): Promise<BenchDriver> {
  return {
    ...(await presentEntry(ctx, organizationId, row)),
    driver: maskedDriver(row.driver, { isVisible: row.isNameVisible, today: todayOf(ctx) }),
    distanceMiles: row.distanceMiles,
    openApplications: row.openApplications,
  };
}
