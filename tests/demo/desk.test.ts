import { beforeAll, describe, expect, it } from '@jest/globals';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { callDueAt } from '#domain/driver-pipeline/missed-calls';
import { resultKinds } from '#domain/driver-pipeline/results';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { isContact } from '#domain/messages/contacts';
import { SaveCarrierView, SaveView } from '#domain/saved-views/schema';
import { wallTimeAt } from '#domain/shared/wall-time';
import type { Row } from '../../demo/copy';
import { resultFilesOf } from '../../demo/desk/results';
import { deskTables } from '../../demo/desk/tables';
import type { SeedDriver } from '../../demo/seed-driver';
import { tablesOf } from '../../demo/tables';
import { makeWorld, type World } from '../../demo/world';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const now = Date.parse('2026-11-21T12:00:00.000Z');
const size = { drivers: 300, carriers: 2, orders: 6, seed: 1, now };
let world: World;
let desk: ReadonlyMap<string, readonly Row[]>;

const rowsIn = (table: string): readonly Row[] => desk.get(table) ?? [];
const deskOf = (of: World) => new Map(deskTables(of, 'https://gladhand.example'));
const driverOf = (id: unknown) => world.drivers.find((driver) => driver.id === id);

beforeAll(() => {
  world = makeWorld(size);
  desk = deskOf(world);
});

describe('members of operations', () => {
  it('include five active members and a former one', () => {
    const users = new Map(tablesOf(world, 'hash')).get('users') ?? [];
    const people = users.filter(({ roles }) => (roles as string[]).includes('ops'));

    expect(people.filter((person) => person['is_active']).map((person) => person['last_name'])).toHaveLength(5);
    expect(people.filter((person) => !person['is_active'])).toMatchObject([{ last_name: 'Mercer' }]);
    expect(world.opsTeam.lead).toMatchObject({ email: 'ops@gladhand.example', first_name: 'Dana' });
  });

  it('own most drivers, the lead the most, and some drivers are unassigned', () => {
    const counts = new Map<string | null, number>();
    for (const { state } of world.drivers) counts.set(state.ownerId, (counts.get(state.ownerId) ?? 0) + 1);
    const { lead, others, former } = world.opsTeam;
    const ofOthers = others.map(({ id }) => counts.get(id) ?? 0);

    expect(counts.get(lead.id)).toBeGreaterThan(Math.max(...ofOthers));
    expect(Math.min(...ofOthers)).toBeGreaterThan(10);
    expect(counts.get(null)).toBeGreaterThan(5);
    expect(counts.has(former.id)).toBe(false);
  });
});

describe('seeded calls', () => {
  it('match the stage that follows', () => {
    const called = world.drivers.filter(({ desk: done }) => done.some(({ type }) => type === 'callRecorded'));

    expect(called.length).toBeGreaterThan(100);
    for (const { desk: done, pastStages } of called) {
      const call = done.find(({ type }) => type === 'callRecorded');
      const next = pastStages[pastStages.findIndex(({ stage }) => stage === 'Interview') + 1];
      expect(next?.stage).toBe({ pass: 'PendingHR', fail: 'NotQualified', not_now: 'Retarget' }[call?.about ?? '']);
      expect(Date.parse(next?.at ?? '') - Date.parse(call?.at ?? '')).toBe(1_000);
    }
  });

  it('include first attempts, overdue callbacks, and callbacks for today and later days', () => {
    const waiting = world.drivers.filter(({ state }) => state.stage === 'Interview').map(({ state }) => state);
    const inHours = waiting
      .filter(({ tries }) => (tries?.count ?? 0) > 0)
      .map((state) => (Date.parse(callDueAt(state) ?? '') - now) / HOUR_MS);

    expect(waiting.filter(({ tries }) => tries === null).length).toBeGreaterThan(0);
    expect(inHours.filter((hours) => hours < 0).length).toBeGreaterThan(0);
    expect(inHours.filter((hours) => hours > 0 && hours < 6).length).toBeGreaterThan(0);
    expect(inHours.filter((hours) => hours > 20).length).toBeGreaterThan(0);
    const hourThere = ({ id, user }: SeedDriver) =>
      Number(
        wallTimeAt(callDueAt(driverOf(id)?.state ?? emptyPipeline(id)) ?? '', user.time_zone ?? 'UTC').slice(11, 13),
      );
    const again = world.drivers.filter(({ state }) => state.tries !== null && state.tries !== undefined);
    expect(again.map(hourThere).filter((hour) => hour < 8 || hour > 19)).toEqual([]);
    const tried = waiting.flatMap(({ tries }) => tries ?? []);
    expect(tried.filter(({ againAt, lastAt }) => againAt <= lastAt)).toEqual([]);
  });

  it("are part of the driver's events, in order and with the state at that time", () => {
    const events = [...tablesOf(world, 'hash')]
      .filter(([table]) => table === 'workflow_events')
      .flatMap(([, rows]) => rows);

    for (const { id, state } of world.drivers.filter(({ desk: done }) => done.length > 0)) {
      const own = events.filter(
        (event) => event['driver_id'] === id && event['workflow_id'] === driverPipelineWorkflowId(id),
      );
      const times = own.map(({ at }) => at as string);
      expect(times).toEqual([...times].sort());
      expect(own.at(-1)).toMatchObject({ seq: state.seq, type: 'imported' });
      const missed = own
        .filter(({ type }) => type === 'callMissed')
        .map(({ payload }) => JSON.parse(payload as string) as DriverPipelineState);
      expect(missed.map(({ stage, tries }) => [stage, tries?.count])).toEqual(
        missed.map((_, index) => ['Interview', index + 1]),
      );
    }
  });
});

