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
import { driversWithFileAccess } from './file-access';

type SignedIn = RouteContext & { readonly actor: Actor };

/** An entry with what the caller may do with it. */
export async function presentEntry(ctx: SignedIn, row: BenchRow): Promise<BenchBrief> {
  return briefOf(ctx, row, await accessTo(ctx, [row]));
}

/** Entries with their drivers: only the initial of the last name, unless an order reveals it. */
export async function presentBenchDrivers(ctx: SignedIn, rows: readonly BenchRow[]): Promise<BenchDriver[]> {
  const access = await accessTo(ctx, rows);
  return rows.map((row) => ({
    ...briefOf(ctx, row, access),
    driver: maskedDriver(row.driver, { isVisible: row.isNameVisible, today: todayOf(ctx) }),
    distanceMiles: row.distanceMiles,
    openApplications: row.openApplications,
  }));
}

function accessTo({ db }: SignedIn, rows: readonly BenchRow[]): Promise<ReadonlySet<string>> {
  const [first] = rows;
  if (first === undefined) return Promise.resolve(new Set());
  const driverIds = rows.map(({ driver }) => driver.driverId);
  return driversWithFileAccess(db, { organizationId: first.organizationId, driverIds });
}

function briefOf({ actor }: SignedIn, row: BenchRow, access: ReadonlySet<string>): BenchBrief {
  const { id, status, since, addedAt, addedBy, note, reason, reasonText, driver } = row;
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
    ...benchOffer({
      status,
      mayAct: can(actor, 'hiring:act'),
      isSafety: can(actor, 'hiring:review'),
      hasFileAccess: access.has(driver.driverId),
    }),
  };
}
