import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BoardParams } from '#db/board/board-filters';
import { readBoardHeads } from '#db/board/board-heads';
import type { Db } from '#db/core/handle';
import { mergePipelineCounts, repairPipelineCounts } from '#db/driver-pipeline/pipeline-counts';
import { applyDriverPipelineEvent } from '#db/driver-pipeline/projection';
import { driverStages } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { waitedOn } from '#domain/driver-pipeline/waiting';
import { DAY_MS, HOUR_MS, instantAfter } from '#domain/shared/durations';
import { seededRandom } from '../../../lab/core/seeded-random';
import { openTestDatabase } from '../../support/database';
import { aDriver, aUser } from '../../support/hiring/hiring-world';

const NOW = '2026-11-21T15:30:00.000Z';
const DRIVERS = 60;
const random = seededRandom(3);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

let db: Db;
let close: () => Promise<void>;
let owners: string[];
let drivers: string[];

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(8));
  owners = [await aUser(db, { roles: ['ops'] }), await aUser(db, { roles: ['ops'] })];
  drivers = [];
  for (let made = 0; made < DRIVERS; made += 1) drivers.push(await aDriver(db, { state: somewhere() }));
});
afterAll(() => close());

/** A stage entered up to 40 days ago, so that some drivers are due or leave the board on the very day of the question. */
const somewhere = (): Partial<DriverPipelineState> => ({
  stage: pick(driverStages),
  enteredAt: instantAfter(NOW, -Math.floor(random() * 40 * DAY_MS)),
  isAvailable: random() < 0.7,
  ownerId: pick([...owners, null]),
});

async function moveDriver(driverId: string): Promise<void> {
  const row = await db('driver_pipelines').where({ driver_id: driverId }).first('snapshot');
  if (row === undefined) throw new Error('Every driver has a pipeline');
  const { snapshot } = row;
  const moved = { ...snapshot, ...somewhere(), seq: snapshot.seq + 1 };
  await db.transaction((trx) => applyDriverPipelineEvent(trx, { at: moved.enteredAt, snapshot: moved }));
}

/** A direct count of the pipelines, by the statement of the bench. */
async function countDirectly({ owner, waitsFor, overdue, now }: BoardParams): Promise<unknown[]> {
  const sql = readFileSync(join(__dirname, '../../../lab/bench/board-heads.sql'), 'utf8').replaceAll(/^--.*\n/gm, '');
  const bindings = { now: now.toISOString(), overdue, owner: owner ?? null, waitsFor: waitsFor ?? null };
  const { rows } = await db.raw<{ rows: Record<string, unknown>[] }>(sql, bindings as never);
  return rows.map(({ id, cards, overdue: late, median_since }) => [id, cards, late, median_since]);
}

const readCounts = async (params: BoardParams): Promise<unknown[]> =>
  (await readBoardHeads(db, params))
    .map(({ stage, cards, overdue, medianSince }) => [stage, cards, overdue, medianSince] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

async function expectSameCounts(): Promise<void> {
  for (const hours of [0, 2, 3, 9, 24 * 9 + 1]) {
    const now = new Date(Date.parse(NOW) + hours * HOUR_MS);
    for (const owner of [undefined, ...owners])
      for (const waitsFor of [undefined, ...waitedOn])
        for (const overdue of [false, true]) {
          const params = { owner, waitsFor, overdue, now };
          expect({ params, heads: await readCounts(params) }).toEqual({ params, heads: await countDirectly(params) });
        }
  }
}

it('counts like the pipelines themselves, before and after moves at the same time', async () => {
  await expectSameCounts();

  for (let turn = 0; turn < 5; turn += 1) {
    await Promise.all([...drivers.map(moveDriver), mergePipelineCounts(db), mergePipelineCounts(db)]);
    await expectSameCounts();
  }

  expect(await repairPipelineCounts(db)).toBe(0);
});

it('counts drivers without an owner', async () => {
  const head = (await readBoardHeads(db, { owner: 'none', overdue: false, now: new Date(NOW) })).map(
    ({ stage, cards }) => ({ stage, cards }),
  );
  const all = await readBoardHeads(db, { overdue: false, now: new Date(NOW) });
  const owned = await Promise.all(
    owners.map((owner) => readBoardHeads(db, { owner, overdue: false, now: new Date(NOW) })),
  );

  for (const { stage, cards } of all)
    expect([stage, head.find((one) => one.stage === stage)?.cards ?? 0]).toEqual([
      stage,
      cards -
        owned
          .flat()
          .filter((one) => one.stage === stage)
          .reduce((sum, one) => sum + one.cards, 0),
    ]);
});

it('keeps one row of each number', async () => {
  await Promise.all(drivers.map(moveDriver));

  await mergePipelineCounts(db);

  const rows = await db('pipeline_counts').select('stage', 'entered_from', 'due_from', 'owner_id', 'waits_for');
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  await expectSameCounts();
});

it('does not let a command wait for another one in the same stage', async () => {
  const [one = '', other = ''] = drivers;
  await db.transaction(async (first) => {
    await first('driver_pipelines').where({ driver_id: one }).update({ stage: 'Certified', stage_entered_at: NOW });

    await db('driver_pipelines').where({ driver_id: other }).update({ stage: 'Certified', stage_entered_at: NOW });
  });

  await expectSameCounts();
});

it('counts rows that are copied without the other triggers, and rows that are deleted', async () => {
  await db.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(
      `insert into driver_pipelines (driver_id, workflow_id, version, stage, lifecycle_status, stage_entered_at, ready_for_dispatch,
         is_searchable, is_exit, snapshot, waits_for, next_action)
       select gen_random_uuid(), workflow_id || '/copy', version, stage, lifecycle_status, stage_entered_at, ready_for_dispatch,
         is_searchable, is_exit, snapshot, waits_for, next_action from driver_pipelines`,
    );
    await trx('driver_pipelines').whereLike('workflow_id', '%/copy').where({ stage: 'Certified' }).delete();
  });

  await expectSameCounts();
});

it('finds and corrects wrong numbers', async () => {
  await db('pipeline_counts').where({ stage: 'Certified' }).whereNull('waits_for').delete();
  await db('pipeline_counts').insert({
    stage: 'Processing',
    entered_from: '2026-11-20T06:00:00Z',
    waits_for: 'ops',
    drivers: 7,
  });

  expect(await repairPipelineCounts(db)).toBeGreaterThan(1);

  expect(await repairPipelineCounts(db)).toBe(0);
  await expectSameCounts();
});
