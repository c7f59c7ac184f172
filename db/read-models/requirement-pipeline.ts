import type { Db } from '#db/handle';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { Approvals } from '#domain/requirements/pipeline-evidence';
import { dateAt } from '#domain/shared/zoned-time';

/** The pipeline as the last transition before an instant left it; one that was taken over without any, as it is. */
export async function readPipelineOn(
  db: Db,
  driverId: string,
  before: string,
): Promise<DriverPipelineState | undefined> {
  const events = () => db('workflow_events').where({ workflow_id: driverPipelineWorkflowId(driverId) });
  const last = await events()
    .where('at', '<', before)
    .orderBy('seq', 'desc')
    .first<{ payload: DriverPipelineState } | undefined>('payload');
  if (last !== undefined) return { ...emptyPipeline(driverId), ...last.payload };
  const row = await db('driver_pipelines')
    .where({ driver_id: driverId })
    .where('stage_entered_at', '<', before)
    .whereNotExists(events())
    .first<{ snapshot: DriverPipelineState } | undefined>('snapshot');
  return row?.snapshot;
}

interface ApprovalRow {
  readonly about: string;
  readonly at: string;
  readonly medicalEndsOn: string | null;
}

/** When each document, task and result was approved or accepted last, on the driver's own calendar. */
export async function readApprovals(
  db: Db,
  { driverId, before, zone }: { readonly driverId: string; readonly before: string; readonly zone: string },
): Promise<Approvals> {
  const rows: ApprovalRow[] = await db('workflow_events')
    .where({ workflow_id: driverPipelineWorkflowId(driverId) })
    .where('at', '<', before)
    .whereIn('type', ['documentApproved', 'taskApproved', 'resultRecorded'])
    .whereRaw(`(type <> 'resultRecorded' or payload -> 'results' ->> (payload ->> 'about') = 'accepted')`)
    .orderBy('seq')
    .select({
      about: db.raw(`payload ->> 'about'`),
      at: 'at',
      medicalEndsOn: db.raw(`payload -> 'expiries' -> 'dotMedicalCard' ->> 'on'`),
    });
  // Of several about one thing, the last counts.
  return Object.fromEntries(
    rows.map(({ about, at, medicalEndsOn }) => [about, { on: dateAt(at, zone), medicalEndsOn }]),
  );
}
