import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { storeApprovals } from '#db/timesheets/approval-store';
import { findAssignment } from '#db/timesheets/assignments';
import { replaceShifts } from '#db/timesheets/shift-store';
import { findWorkday, type WorkdayRow } from '#db/timesheets/workday-rows';
import { changeWorkday, createWorkday, newWorkdayRow, workdayIdOf } from '#db/timesheets/workday-store';
import { contentWithDefaults } from '#domain/job-orders/content/schema';
import { payTermsOf } from '#domain/pay/terms';
import { NO_ENTRIES } from '#domain/timesheets/content';
import { instantsOfLocalTime } from '#domain/timesheets/local-time';
import type { StoredShift } from '#domain/timesheets/shift';
import { newId } from '#platform/ids';
import { CandidacyHistory } from '../hiring/candidacy-history';
import type { HiringWorld } from '../hiring/hiring-world';
import { anOrderForm } from './order-form';

interface WorkdayOptions {
  readonly assignmentId: string;
  readonly day: string;
  /** Local times of the only shift; the end may be on the next day. */
  readonly from?: string;
  readonly to?: string;
  readonly state?: 'open' | 'submitted' | 'approved' | 'disputed';
  /** The approver. */
  readonly by?: string;
  readonly at?: string;
}

/** A shift between two local times. */
export function aShift(zone: string, from: string, to: string): StoredShift {
  const [startsAt = ''] = instantsOfLocalTime(from, zone);
  const [endsAt = ''] = instantsOfLocalTime(to, zone);
  return { id: newId(), startsAt, endsAt, breaks: [], clockDiffers: false, sentLate: false };
}

/** Stores a workday with a shift from 8 to 16 by default, in any state; returns its id. Versions: 1, 2, 3, 4. */
export async function aWorkday(db: Db, options: WorkdayOptions): Promise<string> {
  const { assignmentId, day, from = `${day}T08:00`, to = `${day}T16:00`, state = 'open', by } = options;
  const { at = new Date().toISOString() } = options;
  const assignment = await findAssignment(db, assignmentId);
  if (assignment === undefined) throw new Error('There is no such assignment');
  const id = workdayIdOf(assignmentId, day);
  const current = async (): Promise<WorkdayRow> => {
    const row = await findWorkday(db, id);
    if (row === undefined) throw new Error('There is no such workday');
    return row;
  };
  const driver = { kind: 'driver', userId: assignment.driverId } as const;
  await db.transaction(async (trx) => {
    await createWorkday(trx, newWorkdayRow(assignment, { day, at }));
    const shifts = [aShift(assignment.timeZone, from, to)];
    await replaceShifts(trx, { id, driverId: assignment.driverId }, shifts);
    const workday = { ...assignment, id, state: 'open', version: 0 } as const;
    const after = { shifts, entries: NO_ENTRIES };
    await changeWorkday(trx, workday, { type: 'workdayEdited', actor: driver, at, state: 'open', after });
    if (state === 'open') return;
    const submitted = { type: 'workdaySubmitted', actor: driver, at, state: 'submitted' } as const;
    await changeWorkday(trx, { ...workday, version: 1 }, submitted);
  });
  if (state === 'open' || state === 'submitted') return id;
  const terms = payTermsOf(assignment.content, null);
  const frozen = {
    payCents: 20_000,
    billedCents: 22_000,
    minutes: 480,
    weekDifferenceCents: 0,
    weekOvertimeSeconds: 0,
    lines: [],
    details: {},
  };
  const rules = { terms, rates: [], workweek: { weekday: 'mo', hour: 0 }, dayRule: 'shiftStart' } as const;
  const workday = await current();
  const approval = { workday, version: 3, typed: null, ...frozen, rules };
  await db.transaction((trx) => storeApprovals(trx, [approval], { by: by ?? assignment.driverId, at }));
  if (state === 'approved') return id;
  const approved = await current();
  await db.transaction(async (trx) => {
    const disputed = {
      type: 'workdayDisputed',
      actor: driver,
      at,
      state: 'approved',
      note: 'One hour is missing',
    } as const;
    const dispute = await changeWorkday(trx, approved, disputed);
    await trx('workdays').where({ id }).update({ dispute_id: dispute });
  });
  return id;
}

/** A driver's candidacy on an order with an accepted start; returns the assignment's id. */
export async function anAssignment(
  db: Db,
  world: HiringWorld,
  { hiredOn = '2026-10-01', endedOn = null }: { readonly hiredOn?: string; readonly endedOn?: string | null } = {},
): Promise<string> {
  const history = new CandidacyHistory(world);
  history.play('request');
  await projectCandidacy(db, history.batch());
  await completeContent(db, world);
  const { candidacyId } = history.state;
  await db('employments').insert({
    id: newId(),
    driver_id: world.driverId,
    organization_id: world.organizationId,
    candidacy_id: candidacyId,
    hire_seq: 1,
    hired_on: hiredOn,
    ended_on: endedOn,
    entered_at: `${hiredOn}T12:00:00.000Z`,
  });
  return candidacyId;
}

/** The order's content with all fields, as the product stores it. */
async function completeContent(db: Db, { orderId, facilityId }: HiringWorld): Promise<void> {
  const stored = await db('job_order_versions').where({ order_id: orderId }).first('content');
  const content = contentWithDefaults.parse({
    ...anOrderForm({ facilityId }),
    ...(stored?.content as object | undefined),
  });
  await db('job_order_versions')
    .where({ order_id: orderId })
    .update({ content: JSON.stringify(content) });
}
