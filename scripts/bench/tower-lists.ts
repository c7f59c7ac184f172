import { createDatabase, type Db } from '#db/handle';
import { readBoardColumn, readBoardHeads, type BoardQuestion, type ColumnQuestion } from '#db/read-models/board';
import { listStalled, type StalledPageQuestion } from '#db/read-models/stalled';
import { waitedOn } from '#domain/driver-pipeline/waiting';
import { driverStages } from '#domain/drivers/stages';

import { addOperators } from '../lab/people';
import type { Lab } from '../lab/lab';
import { inTurns, statement, type Times, type Ways } from './in-turns';
import { seededRandom } from './search-questions';
import { makeDatabase } from './search-worlds';

const QUERIES_PER_KIND = 40;
const SEED = 17;
const OWNERS = 10;
const COLUMN_LIMIT = 31;
const LIST_LIMIT = 26;

/** What operations ask of the board and of the stalled list. */
export const listKinds = [
  'board: heads',
  'board: first page',
  'board: later page',
  'board: of an owner',
  'board: by who is waited on',
  'board: overdue of an owner',
  'stalled: first page',
  'stalled: later page',
  'stalled: of an owner',
  'stalled: escalated',
  'stalled: by who is waited on',
] as const;
export type ListKind = (typeof listKinds)[number];
export type ListTimes = Readonly<Record<ListKind, Times>>;

interface World {
  readonly db: Db;
  readonly owners: readonly string[];
  readonly now: Date;
  readonly rounds: number;
}

/** Both lists over a world of so many open pipelines, by read model and by hand in turns. */
export async function measureLists(
  lab: Lab,
  databaseUrl: string,
  { drivers, rounds }: { drivers: number; rounds: number },
): Promise<ListTimes> {
  const db = createDatabase(await makeDatabase(lab.db, databaseUrl, drivers), { pool: 2 });
  try {
    const world = { db, owners: await spreadOwners(db), now: new Date(), rounds };
    await db.raw('vacuum (analyze) drivers, driver_pipelines, candidacies, job_orders, organizations, users');
    const times = {} as Record<ListKind, Times>;
    for (const kind of listKinds) times[kind] = await measure(world, kind);
    return times;
  } finally {
    await db.destroy();
  }
}

/** The world has one member of operations; a list that everybody owns would be no question. */
async function spreadOwners(db: Db): Promise<string[]> {
  const ids = (await addOperators(db, OWNERS)).map(({ userId }) => userId);
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
  const many = <Question>(make: () => Question) => Array.from({ length: QUERIES_PER_KIND }, make);
  const asked = <Question>(questions: readonly Question[], ways: Ways<Question>) =>
    inTurns(db, { questions, rounds }, ways);
  const board = (narrowed: () => Partial<ColumnQuestion>) =>
    asked(
      many(() => ({ ...aColumn(now), stage: pick(driverStages), ...narrowed() })),
      columns,
    );
  const list = (narrowed: () => Partial<StalledPageQuestion>) =>
    asked(
      many(() => ({ ...aList(now), ...narrowed() })),
      stalled,
    );
  switch (kind) {
    case 'board: heads':
      return asked(
        many(() => ({ overdue: false, now })),
        heads,
      );
    case 'board: first page':
      return board(() => ({}));
    case 'board: later page':
      return asked(await Promise.all(many(() => laterColumn(world, pick(driverStages), random()))), columns);
    case 'board: of an owner':
      return board(() => ({ owner: pick(owners) }));
    case 'board: by who is waited on':
      return board(() => ({ waitsFor: pick(waitedOn) }));
    case 'board: overdue of an owner':
      return board(() => ({ owner: pick(owners), overdue: true }));
    case 'stalled: first page':
      return list(() => ({}));
    case 'stalled: later page':
      return asked(await Promise.all(many(() => laterList(world, random()))), stalled);
    case 'stalled: of an owner':
      return list(() => ({ owner: pick(owners) }));
    case 'stalled: escalated':
      return list(() => ({ escalated: true }));
    case 'stalled: by who is waited on':
      return list(() => ({ waitsFor: pick(['driver', 'ops', 'others']) }));
  }
}

const aColumn = (now: Date): ColumnQuestion => ({
  stage: 'PreQualify',
  overdue: false,
  now,
  after: undefined,
  limit: COLUMN_LIMIT,
});
const aList = (now: Date): StalledPageQuestion => ({
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

/** Goes on after a driver somewhere in the first half of those with a due date. */
async function laterColumn({ db, now }: World, stage: ColumnQuestion['stage'], share: number): Promise<ColumnQuestion> {
  const row = await nth(db, { stage, share, dueBy: 'infinity' });
  return { ...aColumn(now), stage, after: row && { dueAt: row.due_at, driverId: row.driver_id } };
}

async function laterList({ db, now }: World, share: number): Promise<StalledPageQuestion> {
  const row = await nth(db, { share, dueBy: now });
  return { ...aList(now), after: row === undefined ? null : { at: row.due_at, id: row.driver_id } };
}

interface Among {
  readonly stage?: ColumnQuestion['stage'];
  readonly dueBy: Date | 'infinity';
  readonly share: number;
}

async function nth(db: Db, { stage, dueBy, share }: Among): Promise<Dated | undefined> {
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

const askColumn = statement('board.sql');
const columns = {
  model: async (db: Db, question: ColumnQuestion) =>
    (await readBoardColumn(db, question)).map(({ driverId }) => driverId),
  byHand: (db: Db, { stage, owner, waitsFor, overdue, now, after, limit }: ColumnQuestion) =>
    askColumn(db, {
      ...{ stage, overdue, now, limit },
      owner: owner ?? null,
      waitsFor: waitsFor ?? null,
      afterDue: after?.dueAt ?? null,
      afterId: after?.driverId ?? null,
    }),
};

const askHeads = statement('board-heads.sql');
const heads = {
  model: async (db: Db, question: BoardQuestion) =>
    (await readBoardHeads(db, question)).map(({ stage }) => stage).toSorted(),
  byHand: async (db: Db, { owner, waitsFor, overdue, now }: BoardQuestion) =>
    (await askHeads(db, { overdue, now, owner: owner ?? null, waitsFor: waitsFor ?? null })).toSorted(),
};

const askStalled = statement('stalled.sql');
const stalled = {
  model: async (db: Db, question: StalledPageQuestion) => (await listStalled(db, question)).map(({ id }) => id),
  byHand: (db: Db, { owner, waitsFor, escalated, now, after, limit }: StalledPageQuestion) =>
    askStalled(db, {
      ...{ escalated, now, limit },
      owner: owner ?? null,
      waitsFor: waitsFor ?? null,
      afterDue: after?.at ?? null,
      afterId: after?.id ?? null,
    }),
};
