import type { VerificationFacts } from '#domain/employment-verifications/decide-system';
import type { EmploymentVerificationState } from '#domain/employment-verifications/state';
import type { Db } from '../core/handle';
import { employmentInForce, isNotOver } from '../dq-access/employment-in-force';
import { investigationDayOf } from './investigation-day';

const REQUESTED_ON = investigationDayOf(`(verifications.snapshot ->> 'requestedAt')::timestamptz`);

/** The day on which the carrier hired the driver for an employment that is not over; null without one. */
export async function readHireDay(
  db: Db,
  { organizationId, driverId }: { readonly organizationId: string; readonly driverId: string },
): Promise<string | null> {
  const row = await db('employments')
    .where({ organization_id: organizationId, driver_id: driverId })
    .whereNotNull('hired_on')
    .whereRaw(isNotOver('employments'))
    .orderBy('hired_on', 'desc')
    .first('hired_on');
  return row?.hired_on ?? null;
}

/** A verification with what the rows say about its driver now. */
export interface VerificationWithFacts {
  readonly workflowId: string;
  readonly state: EmploymentVerificationState;
  readonly facts: VerificationFacts;
}

interface Row {
  readonly workflowId: string;
  readonly state: EmploymentVerificationState;
  readonly hiredOn: string | null;
  readonly isErased: boolean | null;
  readonly isFileOpen: boolean;
}

/** The driver's verifications that do not know the rows: another day of the hire, a file that is no longer open, or erased data. */
export async function readChangedFacts(db: Db, driverId: string): Promise<VerificationWithFacts[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `select verifications.workflow_id as "workflowId", verifications.snapshot as state, hires.hired_on as "hiredOn",
       (driver_pipelines.snapshot ->> 'isErased')::boolean as "isErased", openings.is_open as "isFileOpen"
     from employment_verifications as verifications
     left join driver_pipelines on driver_pipelines.driver_id = verifications.driver_id
     left join lateral (
       select max(employments.hired_on) as hired_on from employments
       where employments.driver_id = verifications.driver_id and employments.organization_id = verifications.organization_id
         and (employments.ended_on is null or employments.ended_on >= ${REQUESTED_ON})
     ) as hires on true
     cross join lateral (
       select exists (${employmentInForce('verifications')})
         or exists (select 1 from dq_accesses where dq_accesses.organization_id = verifications.organization_id
           and dq_accesses.driver_id = verifications.driver_id and dq_accesses.state = 'approved'
           and (dq_accesses.ends_at is null or dq_accesses.ends_at > now())) as is_open
     ) as openings
     where verifications.driver_id = ? and (
       (driver_pipelines.snapshot ->> 'isErased')::boolean
       or verifications.state in ('draft', 'sent', 'declined')
         and (hires.hired_on::text is distinct from verifications.snapshot ->> 'hiredOn' or not openings.is_open)
     )
     order by verifications.id`,
    [driverId],
  );
  return rows.map(({ workflowId, state, hiredOn, isErased, isFileOpen }) => ({
    workflowId,
    state,
    facts: { hiredOn, isDriverErased: isErased === true, isFileOpen },
  }));
}
