import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { selectWorkdays } from '#db/timesheets/workday-rows';
import { anAssignment, aWorkday } from '../../support/builders/workdays';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld } from '../../support/hiring/hiring-world';

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

const CHARGES = 20_000;
const DAYS = 12;

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

/** Rows that a plan reads of a table. */
const rowsRead = (plan: Plan, table: string): number =>
  (plan['Relation Name'] === table ? plan['Actual Rows'] * plan['Actual Loops'] : 0) +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part, table), 0);

it('a week is read without the charges of all other workdays, also right after a billing run', async () => {
  const world = await aHiringWorld(db);
  const assignmentId = await anAssignment(db, world);
  const ids = [];
  for (let day = 1; day <= DAYS; day += 1) {
    const date = `2026-11-${String(day).padStart(2, '0')}`;
    ids.push(await aWorkday(db, { assignmentId, day: date, state: 'approved', by: world.adminId }));
  }
  await db.raw(
    `insert into charges (id, organization_id, kind, source_id, cents, details, occurred_at)
     select gen_random_uuid(), ?, 'workday', gen_random_uuid(), 100, '{}', now() from generate_series(1, ?::integer)`,
    [world.organizationId, CHARGES],
  );
  await db.raw('analyze');
  // A run's changes, before the statistics know of them.
  await db.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx('charges').update({ invoice_id: world.organizationId });
  });

  const query = selectWorkdays(db, { assignmentIds: [assignmentId], from: '2026-11-01', to: '2026-11-30' }).toSQL();
  const { rows } = await db.raw<{ rows: { 'QUERY PLAN': { Plan: Plan }[] }[] }>(
    `explain (analyze, format json) ${query.sql}`,
    [...query.bindings],
  );

  expect(ids).toHaveLength(DAYS);
  expect(rowsRead(rows[0]?.['QUERY PLAN'][0]?.Plan as Plan, 'charges')).toBeLessThanOrEqual(DAYS);
});
