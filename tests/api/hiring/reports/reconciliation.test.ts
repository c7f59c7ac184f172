import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CandidacyEvent } from '#domain/candidacies/events';
import type { HiringFilters } from '#domain/hiring-reports/report-figures';
import type { HiringReport, HiringReportRow, HiringReportRows } from '#domain/hiring-reports/schema';
import { reportPeriod } from '#domain/reports/period';
import { as, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { type Counted, countedIn, hiringReportOf, isCountedBy } from '../../../support/hiring/hiring-oracle';
import { aHiringWorld, type HiringWorld } from '../../../support/hiring/hiring-world';
import { simulateCandidacies } from '../../../support/hiring/simulated-candidacies';

const now = new Date('2026-11-22T09:30:00.000Z');
/** The reader's zone, whose clocks change within the periods. */
const zone = 'America/Los_Angeles';
const running = { from: '2026-09-01', to: '2026-11-22' };
const past = { from: '2026-08-20', to: '2026-10-15' };

const byName = ({ reasons, ...report }: HiringReport): HiringReport => ({
  ...report,
  reasons: [...reasons].sort((one, other) => keyOf(one).localeCompare(keyOf(other), 'en')),
});
const keyOf = ({ by, reason }: HiringReport['reasons'][number]): string => `${by} ${reason}`;

describe.each([21, 22])('in the random world %i', (seed) => {
  let api: TestApi;
  let world: HiringWorld;
  let events: CandidacyEvent[];
  let counted: Counted[];
  beforeAll(async () => {
    api = await startTestApi({ now: () => now });
    const simulation = { seed, drivers: 30, now: now.getTime(), days: 120 };
    world = await aHiringWorld(api.db);
    await api.db('users').where({ id: world.recruiterId }).update({ time_zone: zone });
    events = await simulateCandidacies(api.db, world, simulation);
    counted = countedIn(events);
    // Another carrier, whose candidacies no number counts.
    await simulateCandidacies(api.db, await aHiringWorld(api.db), { ...simulation, drivers: 3, seed: seed + 100 });
  });
  afterAll(() => api.close());

  const get = async <Answer>(path: string, query: object): Promise<Answer> => {
    const caller = as(api.app, await anAccessToken(api.db, world.recruiterId, now));
    const response: { body: unknown } = await caller
      .get(`/api/reports/organization/${world.organizationId}${path}`)
      .query(query)
      .expect(200);
    return response.body as Answer;
  };

  async function rowsOf(query: object): Promise<{ rows: HiringReportRow[]; count: number }> {
    const rows: HiringReportRow[] = [];
    for (let after: string | undefined; ;) {
      const page = await get<HiringReportRows>('/rows', { limit: 15, ...query, after });
      rows.push(...page.data);
      if (page.next === null) return { rows, count: page.count };
      after = page.next;
    }
  }

  const scopes = (): object[] => [
    {},
    { facility: world.facilityId },
    { order: world.orderId },
    { facility: world.organizationId },
  ];

  it('equals the report counted from the events one by one', async () => {
    for (const days of [running, past]) {
      for (const scope of scopes()) {
        const report = await get<HiringReport>('', { ...days, ...scope });
        expect(byName(report)).toEqual(byName(hiringReportOf(counted, { days, now, zone, ...scope })));
      }
    }
  });

  it('opens exactly the rows of each number', async () => {
    for (const days of [running, past]) {
      const period = reportPeriod(days, now, zone);
      const report = await get<HiringReport>('', days);
      for (const { figure, number } of numbersOf(report)) {
        const { rows, count } = await rowsOf({ ...days, ...figure });
        const expected = counted.filter((row) => isCountedBy(row, figure, period));
        expect({ figure, count, rows: rows.length }).toEqual({ figure, count: number, rows: number });
        expect(rows.map(rowKey).sort()).toEqual(expected.map(rowKey).sort());
      }
    }
  });

  it('simulates every source, side and stage', () => {
    const rounds = counted.filter(({ kind }) => kind === 'round');
    expect(rounds.filter(({ hiredAt }) => hiredAt !== null).length).toBeGreaterThan(3);
    expect(new Set(rounds.map(({ by }) => by))).toEqual(new Set([null, 'driver', 'fleet', 'system']));
    expect(new Set(rounds.map(({ source }) => source)).size).toBe(4);
  });
});

const rowKey = ({ candidacyId, round, name, startedAt }: Counted | HiringReportRow): string =>
  [candidacyId, round, name, startedAt].join(' ');

/** Every number of the report with the figure behind it. */
function numbersOf(report: HiringReport): { figure: HiringFilters; number: number }[] {
  const { contacts, hires, closed, stages, replies, sources, reasons } = report;
  return [
    { figure: { number: 'contacts' as const }, number: contacts },
    { figure: { number: 'hires' as const }, number: hires.count },
    { figure: { number: 'closed' as const }, number: closed },
    ...stages.flatMap((row) =>
      (['left', 'waiting', 'stays'] as const).map((number) => ({
        figure: { number, stage: row.stage },
        number: row[number].count,
      })),
    ),
    ...replies.flatMap((row) => [
      { figure: { number: 'answered' as const, reply: row.reply }, number: row.answered.count },
      { figure: { number: 'unanswered' as const, reply: row.reply }, number: row.unanswered },
      { figure: { number: 'awaited' as const, reply: row.reply }, number: row.awaited.count },
    ]),
    ...sources.flatMap((row) => [
      ...(['contacts', 'contactsHired', 'contactsClosed', 'contactsOpen'] as const).map((number) => ({
        figure: { number, source: row.source },
        number: row[number],
      })),
      { figure: { number: 'hires' as const, source: row.source }, number: row.hires.count },
    ]),
    ...reasons.map(({ by, reason, count }) => ({ figure: { number: 'closed' as const, by, reason }, number: count })),
  ];
}
