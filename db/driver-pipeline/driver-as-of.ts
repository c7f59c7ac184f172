import type { Db } from '#db/core/handle';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { findOpsDriver, type OpsDriverRow, readHires } from './ops-drivers';

/**
 * A driver with the pipeline as of the last transition before an instant (each event stores the whole state). Undefined
 * if there was none by then. Name and contacts are the current ones.
 */
export async function findDriverAsOf(
  db: Db,
  { driverId, before }: { driverId: string; before: string },
): Promise<OpsDriverRow | undefined> {
  const [now, event] = await Promise.all([
    findOpsDriver(db, driverId),
    db('workflow_events')
      .where('workflow_events.workflow_id', driverPipelineWorkflowId(driverId))
      .where('workflow_events.at', '<', before)
      .orderBy('workflow_events.seq', 'desc')
      .first<{ payload: DriverPipelineState } | undefined>('workflow_events.payload'),
  ]);
  if (now === undefined || event === undefined) return undefined;
  // Older events lack fields that later versions added; these get their empty values.
  const snapshot = { ...emptyPipeline(driverId), ...event.payload };
  return { ...now, snapshot, hires: await readHires(db, snapshot), ...(await ownerOf(db, snapshot.ownerId)) };
}

async function ownerOf(db: Db, id: string | null): Promise<Pick<OpsDriverRow, 'ownerFirstName' | 'ownerLastName'>> {
  const owner =
    id === null
      ? undefined
      : await db('users').where({ id }).first<{ firstName: string; lastName: string } | undefined>({
          firstName: 'first_name',
          lastName: 'last_name',
        });
  return { ownerFirstName: owner?.firstName ?? null, ownerLastName: owner?.lastName ?? null };
}
