import type { Db } from '#db/core/handle';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { Approvals } from '#domain/requirements/pipeline-evidence';
import { dateAt } from '#domain/shared/zoned-time';
import { byDriver, driverDates, type DriverOnDate } from './requirement-drivers';

interface StateRow {
  readonly driverId: string;
  readonly state: DriverPipelineState | null;
}

/** The pipelines after the last transition of the date; the imported state of a pipeline without transitions. */
export async function readPipelinesOn(
  db: Db,
  drivers: readonly DriverOnDate[],
): Promise<ReadonlyMap<string, DriverPipelineState>> {
  // The workflow id has the format of `driverPipelineWorkflowId`.
  const { rows } = await db.raw<{ rows: StateRow[] }>(
    `select driver_dates.driver_id as "driverId", coalesce(last.payload, own.snapshot) as state
     from ?
     left join lateral (
       select workflow_events.payload from workflow_events
       where workflow_events.workflow_id = 'driver-pipeline/' || driver_dates.driver_id and workflow_events.at < driver_dates.before
       order by workflow_events.seq desc limit 1
     ) as last on true
     left join driver_pipelines as own on own.driver_id = driver_dates.driver_id and last.payload is null
       and own.stage_entered_at < driver_dates.before
       and not exists (select from workflow_events where workflow_id = 'driver-pipeline/' || driver_dates.driver_id)`,
    [driverDates(db, drivers)],
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

/** The last approval of each document, task and result, as a date in the driver's time zone. */
export async function readApprovals(
  db: Db,
  drivers: readonly DriverOnDate[],
): Promise<(driver: DriverOnDate) => Approvals> {
  const { rows } = await db.raw<{ rows: ApprovalRow[] }>(
    `select distinct on (driver_dates.driver_id, events.payload ->> 'about')
       driver_dates.driver_id as "driverId", events.payload ->> 'about' as about, events.at,
       events.payload -> 'expiries' -> 'dotMedicalCard' ->> 'on' as "medicalEndsOn"
     from ?
     join workflow_events as events on events.workflow_id = 'driver-pipeline/' || driver_dates.driver_id
       and events.at < driver_dates.before
     where events.type in ('documentApproved', 'taskApproved')
        or (events.type = 'resultRecorded'
            and events.payload -> 'results' ->> (events.payload ->> 'about') = 'accepted')
     order by driver_dates.driver_id, events.payload ->> 'about', events.seq desc`,
    [driverDates(db, drivers)],
  );
  const found = byDriver(rows);
  return ({ id, zone }) =>
    Object.fromEntries(
      (found.get(id) ?? []).map(({ about, at, medicalEndsOn }) => [about, { on: dateAt(at, zone), medicalEndsOn }]),
    );
}
