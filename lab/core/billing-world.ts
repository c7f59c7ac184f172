import { createDatabase, type Db, type Transaction } from '#db/core/handle';
import { migrate } from '#db/core/migrate';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { PayLine } from '#domain/pay/model';
import { payTermsOf } from '#domain/pay/terms';
import { NO_ENTRIES } from '#domain/timesheets/content';
import type { PayRules } from '#domain/timesheets/pay-days';
import { readEnvironment } from '#platform/env';
import { newId } from '#platform/ids';
import { copyRow } from './copied-rows';
import { idFrom } from './large-world';
import { logProgress } from './progress';
import { seedWorld } from './seed';

/** Carriers with what they bought and what their drivers worked, in a database that no worker looks at. */
export interface BillingWorldSize {
  readonly organizations: number;
  readonly purchases: number;
  readonly workdays: number;
}

/** Purchases are of January. */
export interface BillingWorld extends BillingWorldSize {
  readonly seed: number;
  /** The first day on which drivers worked, a Monday. */
  readonly workedFrom: string;
}

/** When every carrier of the world can be billed for January. */
export const AFTER_JANUARY = '2027-02-01T15:00:00.000Z';

/** Drivers who work for each carrier. */
const DRIVERS = 2;
const ZONES = ['America/Chicago', 'America/New_York', 'America/Denver', 'America/Los_Angeles'];
/** The amounts that each approved workday pays and bills. */
const PAY_CENTS = 20_000;
const BILLED_CENTS = 24_000;
const content = { paymentType: 'hourly', rate: { from: 25, to: 25 }, eligibleForOvertime: 'over40' } as const;

/** Ids of the world, as SQL of the numbers of the carrier and of what belongs to it. */
const id = (kind: string, ...numbers: readonly string[]): string =>
  idFrom([`'billing/${kind}'`, ...numbers.map((number) => `(${number})::text`)].join(` || '/' || `));
const organization = id('organization', 'n');
const facility = id('facility', 'n');
const order = id('order', 'n');
const driverOf = (n: string, k: string): string => id('driver', n, k);
const driver = driverOf('n', 'k');
const assignment = id('assignment', 'n', 'k');
const workday = id('workday', 'n', 'k', 'd');

/** Runs `work` on a database with the world, which exists only during it. */
export async function withBillingWorld<T>(
  main: Db,
  world: BillingWorld,
  work: (databaseUrl: string) => Promise<T>,
): Promise<T> {
  const name = `billing_${newId().replaceAll('-', '')}`;
  const url = new URL(readEnvironment().DATABASE_URL);
  url.pathname = `/${name}`;
  await main.raw('create database ??', [name]);
  try {
    await fill(url.href, world);
    return await work(url.href);
  } finally {
    await main.raw('drop database ?? with (force)', [name]);
  }
}

async function fill(databaseUrl: string, world: BillingWorld): Promise<void> {
  await migrate(databaseUrl);
  logProgress(`making ${String(world.organizations)} carriers`);
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  // Rows that are copied: they have all columns, as the product stores them.
  await seedWorld({ drivers: 60, carriers: 2, orders: 12, seed: world.seed, rowsOnly: true }, env);
  const db = createDatabase(databaseUrl, { pool: 1 });
  try {
    await db.transaction(async (trx) => {
      // Foreign keys would be checked row by row; the rows are valid because they are made together.
      await trx.raw('set local session_replication_role = replica');
      await addCarriers(trx, world);
      await addPurchases(trx, world);
      await addWorkdays(trx, world);
    });
    await db.raw('vacuum (analyze)');
  } finally {
    await db.destroy();
  }
}

/** Carriers with an accountant, an administrator, a facility, an order, and two drivers at work. */
async function addCarriers(trx: Transaction, { organizations }: BillingWorld): Promise<void> {
  const carriers = `generate_series(1, ${String(organizations)}) as n`;
  const staff = `${carriers}, (values (1, 'ACCOUNTING', 'business'), (2, 'HR', 'business-admin')) as staff (k, position, role)`;
  await copyRow(trx, {
    table: 'organizations',
    rows: carriers,
    values: {
      ...{ id: organization, name: `'Carrier ' || lpad(n::text, 6, '0')`, dot_number: 'null', created_at: activated },
      time_zone: `(array['${ZONES.join(`', '`)}'])[1 + n % ${String(ZONES.length)}]`,
    },
  });
  await copyRow(trx, {
    table: 'users',
    where: `'business' = any (roles)`,
    rows: staff,
    values: {
      ...person,
      ...{ id: id('staff', 'n', 'k'), email: `'staff' || k || '@carrier' || n || '.example'` },
      ...{ organization_id: organization, position: 'staff.position', roles: 'array[staff.role]' },
    },
  });
  await copyRow(trx, {
    table: 'facilities',
    rows: carriers,
    values: { id: facility, organization_id: organization, updated_by: 'null' },
  });
  await copyRow(trx, {
    table: 'job_order_versions',
    rows: carriers,
    values: {
      ...{ id: id('version', 'n'), order_id: order, organization_id: organization, created_by: 'null' },
      content: `original.content || '${JSON.stringify({ ...content, isDirectJobOrder: false })}'`,
    },
  });
  await copyRow(trx, {
    table: 'job_orders',
    rows: carriers,
    values: {
      ...{ organization_id: organization, facility_id: facility },
      ...{ id: order, workflow_id: `'job-order/' || ${order}`, version_id: id('version', 'n'), note_id: 'null' },
    },
  });
  await addDrivers(trx, `${carriers}, generate_series(1, ${String(DRIVERS)}) as k`);
}

