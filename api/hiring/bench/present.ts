import type { BenchRow } from '#db/bench/bench-list';
import type { Actor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { benchDueAt, benchOffer } from '#domain/bench/rules';
import type { BenchBrief } from '#domain/bench/schema';
import { benchReasons } from '#domain/bench/states';
import { isFileOpen } from '#domain/dq-access/file-access';
import type { FileAccessView } from '#domain/dq-access/schema';
import type { BenchDriver } from '#domain/drivers/bench/schema';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { readFileAccessViews } from '../dq-access/present';
import { maskedDriver } from '../driver-search/present-driver';

type SignedIn = RouteContext & { readonly actor: Actor };

/** An entry with what the caller may do with it. */
export const presentEntry = (ctx: SignedIn, row: BenchRow, access: FileAccessView): BenchBrief =>
  briefOf(ctx, row, isFileOpen(access));

/** Entries with their drivers: only the initial of the last name, unless an order reveals it. */
export async function presentBenchDrivers(ctx: SignedIn, rows: readonly BenchRow[]): Promise<BenchDriver[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const drivers = rows.map(({ driver: { driverId, stage } }) => ({ driverId, stage }));
  const accesses = await readFileAccessViews(ctx, first.organizationId, drivers);
  return rows.flatMap((row) => {
    const fileAccess = accesses.get(row.driver.driverId);
    if (fileAccess === undefined) return [];
    return {
      ...presentEntry(ctx, row, fileAccess),
      driver: maskedDriver(row.driver, { isVisible: row.isNameVisible, today: todayOf(ctx) }),
      distanceMiles: row.distanceMiles,
      openApplications: row.openApplications,
      fileAccess,
    };
  });
}

function briefOf({ actor }: SignedIn, row: BenchRow, hasFileAccess: boolean): BenchBrief {
  const { id, status, since, addedAt, addedBy, note, reason, reasonText } = row;
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
      hasFileAccess,
    }),
  };
}
