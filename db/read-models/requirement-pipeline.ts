import type { Db } from '#db/handle';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { Approvals } from '#domain/requirements/pipeline-evidence';
import { dateAt } from '#domain/shared/zoned-time';
import { askedOf, byDriver, type AskedDriver } from './requirement-people';

interface StateRow {
  readonly driverId: string;
  readonly state: DriverPipelineState | null;
}

/** The pipelines as the last transition of the day left them; one that was taken over without any, as it is. */
export async function readPipelinesOn(
  db: Db,
  drivers: readonly AskedDriver[],
): Promise<ReadonlyMap<string, DriverPipelineState>> {
  // The name of a workflow is made as `driverPipelineWorkflowId` makes it.
  const { rows }: { rows: StateRow[] } = await db.raw(
    `select asked.driver_id as "driverId", coalesce(last.payload, own.snapshot) as state
     from ?
     left join lateral (
       select workflow_events.payload from workflow_events
       where workflow_events.workflow_id = 'driver-pipeline/' || asked.driver_id and workflow_events.at < asked.before
       order by workflow_events.seq desc limit 1
     ) as last on true
     left join driver_pipelines as own on own.driver_id = asked.driver_id and last.payload is null
       and own.stage_entered_at < asked.before
       and not exists (select from workflow_events where workflow_id = 'driver-pipeline/' || asked.driver_id)`,
    [askedOf(db, drivers)],
  );
  return new Map(
    rows.flatMap(({ driverId, state }) =>
      state === null ? [] : [[driverId, { ...emptyPipeline(driverId), ...state }] as const],
    ),
  );
}

interface ApprovalRow {
  readonly driverId: string;
  readonly about: string;
  readonly at: string;
  readonly medicalEndsOn: string | null;
}

/** When each document, task and result was approved or accepted last, on the driver's own calendar. */
export async function readApprovals(
  db: Db,
  drivers: readonly AskedDriver[],
): Promise<(driver: AskedDriver) => Approvals> {
  const { rows }: { rows: ApprovalRow[] } = await db.raw(
    `select distinct on (asked.driver_id, events.payload ->> 'about')
       asked.driver_id as "driverId", events.payload ->> 'about' as about, events.at,
       events.payload -> 'expiries' -> 'dotMedicalCard' ->> 'on' as "medicalEndsOn"
     from ?
     join workflow_events as events on events.workflow_id = 'driver-pipeline/' || asked.driver_id
       and events.at < asked.before
     where events.type in ('documentApproved', 'taskApproved')
        or (events.type = 'resultRecorded'
            and events.payload -> 'results' ->> (events.payload ->> 'about') = 'accepted')
     order by asked.driver_id, events.payload ->> 'about', events.seq desc`,
    [askedOf(db, drivers)],
  );
  const found = byDriver(rows);
  return ({ id, zone }) =>
    Object.fromEntries(
      (found.get(id) ?? []).map(({ about, at, medicalEndsOn }) => [about, { on: dateAt(at, zone), medicalEndsOn }]),
    );
}
