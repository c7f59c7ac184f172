import type { Db } from '#db/handle';
import type { ResultStatus } from '#domain/driver-pipeline/results';
import type { EmployerResultKind } from '#domain/screening/kinds';
import type { EnteredKind, Evidence, EvidenceKind } from '#domain/requirements/evidence';
import type { RequirementActor } from '#domain/requirements/record';
import { dateAt } from '#domain/shared/zoned-time';

const proves: Readonly<Record<EmployerResultKind, EnteredKind>> = {
  psp: 'psp',
  clearinghouse: 'clearinghouseFull',
  drugTest: 'drugTest',
};

const holders: Readonly<Partial<Record<ResultStatus, RequirementActor>>> = { ordered: 'others', received: 'ops' };

interface ResultRow {
  readonly organizationId: string;
  readonly result: EmployerResultKind;
  readonly status: ResultStatus;
  readonly since: string;
}

/** What came of the results that an organization had ordered for itself, and who has what is on its way. */
export interface OwnResults {
  readonly evidence: readonly Evidence[];
  readonly waiting: Readonly<Partial<Record<EvidenceKind, RequirementActor>>>;
}

/** The results of one organization as they were before an instant; one that was ordered again proves nothing. */
export async function readOwnResults(
  db: Db,
  {
    driverId,
    organizationId,
    before,
    zone,
  }: { driverId: string; organizationId: string | null; before: string; zone: string },
): Promise<OwnResults> {
  if (organizationId === null) return { evidence: [], waiting: {} };
  const rows: ResultRow[] = await db('driver_results')
    .where({ driver_id: driverId, organization_id: organizationId })
    .where('since', '<', before)
    .select({ organizationId: 'organization_id', result: 'result', status: 'status', since: 'since' });
  const held = rows.flatMap(({ result, status }) => {
    const holder = holders[status];
    return holder === undefined ? [] : [[proves[result], holder] as const];
  });
  return {
    evidence: rows
      .filter(({ status }) => status === 'accepted')
      .map(({ result, since }) => ({ kind: proves[result], on: dateAt(since, zone), endsOn: null, organizationId })),
    waiting: Object.fromEntries(held),
  };
}
