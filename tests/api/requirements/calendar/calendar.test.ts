import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { refreshFileLines } from '#db/requirements/refresh-file-lines';
import type { DueLines } from '#domain/requirements/calendar/schema';
import type { Status } from '#domain/requirements/model/answer';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { bodyOf, type FilesCarrier, FilesWorld, type HiredDriver } from '../../../support/hiring/files-world';
import { testKey } from '../../../support/vault';

const AT = '2026-12-20T18:00:00.000Z';
const PATH = '/api/business/requirements/calendar';

const deps = () => ({ db: world.db, sealer: createSealer([testKey]), publicUrl: 'https://gladhand.example' });

let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
let driver: HiredDriver;

beforeAll(async () => {
  world = await FilesWorld.start(AT);
  [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
  const person = await world.aDriver({ user: { first_name: '=Nora', last_name: 'Quinn, "Jr"; x' } });
  driver = await world.aHire(carrier, person);
  const employment = `/api/business/employments/${driver.employmentId}`;
  const details = { appliedOn: '2026-12-01', startedOn: null, isMultipleEmployer: false, isFurnished: false };
  await carrier.SAFETY.put(employment)
    .send({ ...details, type: 'employee' })
    .expect(200);
  const license = { state: 'TX', isForeign: false, heldFrom: '2015-05-01', heldUntil: null, class: 'A' };
  const licenses = [{ ...license, endorsements: [], restrictions: [] }];
  await carrier.SAFETY.post(`${employment}/stated-facts`)
    .send({ from: '2026-11-01', facts: { exemptOperation: false, licenses } })
    .expect(201);
  // The same driver works for another carrier, too.
  await world.anEmployment(other, driver.id);
  await refreshFileLines(deps(), [driver.id], new Date(AT));
});
afterAll(() => world.api.close());

const read = async (caller: FilesCarrier[keyof FilesCarrier], query = '') =>
  bodyOf<DueLines>(await (caller as HiredDriver).get(`${PATH}${query}`).expect(200));

it('lists what is due in the period, earliest first, of the carrier’s own employments', async () => {
  const { total, data, from, to } = await read(carrier.HR, '?from=2026-12-20&days=90&limit=100');

  expect([from, to]).toEqual(['2026-12-20', '2027-03-20']);
  expect(total).toBe(data.length);
  // 30 days after the hire of December 5.
  expect(data).toContainEqual(
    expect.objectContaining({
      ...{ code: 'employer-mvr', subject: 'TX', dueOn: '2027-01-04', status: 'due', acts: 'carrier' },
      ...{ employmentId: driver.employmentId, driver: { _id: driver.id, name: '=Nora Quinn, "Jr"; x' } },
    }),
  );
  expect(data.map(({ dueOn }) => dueOn)).toEqual(data.map(({ dueOn }) => dueOn).toSorted());
  expect(new Set(data.map(({ employmentId }) => employmentId))).toEqual(new Set([driver.employmentId]));
});

it('pages, and filters by store, party and name', async () => {
  const all = await read(carrier.HR, '?from=2026-12-01&days=366&limit=100');
  const first = await read(carrier.HR, '?from=2026-12-01&days=366&limit=2');
  const second = await read(carrier.HR, '?from=2026-12-01&days=366&limit=2&skip=2');

  expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 4));
  expect(first.total).toBe(all.total);
  const ofStore = await read(carrier.HR, '?from=2026-12-01&days=366&store=drugAlcohol&limit=100');
  expect(ofStore.data).toEqual(all.data.filter(({ store }) => store === 'drugAlcohol'));
  const ofDriver = await read(carrier.HR, '?from=2026-12-01&days=366&acts=driver&limit=100');
  expect(ofDriver.data).toEqual(all.data.filter(({ acts }) => acts === 'driver'));
  expect((await read(carrier.HR, '?search=quinn&from=2026-12-01&days=366')).total).toBe(all.total);
  expect((await read(carrier.HR, '?search=nobody&from=2026-12-01&days=366')).total).toBe(0);
});

it('shows records of human resources to HR only, and nothing to other positions and strangers', async () => {
  const period = '?from=2026-12-01&days=366&limit=100';
  const storesFor = async (caller: FilesCarrier[keyof FilesCarrier]) =>
    new Set((await read(caller, period)).data.map(({ store }) => store));

  expect(await storesFor(carrier.HR)).toContain('hr');
  expect(await storesFor(carrier.SAFETY)).not.toContain('hr');
  expect(await storesFor(carrier.SAFETY)).toContain('drugAlcohol');
  const foreign = await read(other.HR, period);
  expect(foreign.data.some(({ employmentId }) => employmentId === driver.employmentId)).toBe(false);
  for (const caller of [
    carrier.RECRUITER,
    carrier.ACCOUNTING,
    carrier.LOCATION_MANAGER,
    carrier.admin,
    driver,
    world.ops,
  ]) {
    for (const path of [PATH, `${PATH}.csv`, `${PATH}.ics`]) await caller.get(path).expect(403);
  }
});

it('exports a table whose cells are no formulas', async () => {
  const { text, headers } = await carrier.HR.get(`${PATH}.csv?from=2026-12-01&days=366`).expect(200);

  expect(headers['content-type']).toContain('text/csv');
  expect(headers['content-disposition']).toContain('requirements-2026-12-01-2027-12-02.csv');
  const [header = '', ...rows] = text.trim().split('\r\n');
  expect(header).toContain('Due date,Driver,Requirement,About,Status,Bars driving,Responsible party,Records,Citation');
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row).toContain(`"'=Nora Quinn, ""Jr""; x"`);
});

