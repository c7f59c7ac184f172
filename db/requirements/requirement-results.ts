import type { Db } from '#db/core/handle';
import type { ResultStatus } from '#domain/driver-pipeline/results';
import type { EnteredKind, Evidence, EvidenceKind } from '#domain/requirements/evidence';
import type { RequirementActor } from '#domain/requirements/record';
import type { EmployerResultKind } from '#domain/screening/kinds';
import { dateAt } from '#domain/shared/zoned-time';
import { byDriver, driverDates, type DriverOnDate } from './requirement-drivers';

const proves: Readonly<Record<EmployerResultKind, EnteredKind>> = {
  psp: 'psp',
  clearinghouse: 'clearinghouseFull',
  drugTest: 'drugTest',
};

const holders: Readonly<Partial<Record<ResultStatus, RequirementActor>>> = { ordered: 'others', received: 'ops' };

interface ResultRow {
  readonly driverId: string;
  readonly organizationId: string;
  readonly result: EmployerResultKind;
  readonly status: ResultStatus;
  readonly since: string;
}

/** Evidence from the results that an organization ordered for itself, and which of them are pending. */
export interface OwnResults {
  readonly evidence: readonly Evidence[];
  readonly waiting: Readonly<Partial<Record<EvidenceKind, RequirementActor>>>;
}

/**
 * The results that organizations ordered, as of the end of the date; a result that was ordered again is no evidence.
 */
export async function readOwnResults(
  db: Db,
  drivers: readonly DriverOnDate[],
): Promise<(driver: DriverOnDate, organizationId: string | null) => OwnResults> {
  const rows = await db
    .from(driverDates(db, drivers))
    .join('driver_results', 'driver_results.driver_id', 'driver_dates.driver_id')
    .whereRaw('driver_results.since < driver_dates.before')
    .whereNotNull('driver_results.organization_id')
    .select<ResultRow[]>({
      driverId: 'driver_results.driver_id',
      organizationId: 'driver_results.organization_id',
      result: 'driver_results.result',
      status: 'driver_results.status',
      since: 'driver_results.since',
    });
  const found = byDriver(rows);
  return ({ id, zone }, organizationId) =>
    ownResults(
      (found.get(id) ?? []).filter((row) => row.organizationId === organizationId),
      zone,
    );
}

function ownResults(rows: readonly ResultRow[], zone: string): OwnResults {
  const held = rows.flatMap(({ result, status }) => {
    const holder = holders[status];
    return holder === undefined ? [] : [[proves[result], holder] as const];
  });
  return {
    evidence: rows
      .filter(({ status }) => status === 'accepted')
      .map(({ result, since, organizationId }) => ({
        kind: proves[result],
        on: dateAt(since, zone),
        endsOn: null,
        organizationId,
      })),
    waiting: Object.fromEntries(held),
  };
}