const person = { phone: 'null', referral_code: 'null', invited_email: 'null', lead_id: 'null' };
const activated = `timestamptz '2026-12-10 18:00Z'`;

/** Drivers at work for carriers: `rows` are the numbers of the carriers and of their drivers. */
async function addDrivers(trx: Transaction, rows: string): Promise<void> {
  await copyRow(trx, {
    table: 'users',
    where: 'id in (select id from drivers)',
    rows,
    values: { ...person, id: driver, email: `'driver' || k || '@carrier' || n || '.example'` },
  });
  await copyRow(trx, {
    table: 'drivers',
    rows,
    values: { id: driver, last_name: `'Driver ' || md5(n || '/' || k)` },
  });
  await copyRow(trx, {
    table: 'candidacies',
    rows,
    values: {
      ...{ organization_id: organization, facility_id: facility },
      ...{ id: assignment, workflow_id: `'candidacy/' || ${assignment}`, order_id: order, driver_id: driver },
      interview_id: 'null',
    },
  });
  await trx.raw(
    `insert into employments (id, driver_id, organization_id, candidacy_id, hire_seq, hired_on, entered_at)
     select ${id('employment', 'n', 'k')}, ${driver}, ${organization}, ${assignment}, 1, '2026-12-15', ${activated} from ${rows}`,
  );
}

/** Matches that were bought in January, each of another driver, with their charges. */
async function addPurchases(trx: Transaction, { organizations, purchases }: BillingWorld): Promise<void> {
  const each = Math.round(purchases / organizations);
  const all = String(organizations);
  const rows = `generate_series(1, ${all}) as n, generate_series(0, ${String(each - 1)}) as p,
    (select id, amount from prices where product = 'certifiedMatch' order by starts_at limit 1) as price`;
  const bought = `timestamptz '2027-01-02 18:00Z' + p * interval '2 days'`;
  const other = driverOf(`(n + p / ${String(DRIVERS)}) % ${all} + 1`, `1 + p % ${String(DRIVERS)}`);
  const purchase = id('purchase', 'n', 'p');
  await trx.raw(
    `insert into purchases (id, organization_id, driver_id, product, price_id, list_cents, cents, order_id, bought_at)
     select ${purchase}, ${organization}, ${other}, 'certifiedMatch', price.id, amount, amount, ${order}, ${bought} from ${rows}`,
  );
  await trx.raw(
    `insert into charges (id, organization_id, kind, source_id, cents, details, occurred_at)
     select ${id('purchase-charge', 'n', 'p')}, ${organization}, 'match', ${purchase}, amount,
       jsonb_build_object('purchaseId', ${purchase}, 'product', 'certifiedMatch', 'driverId', ${other}, 'orderId', ${order}),
       ${bought} from ${rows}`,
  );
}