it('exports all-day events with escaped text that keep their UID', async () => {
  const calendar = async () => (await carrier.HR.get(`${PATH}.ics?from=2026-12-01&days=366`).expect(200)).text;
  const unfolded = (await calendar()).replaceAll('\r\n ', '');

  expect(unfolded.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20270104\r\n');
  expect(unfolded).toContain(String.raw`SUMMARY:=Nora Quinn\, "Jr"\; x: `);
  expect(unfolded).toContain(`/business/files/${driver.employmentId}`);
  const uids = (text: string) => text.match(/^UID:.+@requirements\.gladhand$/gm) ?? [];
  expect(new Set(uids(unfolded.replaceAll('\r', ''))).size).toBe(uids(unfolded.replaceAll('\r', '')).length);
  await refreshFileLines(deps(), [driver.id], new Date('2026-12-21T18:00:00.000Z'));
  expect(uids((await calendar()).replaceAll('\r\n ', '').replaceAll('\r', ''))).toEqual(
    uids(unfolded.replaceAll('\r', '')),
  );
});

it('names no record of the drug and alcohol file in what leaves the product', async () => {
  const period = 'from=2026-12-01&days=366';
  const { data } = await read(carrier.HR, `?${period}&store=drugAlcohol&limit=100`);
  expect(data.length).toBeGreaterThan(0);

  for (const format of ['csv', 'ics']) {
    const { text } = await carrier.HR.get(`${PATH}.${format}?${period}`).expect(200);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded.split('A record of the drug and alcohol file').length - 1).toBe(data.length);
    for (const { title, citation } of data) {
      expect(unfolded).not.toContain(title);
      expect(unfolded).not.toContain(citation);
    }
  }
});

it('logs each export for its drivers, and has all lines however many there are', async () => {
  const many = await world.aCarrier();
  const hired = await world.aHire(many);
  const exportsOf = async () =>
    (await world.db('access_log').where({ subject_driver_id: hired.id, action: 'export' })).map(
      ({ about, organization_id: by }) => ({ about, by }),
    );
  const line = { driver_id: hired.id, employment_id: hired.employmentId, organization_id: many.organizationId };
  const text = { title: 'Test line', citation: '49 CFR 391', store: 'qualification', acts: 'carrier' };
  const lines = Array.from({ length: 1_001 }, (_, index) => ({
    ...{ id: newId(), ...line, ...text, code: `line-${String(index)}`, status: 'due' },
    ...{ due_on: `2026-12-${String(21 + (index % 5))}`, bars: false },
  }));
  await world.db.batchInsert('file_lines', lines);
  const entry = { about: 'requirements', by: many.organizationId };

  const table = await many.HR.get(`${PATH}.csv?from=2026-12-01`).expect(200);
  expect(table.text.trim().split('\r\n')).toHaveLength(1 + lines.length);
  expect(await exportsOf()).toEqual([entry]);
  const calendar = await many.HR.get(`${PATH}.ics?from=2026-12-01`).expect(200);
  const uids = calendar.text.replaceAll('\r\n ', '').match(/^UID:.+$/gm) ?? [];
  expect(new Set(uids).size).toBe(lines.length);
  expect(calendar.text.match(/^(BEGIN|END):VCALENDAR\r$/gm)).toHaveLength(2);
  expect(await exportsOf()).toEqual([entry, entry]);
  const none = await many.HR.get(`${PATH}.ics?from=2030-01-01`).expect(200);
  expect(none.text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
});

it('lists what is overdue before the period of today, unless another first day is chosen', async () => {
  const late = await world.aCarrier();
  const hired = await world.aHire(late);
  const gone = await world.anEmployment(late, hired.id, { hiredOn: '2020-01-01', endedOn: '2021-01-01' });
  const row = (code: string, [due_on, status]: [string, Status], employment_id = hired.employmentId) => ({
    ...{ id: newId(), driver_id: hired.id, employment_id, organization_id: late.organizationId, code, due_on, status },
    ...({ title: 'Test line', citation: '', store: 'qualification', acts: 'carrier', bars: false } as const),
  });
  await world
    .db('file_lines')
    .insert([
      row('missing', ['2026-11-01', 'missing']),
      row('expired', ['2026-12-19', 'expired']),
      row('renewed', ['2026-12-18', 'done']),
      row('ended', ['2021-01-01', 'missing'], gone),
      row('coming', ['2026-12-30', 'done']),
      row('afar', ['2027-06-30', 'due']),
    ]);
  const codes = async (query: string) => (await read(late.HR, query)).data.map(({ code }) => code);

  expect(await codes('')).toEqual(['missing', 'expired', 'coming']);
  expect(await codes('?from=2026-12-20')).toEqual(['coming']);
  expect((await late.HR.get(`${PATH}.csv`).expect(200)).text.trim().split('\r\n')).toHaveLength(4);
});

it('counts the present employments whose files nobody has checked', async () => {
  const fresh = await world.aCarrier();
  const { id } = await world.aHire(fresh);
  expect(await read(fresh.HR)).toMatchObject({ unchecked: 1, total: 0 });

  await refreshFileLines(deps(), [id], new Date(AT));
  expect((await read(fresh.HR)).unchecked).toBe(0);
  expect((await read(carrier.HR)).unchecked).toBe(0);
});

it('refuses a period that no calendar has', async () => {
  await carrier.HR.get(`${PATH}?from=2026-02-30`).expect(400);
  await carrier.HR.get(`${PATH}?days=0`).expect(400);
  await carrier.HR.get(`${PATH}?days=367`).expect(400);
});
