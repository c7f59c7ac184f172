import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boardCutoff, removedStages } from '#domain/board/cutoff';
import type { Board } from '#domain/board/schema';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { type DriverStage, driverStages, exitStages } from '#domain/driver-pipeline/stages';
import type { Report, StageReport, StageVisit, StageVisits } from '#domain/reports/schema';
import type { StayCount, VisitFilters } from '#domain/reports/stay-counts';
import type { StalledItem, StalledSummary } from '#domain/stalled/schema';
import { as, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken, aUser } from '../../../support/builders/people';
import { simulateWorld } from '../../../support/hiring/simulated-pipelines';

const now = new Date('2026-11-22T09:30:00.000Z');
const days = { from: '2026-09-01', to: '2026-11-22' };
const DRIVERS = 20;

interface Simulated {
  readonly api: TestApi;
  readonly owners: readonly string[];
  readonly get: <Answer>(path: string, query?: object) => Promise<Answer>;
  readonly query: <Answer>(path: string, body: object) => Promise<Answer>;
}

async function simulated(seed: number): Promise<Simulated> {
  const api = await startTestApi({ now: () => now });
  const member = await aUser(api.db);
  const owners = [member.id, (await aUser(api.db)).id];
  await simulateWorld(api.db, { seed, drivers: DRIVERS, owners, now: now.getTime(), days: 120 });
  const caller = as(api.app, await anAccessToken(api.db, member.id, now));
  const get = async <Answer>(path: string, query: object = {}): Promise<Answer> =>
    (await caller.get(path).query(query).expect(200)).body as Answer;
  const query = async <Answer>(path: string, body: object): Promise<Answer> =>
    (await caller.post(path).send(body).expect(200)).body as Answer;
  return { api, owners, get, query };
}

/** Returns all rows behind a number, page by page. */
async function rowsOf(
  { get }: Simulated,
  wanted: Partial<VisitFilters> & { from?: string; to?: string },
): Promise<{ rows: StageVisit[]; count: number }> {
  const rows: StageVisit[] = [];
  for (let after: string | undefined; ;) {
    const page = await get<StageVisits>('/api/ops/reports/rows', { ...days, limit: 40, ...wanted, after });
    rows.push(...page.data);
    if (page.next === null) return { rows, count: page.count };
    after = page.next;
  }
}

interface Page<Row> {
  readonly data: readonly Row[];
  readonly next: string | null;
}

async function pagesOf<Row>(read: (after: string | undefined) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: string | undefined; ;) {
    const { data, next } = await read(after);
    rows.push(...data);
    if (next === null) return rows;
    after = next;
  }
}

const columnOf = ({ get }: Simulated, stage: DriverStage, query: object): Promise<OpsDriverItem[]> =>
  pagesOf((after) => get(`/api/ops/board/${stage}`, { limit: 7, ...query, after }));
const stalledOf = ({ query }: Simulated, search: object): Promise<StalledItem[]> =>
  pagesOf((after) => query('/api/ops/stalled/search', { limit: 7, ...search, ...(after && { after }) }));

/** The median; of two middle values, the lower one. */
const lowerMedian = <T>(values: readonly T[]): T | undefined => values[Math.ceil(values.length / 2) - 1];

const keyOf = ({ driver, stage, enteredAt }: StageVisit): string => `${driver._id} ${stage} ${enteredAt}`;

/** Expects the number to equal its count of distinct rows. */
async function expectRows(
  world: Simulated,
  wanted: Parameters<typeof rowsOf>[1],
  expected: number | null,
): Promise<StageVisit[]> {
  const { rows, count } = await rowsOf(world, wanted);
  expect({ wanted, count, rows: new Set(rows.map(keyOf)).size }).toEqual({
    wanted,
    count: expected ?? 0,
    rows: expected ?? 0,
  });
  return rows;
}

function numberOf(row: StageReport, number: StayCount): number | null {
  const found = row[number];
  return typeof found === 'object' && found !== null ? found.count : found;
}

const sum = (numbers: readonly (number | null | undefined)[]): number =>
  numbers.reduce<number>((total, number) => total + (number ?? 0), 0);