/** Workdays of eight hours, approved in the evening, with their charges. */
async function addWorkdays(trx: Transaction, world: BillingWorld): Promise<void> {
  const each = Math.round(world.workdays / world.organizations / DRIVERS);
  const rows = `generate_series(1, ${String(world.organizations)}) as n, generate_series(1, ${String(DRIVERS)}) as k,
    generate_series(0, ${String(each - 1)}) as d`;
  const from = world.workedFrom;
  // Only weekdays.
  const day = `(date '${from}' + d + 2 * (d / 5))`;
  const at = `(${day} + time '23:00') at time zone 'UTC'`;
  await trx.raw(
    `insert into workdays (id, assignment_id, order_id, driver_id, organization_id, facility_id, time_zone, day, state, version,
       state_since, entries, approval_version, created_at)
     select ${workday}, ${assignment}, ${order}, ${driver}, ${organization}, ${facility}, 'America/Chicago', ${day}, 'approved', 3,
       ${at}, '${JSON.stringify(NO_ENTRIES)}', 3, ${at} from ${rows}`,
  );
  await addShifts(trx, `select ${workday} as id, ${driver} as driver_id, ${day} as day from ${rows}`);
  await trx.raw(
    `insert into workday_approvals (workday_id, version, minutes, pay_cents, week_difference_cents, lines, terms, billing,
       billed_cents, approved_by, approved_at)
     select ${workday}, 3, 480, ${String(PAY_CENTS)}, 0,
       jsonb_build_array(cast(:line as jsonb) || jsonb_build_object('date', ${day})), cast(:rules as jsonb), 'platform',
       ${String(BILLED_CENTS)}, ${id('staff', 'n', '1')}, ${at} from ${rows}`,
    { line: JSON.stringify(line), rules: JSON.stringify(await rulesOfWorld(trx)) },
  );
  await trx.raw(
    `insert into charges (id, organization_id, kind, source_id, source_version, cents, details, occurred_at)
     select ${id('workday-charge', 'n', 'k', 'd')}, ${organization}, 'workday', ${workday}, 3, ${String(BILLED_CENTS)},
       jsonb_build_object('assignmentId', ${assignment}, 'orderId', ${order}, 'driverId', ${driver}, 'facilityId', ${facility},
         'day', ${day}, 'minutes', 480, 'payCents', ${String(PAY_CENTS)}, 'markupBasisPoints', 2000), ${at} from ${rows}`,
  );
}

/** One shift from 8 to 16 for each of these workdays. */
async function addShifts(trx: Transaction, workdays: string): Promise<void> {
  const local = (time: string): string => `((day + time '${time}') at time zone 'America/Chicago')`;
  await trx.raw(
    `insert into work_shifts (id, workday_id, driver_id, starts_at, ends_at, slot)
     select gen_random_uuid(), id, driver_id, ${local('08:00')}, ${local('16:00')},
       tstzrange(${local('08:00')}, ${local('16:00')}) from (${workdays}) as workdays`,
  );
}

const line: Omit<PayLine, 'date'> = {
  kind: 'straight',
  quantity: 28_800,
  unit: 'seconds',
  rateMills: 25_000,
  factor: 1,
  payCents: PAY_CENTS,
  billCents: BILLED_CENTS,
  restCents: 0,
  billing: { kind: 'markup', mills: null, basisPoints: 2_000 },
  params: {},
};

async function rulesOfWorld(trx: Transaction): Promise<PayRules> {
  const row = await trx('job_order_versions')
    .whereRaw(`content ->> 'eligibleForOvertime' = ? and content ->> 'isDirectJobOrder' = 'false'`, [
      content.eligibleForOvertime,
    ])
    .first('content');
  if (row === undefined) throw new Error('The world has no job order');
  const terms = payTermsOf(row.content as OrderContent, 20);
  return { terms, rates: [], workweek: { weekday: 'mo', hour: 0 }, dayRule: 'shiftStart' };
}

/** The number of the carrier with many drivers, and of its first further driver. */
const LARGE = 1;
const FIRST_FURTHER = 100;
const DAYS_EACH = 5;

/** Gives one carrier a week of submitted workdays, five for each of its further drivers. */
export async function addWaitingWeek(
  db: Db,
  count: number,
): Promise<{ readonly organizationId: string; readonly workdayIds: readonly string[] }> {
  const last = FIRST_FURTHER + Math.ceil(count / DAYS_EACH) - 1;
  const drivers = `(select ${String(LARGE)} as n) as large, generate_series(${String(FIRST_FURTHER)}, ${String(last)}) as k`;
  const rows = `${drivers}, generate_series(0, ${String(DAYS_EACH - 1)}) as d`;
  const days = `(date '2027-02-01' + d)`;
  const at = `timestamptz '2027-02-06 12:00Z'`;
  const submitted = id('submitted', 'n', 'k', 'd');
  const waiting = await db.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await addDrivers(trx, drivers);
    const inserted = await trx.raw<{ rows: { id: string; organization_id: string }[] }>(
      `insert into workdays (id, assignment_id, order_id, driver_id, organization_id, facility_id, time_zone, day, state, version,
         state_since, entries, created_at)
       select ${submitted}, ${assignment}, ${order}, ${driver}, ${organization}, ${facility}, 'America/Chicago', ${days}, 'submitted',
         2, ${at}, '${JSON.stringify(NO_ENTRIES)}', ${at} from ${rows} order by k, d limit ${String(count)}
       returning id, organization_id`,
    );
    await addShifts(trx, `select ${submitted} as id, ${driver} as driver_id, ${days} as day from ${rows}`);
    return inserted.rows;
  });
  await db.raw('vacuum (analyze) workdays, work_shifts, candidacies, employments');
  return { organizationId: waiting[0]?.organization_id ?? '', workdayIds: waiting.map((row) => row.id) };
}