describe('seeded messages', () => {
  it('were sent after the driver signed up', () => {
    for (const { recipient_id: id, created_at: at } of rowsIn('messages')) {
      expect(String(at) > String(driverOf(id)?.pastStages[0]?.at)).toBe(true);
    }
  });

  it('give most drivers a last contact', () => {
    const written = new Set(
      rowsIn('messages')
        .filter(({ template }) => isContact(template as string))
        .map((row) => row['recipient_id']),
    );
    const spoken = world.drivers.filter(({ desk: done }) => done.some(({ type }) => type !== 'resultRecorded'));
    const known = new Set([...written, ...spoken.map(({ id }) => id)]);

    expect(known.size / world.drivers.length).toBeGreaterThan(0.85);
    expect(known.size).toBeLessThan(world.drivers.length);
  });

  it('were sent after sign-up, by text only with consent, and keep their text', () => {
    const messages = rowsIn('messages');
    const texts = new Map(rowsIn('sent_texts').map((row) => [row['message_id'], row]));

    for (const message of messages) {
      const driver = driverOf(message['recipient_id']);
      expect((message['settled_at'] as string) > (driver?.user.created_at ?? '')).toBe(true);
      expect(Date.parse(message['settled_at'] as string)).toBeLessThanOrEqual(now);
      expect(message['channel'] === 'mail' || driver?.user.sms_consent_at !== null).toBe(true);
      expect(texts.get(message['id'])?.['body']).toMatch(/\w{3}/);
    }
    expect(new Set(messages.map(({ channel }) => channel))).toEqual(new Set(['mail', 'sms']));
    expect(new Set(messages.map((message) => message['author_id'])).size).toBeGreaterThan(5);
  });
});

describe('seeded results', () => {
  it('have an order each, and a report where the provider responded', () => {
    const inPaperwork = world.drivers.filter(({ state }) => state.stage === 'HRPaperWork');

    expect(inPaperwork.length).toBeGreaterThan(5);
    for (const { id, state, results } of inPaperwork) {
      const orders = rowsIn('result_orders').filter((row) => row['driver_id'] === id);
      const papers = resultFilesOf('Any Driver', results);
      for (const kind of resultKinds) {
        const order = orders.find(({ result }) => result === kind);
        expect([kind, order !== undefined]).toEqual([kind, state.results[kind] !== 'needed']);
        expect([kind, papers.some((paper) => paper.kind === kind)]).toEqual([kind, state.results[kind] === 'received']);
        expect([kind, typeof order?.['answered_at'] === 'string']).toEqual([kind, state.results[kind] === 'received']);
      }
    }
  });

  it('end in the status that the pipeline has', () => {
    for (const { state, results, desk: done } of world.drivers.filter((driver) => driver.results.length > 0)) {
      expect(done.findLast(({ type }) => type === 'resultRecorded')?.changes.results).toEqual(state.results);
      expect(new Set(results.map(({ orderId }) => orderId)).size).toBe(results.length);
    }
  });
});

it("dates notes between the driver's sign-up and now", () => {
  const notes = rowsIn('driver_notes');

  expect(notes.length).toBeGreaterThan(40);
  for (const note of notes) {
    const at = Date.parse(note['created_at'] as string);
    expect(at).toBeGreaterThan(Date.parse(driverOf(note['driver_id'])?.user.created_at ?? ''));
    expect(at).toBeLessThan(now);
  }
});

it('creates valid saved views, for each carrier too, two shared by team members and one by a former member', () => {
  const { lead, former } = world.opsTeam;
  const views = rowsIn('saved_views');

  for (const { page, name, search, is_shared: isShared } of views)
    expect(SaveView.or(SaveCarrierView).safeParse({ page, name, search, isShared }).success).toBe(true);
  expect(views.filter(({ page }) => page === 'jobOrders')).toHaveLength(2 * world.carriers.length);
  const shared = views.filter((view) => view['is_shared']);
  expect(shared.filter((view) => view['owner_id'] === former.id)).toHaveLength(1);
  expect(shared.filter((view) => ![former.id, lead.id].includes(view['owner_id'] as string)).length).toBeGreaterThan(1);
});

it('generates the same data for the same seed and time, and almost none in a large world', () => {
  expect(deskOf(makeWorld(size))).toEqual(desk);
  const large = makeWorld({ drivers: 1_100, carriers: 2, orders: 0, seed: 1, now: now + DAY_MS });

  expect((deskOf(large).get('messages') ?? []).length).toBeLessThan(200);
  expect(large.drivers.slice(50).every((driver) => driver.desk.length === 0)).toBe(true);
});
