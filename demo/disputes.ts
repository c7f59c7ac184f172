import type { Transaction } from '#db/core/handle';
import { storeAdjustment } from '#db/timesheets/approval-store';
import { readWorkdays, type WorkdayRow } from '#db/timesheets/workday-rows';
import { changeWorkday } from '#db/timesheets/workday-store';
import { DAY_MS, HOUR_MS, instantAfter } from '#domain/shared/durations';
import { daysAfter } from '#domain/shared/periods';
import { endOfDate } from '#domain/shared/zoned-time';
import { approverOf, readAssignments } from './assignments';
import type { World } from './world';

interface Dispute {
  readonly by: 'driver' | 'fleet';
  readonly note: string;
  /** The decision of operations. */
  readonly settled?: { readonly cents: number; readonly payCents: number; readonly note: string };
}

/** Each about the latest approved day of another assignment. */
const disputes: readonly Dispute[] = [
  {
    by: 'driver',
    note: 'I waited two hours at the second stop.',
    settled: { cents: 5_500, payCents: 5_000, note: 'Two hours of waiting, as the gate log shows.' },
  },
  { by: 'driver', note: 'The detour around the closed bridge is missing: 38 miles.' },
  { by: 'fleet', note: 'The truck was back in the yard at 3 PM, an hour before the shift ended.' },
];

/** Disputes about approved days: of driver and carrier, open ones and one that operations settled. */
export async function storeDisputes(trx: Transaction, world: World): Promise<number> {
  let count = 0;
  for (const assignment of await readAssignments(trx, world)) {
    const dispute = disputes[count];
    if (dispute === undefined) return count;
    const rows = await readWorkdays(trx, { assignmentIds: [assignment.assignmentId], ...everyDay });
    const workday = rows.findLast(({ state, dispute: isDisputed }) => state === 'approved' && isDisputed === null);
    if (workday === undefined) continue;
    await open(trx, workday, { ...dispute, approver: approverOf(world, assignment)?.id ?? '' });
    if (dispute.settled !== undefined) await settle(trx, world, { workday, settled: dispute.settled });
    count += 1;
  }
  return count;
}

/** Before the payouts, one of which has the amount. */
const SETTLED_DAYS_AGO = 4;
const MORNING_MS = 9.5 * HOUR_MS;

const everyDay = { from: '2000-01-01', to: '2100-01-01' } as const;

async function open(
  trx: Transaction,
  workday: WorkdayRow,
  { by, note, approver }: Dispute & { readonly approver: string },
): Promise<void> {
  const userId = by === 'driver' ? workday.driverId : approver;
  const event = await changeWorkday(trx, workday, {
    type: 'workdayDisputed',
    actor: { kind: by, userId },
    // Approvals are from the end of the day after the last approved one.
    at: instantAfter(endOfDate(daysAfter(workday.day, 1), workday.timeZone), MORNING_MS),
    state: 'approved',
    note,
  });
  await trx('workdays').where({ id: workday.id }).update({ dispute_id: event });
}

interface Settling {
  readonly workday: WorkdayRow;
  readonly settled: NonNullable<Dispute['settled']>;
}

async function settle(trx: Transaction, { ops, size }: World, { workday, settled }: Settling): Promise<void> {
  const { cents, payCents, note } = settled;
  const at = new Date(size.now - SETTLED_DAYS_AGO * DAY_MS).toISOString();
  const eventId = await changeWorkday(
    trx,
    { ...workday, version: workday.version + 1 },
    {
      type: 'workdayAdjusted',
      actor: { kind: 'ops', userId: ops.id },
      at,
      state: 'approved',
      note,
      cents,
      payCents,
      columns: { dispute_id: null },
    },
  );
  await storeAdjustment(trx, { workday, eventId, cents, at });
}
