import { openBenchStatuses } from '#domain/bench/states';
import type { AccessBasis } from '#domain/dq-access/decide';
import { openAccessStates } from '#domain/dq-access/states';
import { type DriverStage, isExit } from '#domain/driver-pipeline/stages';
import type { Db, Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';
import { employmentInForce } from './employment-in-force';

interface Pair {
  readonly organizationId: string;
  readonly driverId: string;
}

/**
 * A candidacy, a bench entry or an employment of the carrier ended: its open access to the driver's file may end, too, once
 * the transaction commits.
 */
export async function accessBasisMayEnd(trx: Transaction, { organizationId, driverId }: Pair): Promise<void> {
  const open = await trx('dq_accesses')
    .where({ organization_id: organizationId, driver_id: driverId })
    .whereIn('state', openAccessStates)
    .first('id');
  if (open === undefined) return;
  await enqueueOutbox(trx, [{ topic: 'accessBasisChanged', payload: { organizationId, driverId } }]);
}

/** An access with what the rows say about its carrier and driver now. */
export interface AccessWithBasis {
  readonly workflowId: string;
  readonly basis: AccessBasis;
}

interface Row {
  readonly workflowId: string;
  readonly isRelated: boolean;
  readonly stage: DriverStage | null;
  readonly isErased: boolean | null;
}

/** The driver's accesses, of one carrier or of all, with the rows on which they are based. */
export async function readAccessBases(
  db: Db,
  { driverId, organizationId }: { readonly driverId: string; readonly organizationId?: string },
): Promise<AccessWithBasis[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select dq_accesses.workflow_id as "workflowId", driver_pipelines.stage,
       (driver_pipelines.snapshot ->> 'isErased')::boolean as "isErased",
       exists (select 1 from candidacies where candidacies.organization_id = dq_accesses.organization_id
         and candidacies.driver_id = dq_accesses.driver_id and candidacies.state not in ('ended', 'closed'))
       or exists (select 1 from bench_entries where bench_entries.organization_id = dq_accesses.organization_id
         and bench_entries.driver_id = dq_accesses.driver_id and bench_entries.status = any (cast(:open as text[])))
       or exists (${employmentInForce('dq_accesses')}) as "isRelated"
     from dq_accesses left join driver_pipelines on driver_pipelines.driver_id = dq_accesses.driver_id
     where dq_accesses.driver_id = :driverId and dq_accesses.organization_id = coalesce(cast(:organizationId as uuid), dq_accesses.organization_id)
     order by dq_accesses.id`,
    { driverId, organizationId: organizationId ?? null, open: [...openBenchStatuses] },
  );
  return rows.map(({ workflowId, isRelated, stage, isErased }) => ({
    workflowId,
    basis: {
      isRelated,
      hasDriverLeft: stage !== null && isExit(stage),
      isDriverErased: isErased === true,
    },
  }));
}