describe.each([11, 12, 13])('in the random world %i', (seed) => {
  let world: Simulated;
  let report: Report;
  beforeAll(async () => {
    world = await simulated(seed);
    report = await world.get('/api/ops/reports', days);
  });
  afterAll(() => world.api.close());
  const stageOf = (stage: DriverStage): StageReport => {
    const found = report.stages.find((row) => row.stage === stage);
    if (found === undefined) throw new Error(`The report leaves ${stage} out`);
    return found;
  };

  it('waiting and overdue drivers are those on the board', async () => {
    const board = await world.get<Board>('/api/ops/board');

    for (const { stage, cards, overdue } of board.data) {
      const waiting = await expectRows(world, { number: 'waiting', stage }, stageOf(stage).waiting.count);
      const left = removedStages.some((leaving) => leaving === stage) ? boardCutoff(stage, now) : null;
      const onBoard = waiting.filter(({ enteredAt }) => left === null || enteredAt > left);
      expect({ stage, cards: onBoard.length, overdue: stageOf(stage).over }).toEqual({ stage, cards, overdue });
    }
    expect(sum(report.stages.map(({ waiting }) => waiting.count))).toBe(DRIVERS);
  });

  it('each number above a column of the board opens exactly its cards', async () => {
    const whose = [{}, { owner: world.owners[0] }, { owner: 'none', waitsFor: 'ops' }];
    for (const filter of whose) {
      const { data } = await world.get<Board>('/api/ops/board', filter);
      for (const { stage, cards, overdue, medianSince } of data) {
        const column = await columnOf(world, stage, filter);
        const late = await columnOf(world, stage, { ...filter, overdue: 'true' });

        const newestFirst = column.map(({ enteredAt }) => enteredAt).sort((one, other) => (one < other ? 1 : -1));
        const numbers = { stage, cards: new Set(column.map(({ _id }) => _id)).size, overdue: late.length };
        expect({ stage, cards, overdue, medianSince }).toEqual({
          ...numbers,
          medianSince: lowerMedian(newestFirst) ?? null,
        });
        expect(late.filter(({ isOverdue }) => !isOverdue)).toEqual([]);
      }
    }
  });

  it('each number above the stalled list opens exactly its rows, the overdue drivers', async () => {
    for (const owner of [undefined, 'none', ...world.owners]) {
      const search = { kind: 'driver', snoozed: 'show', ...(owner && { owner }) };
      const { count, escalated, medianDaysOver } = await world.query<StalledSummary>(
        '/api/ops/stalled/summary',
        search,
      );
      const rows = await stalledOf(world, search);
      const late = await expectRows(world, { number: 'over', ...(owner && { owner }) }, count);

      expect(rows.map(({ _id }) => _id).sort()).toEqual(late.map(({ driver }) => driver._id).sort());
      expect(await stalledOf(world, { ...search, escalated: true })).toEqual(
        rows.filter(({ isEscalated }) => isEscalated),
      );
      expect(rows.filter(({ isEscalated }) => isEscalated)).toHaveLength(escalated);
      const atLeast = await stalledOf(world, { ...search, minDaysOver: medianDaysOver ?? 0 });
      expect(atLeast).toEqual(rows.filter(({ daysOver }) => daysOver >= (medianDaysOver ?? 0)));
      expect(2 * atLeast.length).toBeGreaterThanOrEqual(rows.length);
    }
  });

  it('drivers who entered a stage moved on, back or out, or are still there', () => {
    for (const row of report.stages) {
      const { stage, entered, wentOn, wentBack, exited, stayed, erased, left, waiting, stays } = row;
      expect({ stage, entered }).toEqual({ stage, entered: wentOn + wentBack + exited + stayed + erased });
      expect({ stage, stays: stays.count }).toEqual({ stage, stays: left.count + waiting.count });
    }
  });

  it('exits are the entries into the exit stages, and each reason opens its rows', async () => {
    for (const exit of exitStages) {
      const own = report.exits.filter(({ stage }) => stage === exit);
      expect(sum(own.map(({ count }) => count))).toBe(stageOf(exit).entered);
    }
    for (const { stage, reason, by, count } of report.exits) {
      const rows = await expectRows(world, { number: 'entered', stage, by, reason: reason ?? 'none' }, count);
      expect(rows.filter((row) => row.by !== by || row.reason !== reason)).toEqual([]);
    }
  });

  it('owners and weeks add up to the same numbers, and open their rows', async () => {
    for (const { owner, ...numbers } of report.owners) {
      const whose = { owner: owner?._id ?? 'none' };
      await expectRows(world, { number: 'entered', ...whose }, numbers.entered);
      await expectRows(world, { number: 'left', ...whose }, numbers.left.count);
      await expectRows(world, { number: 'waiting', ...whose }, numbers.waiting);
      await expectRows(world, { number: 'over', ...whose }, numbers.over);
      const own = await world.get<Report>('/api/ops/reports', { ...days, ...whose });
      expect(sum(own.stages.map(({ entered }) => entered))).toBe(numbers.entered);
    }
    expect(sum(report.owners.map(({ waiting }) => waiting))).toBe(DRIVERS);
    for (const { from, to, entered } of report.weeks) {
      const numbers = Object.entries(entered) as [DriverStage, number][];
      for (const [stage, number] of numbers) await expectRows(world, { number: 'entered', stage, from, to }, number);
      await expectRows(world, { number: 'entered', from, to }, sum(numbers.map(([, number]) => number)));
    }
    for (const stage of driverStages) {
      expect(sum(report.weeks.map(({ entered }) => entered[stage]))).toBe(stageOf(stage).entered);
    }
  });

  it('a past period keeps its figures, and has no overdue drivers', async () => {
    const past = { from: '2026-09-01', to: '2026-10-15' };
    const then = await world.get<Report>('/api/ops/reports', past);

    for (const row of then.stages) {
      for (const number of ['waiting', 'left', 'over'] as const) {
        await expectRows(world, { number, stage: row.stage, ...past }, numberOf(row, number));
      }
      expect(row.over).toBeNull();
      expect(row.stays.count).toBe(row.left.count + row.waiting.count);
    }
  });
});
