import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { driverStages, stageTable } from '#domain/driver-pipeline/stages';
import { reportPeriod } from '#domain/reports/period';
import type { Report, StageVisit, StageVisits, Stays } from '#domain/reports/schema';
import { stayCounts, type VisitFilters } from '#domain/reports/stay-counts';
import type { ReportTable } from '#domain/reports/tables';
import { movedByLabels, reasonLabelOf } from '#domain/reports/visits';
import { stageLabels } from '#domain/stalled/labels';
import { as, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken, aUser } from '../../../support/builders/people';
import { isCounted, reportOf, type Stay, staysIn, type Step } from '../../../support/hiring/report-oracle';
import { simulateWorld } from '../../../support/hiring/simulated-pipelines';

const now = new Date('2026-11-22T09:30:00.000Z');
/** The reader's zone, whose clocks change within the periods. */
const zone = 'America/Los_Angeles';
const running = { from: '2026-09-03', to: '2026-11-22' };
const past = { from: '2026-08-12', to: '2026-10-15' };

interface World {
  readonly api: TestApi;
  readonly owners: readonly string[];
  readonly stays: readonly Stay[];
  readonly text: (path: string, query: object) => Promise<string>;
  readonly get: <Answer>(path: string, query: object) => Promise<Answer>;
}

async function aWorld(seed: number): Promise<World> {
  const api = await startTestApi({ now: () => now });
  const owners = [(await aUser(api.db)).id, (await aUser(api.db)).id];
  await api.db('users').where('id', owners[0]).update({ time_zone: zone });
  await simulateWorld(api.db, { seed, drivers: 16, owners, now: now.getTime(), days: 120, erasing: 0.03 });
  const caller = as(api.app, await anAccessToken(api.db, owners[0] ?? '', now));
  const text = async (path: string, query: object) => (await caller.get(path).query(query).expect(200)).text;
  const get = async <Answer>(path: string, query: object) => JSON.parse(await text(path, query)) as Answer;
  return { api, owners, stays: await staysOf(api), text, get };
}

/** Computes the report from the events only. */
async function staysOf({ db }: TestApi): Promise<Stay[]> {
  const events: (Omit<Step, 'actor'> & { kind: Step['actor']['kind'] })[] = await db('workflow_events')
    .where('workflow_id', 'like', 'driver-pipeline/%')
    .orderBy('seq')
    .select({ type: 'type', at: 'at', kind: 'actor_kind', reason: 'reason', snapshot: 'payload' });
  return staysIn(events.map(({ kind, ...event }) => ({ ...event, actor: { kind, userId: null } })));
}

/** Sorted, because the order of equal rows is not part of the comparison. */
const sorted = ({ exits, owners, ...report }: Report) => ({
  ...report,
  exits: exits.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
  owners: owners
    .map(({ owner, ...numbers }) => ({ owner: owner?._id ?? 'none', ...numbers }))
    .toSorted((one, other) => one.owner.localeCompare(other.owner)),
});

/** All combinations: each number by stage, exit, owner and week. */
function wantedIn({ stages, exits, owners, weeks }: Report) {
  const whole = stages.flatMap(({ stage }) => stayCounts.map((number) => ({ number, stage })));
  const left = exits.map(({ stage, by, reason }) => ({ number: 'entered', stage, by, reason: reason ?? 'none' }));
  const owned = owners.flatMap(({ owner }) =>
    (['entered', 'left', 'waiting', 'over'] as const).map((number) => ({ number, owner: owner?._id ?? 'none' })),
  );
  const weekly = weeks.flatMap(({ from, to, entered }) =>
    Object.keys(entered).map((stage) => ({ number: 'entered', stage, from, to })),
  );
  return [...whole, ...left, ...owned, ...weekly] as (VisitFilters & { from?: string; to?: string })[];
}

const keyOf = ({ driverId, stage, enteredAt }: Pick<Stay, 'driverId' | 'stage' | 'enteredAt'>): string =>
  `${driverId} ${stage} ${enteredAt}`;
const keyOfRow = ({ driver, ...row }: StageVisit): string => keyOf({ ...row, driverId: driver._id });

describe.each([21, 22, 23])('in the random world %i, in which some drivers are erased', (seed) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(seed);
  });
  afterAll(() => world.api.close());

  it.each([running, past])('the report of $from to $to equals the numbers counted from the events', async (days) => {
    for (const owner of [undefined, 'none', ...world.owners]) {
      const whose = owner === undefined ? {} : { owner };

      const report = await world.get<Report>('/api/ops/reports', { ...days, ...whose });

      expect(sorted(report)).toEqual(sorted(reportOf(world.stays, { days, now, zone, ...whose })));
    }
    expect(world.stays.filter(({ leftAt, leftTo }) => leftAt !== null && leftTo === null)).not.toEqual([]);
  });

  it.each([running, past])('every number of $from to $to opens exactly the stays that it counts', async (days) => {
    const report = await world.get<Report>('/api/ops/reports', days);
    for (const wanted of wantedIn(report)) {
      const query = { ...days, ...wanted };
      const counted = world.stays.filter((stay) => isCounted(stay, wanted, reportPeriod(query, now, zone)));

      const { data, count } = await world.get<StageVisits>('/api/ops/reports/rows', { ...query, limit: 100 });

      const expected = counted.map(keyOf).toSorted();
      expect({ query, count }).toEqual({ query, count: counted.length });
      expect({ query, rows: data.map(keyOfRow).toSorted() }).toEqual({ query, rows: expected });
    }
  });

  it.each([running, past])('the exports of $from to $to equal the tables of the page', async (days) => {
    const report = await world.get<Report>('/api/ops/reports', days);
    for (const [table, lines] of Object.entries(linesOf(report))) {
      const file = await world.text('/api/ops/reports/csv', { ...days, table });

      const [, ...rows] = file.trimEnd().split('\r\n');
      expect({ table, rows }).toEqual({ table, rows: lines.map((cells) => cells.map(csvCell).join(',')) });
    }
  });
});

type Cell = string | number | null;
const csvCell = (cell: Cell): string => (String(cell).includes(',') ? `"${String(cell)}"` : String(cell ?? ''));
const staysCells = ({ count, medianDays, p90Days }: Stays): Cell[] => [count, medianDays, p90Days];

/** The tables of the page, in order. */
const linesOf = ({ stages, exits, owners, weeks }: Report): Record<ReportTable, Cell[][]> => ({
  stages: stages.map(({ stage, entered, wentOn, wentBack, exited, stayed, erased, left, waiting, over, stays }) => [
    ...[stageLabels[stage], entered, wentOn, wentBack, exited, stayed, erased, stageTable[stage].targetDays],
    ...[...staysCells(left), ...staysCells(waiting), over, ...staysCells(stays)],
  ]),
  exits: exits.map(({ stage, reason, by, count }) => [
    ...[reason === null ? '' : reasonLabelOf(reason), movedByLabels[by], stageLabels[stage], count],
  ]),
  owners: owners.map(({ owner, entered, left, waiting, over }) => [
    ...[owner?.name ?? null, entered, ...staysCells(left), waiting, over],
  ]),
  weeks: weeks.toReversed().map(({ monday, entered }) => [monday, ...driverStages.map((stage) => entered[stage] ?? 0)]),
});
