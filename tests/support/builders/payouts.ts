import type { Db } from '#db/core/handle';
import type { PayLine } from '#domain/pay/model';
import type { PayoutFailure } from '#domain/payouts/states';
import { defaultNames } from '#domain/payroll-exports/schema';
import { daysAfter } from '#domain/shared/periods';
import { newId } from '#platform/ids';
import { aUser } from './people';

interface Assignment {
  readonly driverId: string;
  readonly organizationId: string;
  readonly orderId: string;
  readonly assignmentId: string;
}

/** A payout of a week without workdays. */
export async function aPayout(
  db: Db,
  {
    driverId,
    organizationId,
    orderId,
    assignmentId,
    ...of
  }: Assignment & { weekStartsOn?: string; cents?: number; failure?: PayoutFailure },
): Promise<string> {
  const id = newId();
  await db('payouts').insert({
    id,
    driver_id: driverId,
    organization_id: organizationId,
    order_id: orderId,
    assignment_id: assignmentId,
    week_starts_on: of.weekStartsOn ?? '2026-11-02',
    number: 1,
    cents: of.cents ?? 100_000,
    state: of.failure === undefined ? 'queued' : 'failed',
    failure: of.failure ?? null,
    state_since: '2026-11-10T12:00:00.000Z',
    created_at: '2026-11-10T12:00:00.000Z',
  });
  return id;
}

interface Workday extends Assignment {
  readonly facilityId: string;
  readonly day: string;
  readonly state?: 'open' | 'submitted' | 'approved';
  readonly payCents?: number;
  readonly minutes?: number;
  readonly billing?: 'platform' | 'direct';
  readonly lines?: readonly PayLine[];
  readonly timeZone?: string;
  readonly terms?: object;
}

/** A line of straight time at $25.00. */
export const aPayLine = (date: string, over: Partial<PayLine> = {}): PayLine => ({
  kind: 'straight',
  date,
  quantity: 28_800,
  unit: 'seconds',
  rateMills: 25_000,
  factor: 1,
  payCents: 20_000,
  billCents: 24_000,
  restCents: 0,
  billing: { kind: 'markup', mills: null, basisPoints: 2_000 },
  params: {},
  ...over,
});

/** A workday as the approval left it: approved by default, with 8 hours and $200.00. */
export async function aPaidWorkday(db: Db, { state = 'approved', timeZone = 'America/Chicago', ...of }: Workday) {
  const id = newId();
  await db('workdays').insert({
    id,
    assignment_id: of.assignmentId,
    order_id: of.orderId,
    driver_id: of.driverId,
    organization_id: of.organizationId,
    facility_id: of.facilityId,
    time_zone: timeZone,
    day: of.day,
    state: state === 'approved' ? 'submitted' : state,
    version: 1,
    state_since: `${of.day}T23:00:00.000Z`,
    entries: JSON.stringify({}),
    created_at: `${of.day}T23:00:00.000Z`,
  });
  if (state === 'approved') await anApproval(db, { ...of, workdayId: id, version: 2 });
  return id;
}

/** Approves a workday, also again with another amount. */
export async function anApproval(
  db: Db,
  {
    workdayId,
    version,
    day,
    payCents = 20_000,
    minutes = 480,
    billing = 'platform',
    lines = [aPayLine(day, { payCents })],
    terms = {},
  }: Pick<Workday, 'day' | 'payCents' | 'minutes' | 'billing' | 'lines' | 'terms'> & {
    readonly workdayId: string;
    readonly version: number;
  },
): Promise<void> {
  await db('workday_approvals').insert({
    workday_id: workdayId,
    version,
    minutes,
    pay_cents: payCents,
    week_difference_cents: 0,
    lines: JSON.stringify(lines),
    terms: JSON.stringify(terms),
    billing,
    billed_cents: billing === 'direct' ? null : payCents,
    approved_by: (await aUser(db)).id,
    approved_at: `${daysAfter(day, 1)}T15:00:00.000Z`,
  });
  await db('workdays').where({ id: workdayId }).update({ state: 'approved', version, approval_version: version });
}

/** A payroll export without workdays. */
export async function aPayrollExport(
  db: Db,
  { organizationId, by }: { readonly organizationId: string; readonly by: string },
): Promise<string> {
  const id = newId();
  await db('payroll_exports').insert({
    id,
    organization_id: organizationId,
    format: 'csv',
    starts_on: '2026-11-01',
    ends_on: '2026-11-30',
    names: JSON.stringify(defaultNames),
    line_count: 0,
    minutes: 0,
    pay_cents: 0,
    created_by: by,
    created_at: '2026-12-01T12:00:00.000Z',
  });
  return id;
}
