import { type ColumnParams, readBoardColumn } from '#db/board/board';
import type { BoardParams } from '#db/board/board-filters';
import { readBoardHeads } from '#db/board/board-heads';
import { createDatabase, type Db } from '#db/core/handle';
import { mergePipelineCounts } from '#db/driver-pipeline/pipeline-counts';
import { listStalled, type StalledPageParams } from '#db/stalled/stalled';
import { driverStages } from '#domain/driver-pipeline/stages';
import { waitedOn } from '#domain/driver-pipeline/waiting';
import type { Lab } from '../core/lab';
import { addOpsMembers } from '../core/people';
import { seededRandom } from '../core/seeded-random';
import { compareQueries, type Implementations, statement, type Times } from './compare-queries';
import { makeDatabase } from './search-worlds';

const QUERIES_PER_KIND = 40;
const SEED = 17;
const OWNERS = 10;
const COLUMN_LIMIT = 31;
const LIST_LIMIT = 26;

/** Queries on the board and the stalled list that are measured. */
export const listKinds = [
  'board: heads',
  'board: first page',
  'board: later page',
  'board: by owner',
  'board: by waiting on',
  'board: overdue by owner',
  'stalled: first page',
  'stalled: later page',
  'stalled: by owner',
  'stalled: escalated',
  'stalled: by waiting on',
] as const;
export type ListKind = (typeof listKinds)[number];
export type ListTimes = Readonly<Record<ListKind, Times>>;

interface World {
  readonly db: Db;
  readonly owners: readonly string[];
  readonly now: Date;
  readonly rounds: number;
}

/** Times both lists in a world of the given size, alternating between read model and hand-written statements. */
export async function measureLists(
  lab: Lab,
  databaseUrl: string,
  { drivers, rounds }: { drivers: number; rounds: number },
): Promise<ListTimes> {
  const db = createDatabase(await makeDatabase(lab.db, databaseUrl, drivers), { pool: 2 });
  try {
    const world = { db, owners: await distributeOwners(db), now: new Date(), rounds };
    await mergePipelineCounts(db);
    await db.raw(
      'vacuum (analyze) drivers, driver_pipelines, pipeline_counts, candidacies, job_orders, organizations, users',
    );
    const times = {} as Record<ListKind, Times>;
    for (const kind of listKinds) times[kind] = await measure(world, kind);
    return times;
  } finally {
    await db.destroy();
  }
}

/** Adds owners and distributes the drivers among them, so that filtering by owner is selective. */
async function distributeOwners(db: Db): Promise<string[]> {
  const ids = (await addOpsMembers(db, OWNERS)).map(({ userId }) => userId);
  await db.raw(`update driver_pipelines set owner_id = (cast(? as uuid[]))[1 + abs(hashtext(driver_id::text)) % ?]`, [
    ids,
    OWNERS,
  ]);
  return ids;
}

async function measure(world: World, kind: ListKind): Promise<Times> {
  const { db, owners, now, rounds } = world;
  const random = seededRandom(SEED);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const many = <Params>(make: () => Params) => Array.from({ length: QUERIES_PER_KIND }, make);
  const compare = <Params>(samples: readonly Params[], implementations: Implementations<Params>) =>
    compareQueries(db, { samples, rounds }, implementations);
  const board = (filters: () => Partial<ColumnParams>) =>
    compare(
      many(() => ({ ...columnQuery(now), stage: pick(driverStages), ...filters() })),
      columns,
    );
  const list = (filters: () => Partial<StalledPageParams>) =>
    compare(
      many(() => ({ ...listQuery(now), ...filters() })),
      stalled,
    );
  switch (kind) {
    case 'board: heads':
      return compare(
        many(() => ({ overdue: false, now })),
        heads,
      );
    case 'board: first page':
      return board(() => ({}));
    case 'board: later page':
      return compare(await Promise.all(many(() => laterColumn(world, pick(driverStages), random()))), columns);
    case 'board: by owner':
      return board(() => ({ owner: pick(owners) }));
    case 'board: by waiting on':
      return board(() => ({ waitsFor: pick(waitedOn) }));
    case 'board: overdue by owner':
      return board(() => ({ owner: pick(owners), overdue: true }));
    case 'stalled: first page':
      return list(() => ({}));
    case 'stalled: later page':
      return compare(await Promise.all(many(() => laterList(world, random()))), stalled);
    case 'stalled: by owner':
      return list(() => ({ owner: pick(owners) }));
    case 'stalled: escalated':
      return list(() => ({ escalated: true }));
    case 'stalled: by waiting on':
      return list(() => ({ waitsFor: pick(['driver', 'ops', 'others']) }));
  }
}

const columnQuery = (now: Date): ColumnParams => ({
  stage: 'PreQualify',
  overdue: false,
  now,
  after: undefined,
  limit: COLUMN_LIMIT,
});
const listQuery = (now: Date): StalledPageParams => ({
  escalated: false,
  snoozed: 'hide',
  sort: 'due',
  direction: 'asc',
  now,
  after: null,
  limit: LIST_LIMIT,
});

interface Dated {
  readonly due_at: string;
  readonly driver_id: string;
}

/** A later page: continues after a driver in the first half of those with a due date. */
async function laterColumn({ db, now }: World, stage: ColumnParams['stage'], share: number): Promise<ColumnParams> {
  const row = await nth(db, { stage, share, dueBy: 'infinity' });
  return { ...columnQuery(now), stage, after: row && { dueAt: row.due_at, driverId: row.driver_id } };
}

async function laterList({ db, now }: World, share: number): Promise<StalledPageParams> {
  const row = await nth(db, { share, dueBy: now });
  return { ...listQuery(now), after: row === undefined ? null : { at: row.due_at, id: row.driver_id } };
}

interface PagePosition {
  readonly stage?: ColumnParams['stage'];
  readonly dueBy: Date | 'infinity';
  readonly share: number;
}

async function nth(db: Db, { stage, dueBy, share }: PagePosition): Promise<Dated | undefined> {
  const bindings: Record<string, unknown> = { dueBy, share, stage: stage ?? null };
  const { rows } = await db.raw<{ rows: Dated[] }>(
    `select due_at, driver_id from driver_pipelines
     where due_at <= :dueBy and (cast(:stage as text) is null or stage = :stage)
     order by due_at, driver_id
     offset (select (count(*) * cast(:share as double precision) / 2)::bigint from driver_pipelines
             where due_at <= :dueBy and (cast(:stage as text) is null or stage = :stage))
     limit 1`,
    bindings as Record<string, string>,
  );
  return rows[0];
}

const queryColumn = statement('board.sql');
const columns = {
  model: async (db: Db, sample: ColumnParams) => (await readBoardColumn(db, sample)).map(({ driverId }) => driverId),
  handWritten: (db: Db, { stage, owner, waitsFor, overdue, now, after, limit }: ColumnParams) =>
    queryColumn(db, {
      ...{ stage, overdue, now, limit },
      owner: owner ?? null,
      waitsFor: waitsFor ?? null,
      afterDue: after?.dueAt ?? null,
      afterId: after?.driverId ?? null,
    }),
};

const queryHeads = statement('board-heads.sql');
const heads = {
  model: async (db: Db, sample: BoardParams) => (await readBoardHeads(db, sample)).map(({ stage }) => stage).toSorted(),
  handWritten: async (db: Db, { owner, waitsFor, overdue, now }: BoardParams) =>
    (await queryHeads(db, { overdue, now, owner: owner ?? null, waitsFor: waitsFor ?? null })).toSorted(),
};

const queryStalled = statement('stalled.sql');
const stalled = {
  model: async (db: Db, sample: StalledPageParams) => (await listStalled(db, sample)).map(({ id }) => id),
  handWritten: (db: Db, { owner, waitsFor, escalated, now, after, limit }: StalledPageParams) =>
    queryStalled(db, {
      ...{ escalated, now, limit },
      owner: owner ?? null,
      waitsFor: waitsFor ?? null,
      afterDue: after?.at ?? null,
      afterId: after?.id ?? null,
    }),
};
