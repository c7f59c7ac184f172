import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listDriverCandidacies } from '#db/candidacies/driver-candidacies';
import { requireHireable } from '#db/candidacies/driver-hires';
import { findCheckedHires } from '#db/candidacies/live-candidacies';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { enterEmployment } from '#db/employments/employment-store';
import { queueAllowedNotices, queueBarredNotices } from '#db/requirements/barred-notices';
import { refreshDueFiles } from '#db/requirements/refresh-due-files';
import { refreshFileLines } from '#db/requirements/refresh-file-lines';
import { decideFileCheck } from '#domain/candidacies/file-check';
import { signedKinds } from '#domain/employment-applications/texts';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import { requirements } from '#domain/requirements/records/all';
import { utcDate } from '#domain/shared/zoned-time';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { aCompleteFile, aStatement } from '../../support/builders/complete-files';
import { aCredential as aCredentialOf } from '../../support/builders/credentials';
import { lightJob } from '../../support/builders/light-job';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger as log } from '../../support/hiring/silent-logger';
import { testKey } from '../../support/vault';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
const sealer = createSealer([testKey]);
const NOON = new Date('2026-11-21T18:00:00.000Z');

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  world = await aHiringWorld(db);
});
afterAll(() => close());

const deps = () => ({ db, sealer, publicUrl: 'https://gladhand.example' });

/** A document of the driver, recorded and accepted by the carrier's safety manager. */
const aCredential = (driverId: string, kind: EvidenceKind, expiresOn: string): Promise<string> =>
  aCredentialOf(db, driverId, { kind, expiresOn, by: world.safetyId });

const linesOf = (driverId: string) =>
  db('file_lines').where({ driver_id: driverId, bars: true }).orderBy(['employment_id', 'code']).select('*');
/** Whether the application to the carrier has the paper that a line asks for. */
const isSigned = (code: string): boolean =>
  requirements.some(
    (each) =>
      each.code === code &&
      each.proofs.some((proof) => 'kind' in proof && signedKinds.some((kind) => kind === proof.kind)),
  );
const isReady = async (driverId: string) =>
  (await db('driver_pipelines').where({ driver_id: driverId }).first('is_ready'))?.is_ready;

async function aHire(driverId: string): Promise<CandidacyHistory> {
  const orderId = await anOrderRow(db, { organizationId: world.organizationId, facilityId: world.facilityId });
  const history = new CandidacyHistory({ ...world, driverId, orderId }).toHired();
  await projectCandidacy(db, history.batch());
  return history;
}

it('turns ready for dispatch off on the day after a credential ends where the driver lives, and on again', async () => {
  const driverId = await aDriver(db);
  await aCredential(driverId, 'license', '2026-11-21');

  await refreshFileLines(deps(), [driverId], NOON);
  expect(await linesOf(driverId)).toEqual([]);
  expect(await isReady(driverId)).toBe(true);

  // Midnight in Fort Worth is six hours after that in Greenwich.
  await refreshDueFiles({ ...deps(), log }, new Date('2026-11-22T05:59:00.000Z'));
  expect(await isReady(driverId)).toBe(true);
  await refreshDueFiles({ ...deps(), log }, new Date('2026-11-22T06:00:00.000Z'));
  expect(await linesOf(driverId)).toEqual([
    expect.objectContaining({ code: 'license', status: 'expired', employment_id: null, store: 'qualification' }),
  ]);
  expect(await isReady(driverId)).toBe(false);

  await aCredential(driverId, 'license', '2030-05-01');
  expect(await db('outbox').where({ topic: 'driverFileChanged', subject: driverId })).not.toEqual([]);
  await refreshFileLines(deps(), [driverId], new Date('2026-11-22T07:00:00.000Z'));
  expect(await isReady(driverId)).toBe(true);
});

it('stores the lines of a hire, also before the driver accepts, each with the same id at every check', async () => {
  const driverId = await aDriver(db);
  const history = await aHire(driverId);
  expect(await db('outbox').where({ topic: 'driverFileChanged', subject: driverId })).toHaveLength(1);

  await refreshFileLines(deps(), [driverId], NOON);
  const before = await linesOf(driverId);
  expect(before.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['clearinghouse-full', 'drug-test', 'license']),
  );
  expect(new Set(before.map((line) => line.organization_id))).toEqual(new Set([world.organizationId]));

  await refreshFileLines(deps(), [driverId], new Date('2026-11-23T18:00:00.000Z'));
  expect((await linesOf(driverId)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

  await projectCandidacy(db, history.batch([history.play('rescindStart')]));
  await refreshFileLines(deps(), [driverId], new Date('2026-11-25T18:00:00.000Z'));
  expect(await linesOf(driverId)).toEqual([]);
});

it('counts the lines of a file by store, and notifies the hire when the file is completed or becomes incomplete', async () => {
  const driverId = await aDriver(db);
  await aHire(driverId);
  const notices = async () => (await db('outbox').where({ topic: 'hiredFileChecked', subject: driverId })).length;
  const hires = async () =>
    (await findCheckedHires(db, driverId)).map(({ isComplete, waitsOn, seq }) => ({ isComplete, waitsOn, seq }));
  expect(await hires()).toEqual([]);

  await refreshFileLines(deps(), [driverId], NOON);
  const lines = await linesOf(driverId);
  const counts = await db('file_counts')
    .where('employment_id', lines[0]?.employment_id ?? '')
    .select('store', 'bars');
  const barring = (store: string) => lines.filter((line) => line.store === store).length;
  expect(counts.map(({ store, bars }) => [store, bars])).toEqual(counts.map(({ store }) => [store, barring(store)]));
  expect(counts).toHaveLength(5);
  expect([await notices(), await hires()]).toEqual([0, [{ isComplete: false, waitsOn: 'both', seq: 1 }]]);

  await aCompleteFile(db, driverId, world.safetyId);
  await refreshFileLines(deps(), [driverId], NOON);
  await refreshFileLines(deps(), [driverId], NOON);
  expect([await notices(), await hires()]).toEqual([1, [{ isComplete: true, waitsOn: 'carrier', seq: 3 }]]);

  await aStatement(db, driverId, { by: world.safetyId, facts: { ...lightJob, cdlJob: true } });
  await refreshFileLines(deps(), [driverId], NOON);
  expect([await notices(), await hires()]).toEqual([2, [{ isComplete: false, waitsOn: 'both', seq: 4 }]]);
});

it('notifies a hire that waits for its file until the candidacy knows whom the file waits for', async () => {
  const driverId = await aDriver(db);
  const orderId = await anOrderRow(db, { organizationId: world.organizationId, facilityId: world.facilityId });
  const history = new CandidacyHistory({ ...world, driverId, orderId }).toInterview();
  history.play('hire', { waitsForFile: true });
  await projectCandidacy(db, history.batch());
  const notices = async () => (await db('outbox').where({ topic: 'hiredFileChecked', subject: driverId })).length;

  await refreshFileLines(deps(), [driverId], NOON);
  await refreshFileLines(deps(), [driverId], NOON);
  expect(await notices()).toBe(2);

  const [check] = await findCheckedHires(db, driverId);
  const event = check && decideFileCheck(history.state, check, NOON.getTime());
  expect(event).toMatchObject({ type: 'fileNeedsDriver' });
  if (event) await projectCandidacy(db, history.batch([{ ...event, updateId: 'check' }]));
  await refreshFileLines(deps(), [driverId], NOON);
  expect(await notices()).toBe(2);

  const [application] = await listDriverCandidacies(db, driverId, utcDate(NOON));
  const own = (await linesOf(driverId)).filter(({ acts }) => acts === 'driver');
  expect(own.length).toBeGreaterThan(0);
  const tasks = new Set(own.map(({ id, code }) => (isSigned(String(code)) ? 'signature' : String(id))));
  expect(tasks.size).toBeLessThan(own.length);
  expect(application?.fileTasks.holding).toBe(tasks.size);
});

it('stores who acts on a license as far as the application of the driver: to send, under review, sent back', async () => {
  const driverId = await aDriver(db);
  await aHire(driverId);
  const actsAt = async (front: string, back: string) => {
    await db.raw(
      `update driver_pipelines set snapshot = jsonb_set(jsonb_set(snapshot, '{documents,driverLicense,status}', to_jsonb(?::text)),
         '{documents,backDriverLicense,status}', to_jsonb(?::text)) where driver_id = ?`,
      [front, back, driverId],
    );
    await refreshFileLines(deps(), [driverId], NOON);
    return (await linesOf(driverId)).find(({ code }) => code === 'license')?.acts;
  };

  expect(await actsAt('initial', 'initial')).toBe('driver');
  expect(await actsAt('pending', 'initial')).toBe('driver');
  expect(await actsAt('pending', 'uploaded')).toBe('ops');
  expect(await actsAt('approved', 'pending')).toBe('ops');
  expect(await actsAt('rejected', 'pending')).toBe('driver');
});

it('refuses a hire for a port without a TWIC card, and allows it once the card is on file', async () => {
  const driverId = await aDriver(db);
  const { organizationId, facilityId } = world;
  const content = { orderAssignmentType: 'drayageTWIC' };
  const orderId = await anOrderRow(db, { organizationId, facilityId, content });
  const { state } = new CandidacyHistory({ ...world, driverId, orderId }).toInterview();
  const hiring = () => db.transaction((trx) => requireHireable(trx, state, NOON));

  await expect(hiring()).rejects.toMatchObject({ code: 'driver-not-ready' });
  await aCredential(driverId, 'twic', '2099-01-01');
  await expect(hiring()).resolves.toBeUndefined();
});

it('judges a hire at the time of its command, whatever day the machine has', async () => {
  const driverId = await aDriver(db);
  const { organizationId, facilityId } = world;
  const content = { orderAssignmentType: 'drayageTWIC' };
  const orderId = await anOrderRow(db, { organizationId, facilityId, content });
  const { state } = new CandidacyHistory({ ...world, driverId, orderId }).toInterview();
  const hiringAt = (now: string) => db.transaction((trx) => requireHireable(trx, state, new Date(now)));
  await aCredential(driverId, 'twic', '2026-11-21');

  // The card ends at midnight in Fort Worth, six hours after that in Greenwich.
  await expect(hiringAt('2026-11-22T05:59:59.000Z')).resolves.toBeUndefined();
  await expect(hiringAt('2026-11-22T06:00:00.000Z')).rejects.toMatchObject({ code: 'driver-not-ready' });
});

it('lets the entries of a carrier decide about the driver for that carrier alone', async () => {
  const other = await aHiringWorld(db);
  const driverId = await aDriver(db);
  await aCredential(driverId, 'license', '2099-01-01');
  const hiring = async ({ organizationId, facilityId, ...people }: HiringWorld) => {
    const orderId = await anOrderRow(db, {
      organizationId,
      facilityId,
      content: { orderAssignmentType: 'drayageTWIC' },
    });
    const { state } = new CandidacyHistory({ ...people, organizationId, facilityId, driverId, orderId }).toInterview();
    return db.transaction((trx) => requireHireable(trx, state, NOON));
  };
  const { organizationId } = other;
  const theirs = { by: other.safetyId, organizationId } as const;
  await aCredentialOf(db, driverId, { ...theirs, kind: 'twic', expiresOn: '2099-01-01' });
  await expect(hiring(other)).resolves.toBeUndefined();
  const refused = { code: 'driver-not-ready' };
  await expect(hiring(world)).rejects.toMatchObject(refused);

  await aCredentialOf(db, driverId, { ...theirs, kind: 'license', issuedOn: '2023-05-01', expiresOn: '2026-11-01' });
  await refreshFileLines(deps(), [driverId], NOON);

  expect(await isReady(driverId)).toBe(true);
  await expect(hiring(other)).rejects.toMatchObject(refused);
  await expect(hiring(world)).rejects.toMatchObject(refused);
});

it('checks many files with as many statements as one', async () => {
  const drivers = await Promise.all(Array.from({ length: 30 }, () => aDriver(db)));
  for (const driverId of drivers) await aCredential(driverId, 'license', '2026-11-01');
  let statements = 0;
  const count = () => (statements += 1);
  db.on('query', count);
  await refreshFileLines(deps(), drivers.slice(0, 1), NOON);
  const forOne = statements;
  statements = 0;
  await refreshFileLines(deps(), drivers.slice(1), NOON);
  db.off('query', count);

  // Each driver whose readiness changes is announced to open pages.
  expect(statements - drivers.slice(2).length).toBe(forOne);
});

it('notifies HR, Safety and the driver once when a line begins to bar, and again when it does so again', async () => {
  const carrier = await aHiringWorld(db);
  const driverId = await aDriver(db);
  const id = newId();
  await db.transaction((trx) =>
    enterEmployment(trx, {
      ...{ id, driver_id: driverId, organization_id: carrier.organizationId, hired_on: '2026-10-01' },
      ...{ is_furnished: false, entered_by: carrier.safetyId, entered_at: NOON.toISOString() },
    }),
  );
  await db('stated_facts').insert({
    ...{ id: newId(), driver_id: driverId, organization_id: carrier.organizationId, employment_id: id },
    ...{ valid_from: '2026-09-01', stated_by: carrier.safetyId, stated_at: NOON.toISOString() },
    facts: JSON.stringify({ portArea: true, interstate: true, vehicleWeight: 80_000, exemptOperation: false }),
  });
  await aCredential(driverId, 'license', '2026-11-22');
  await aCredential(driverId, 'twic', '2026-11-25');
  const sent = async () =>
    (await db('messages').whereIn('recipient_id', [carrier.safetyId, carrier.adminId, carrier.recruiterId, driverId]))
      .map(({ recipient_id: to, template }) => `${String(to)} ${template}`)
      .toSorted();
  const look = (at: string) => refreshFileLines(deps(), [driverId], new Date(at));

  // Lines that are open at the first check are no news.
  await look('2026-11-21T18:00:00.000Z');
  expect(await sent()).toEqual([]);
  await look('2026-11-23T18:00:00.000Z');
  const once = [
    `${carrier.safetyId} driving-barred`,
    `${carrier.adminId} driving-barred`,
    `${driverId} own-driving-barred`,
  ].toSorted();
  expect(await sent()).toEqual(once);
  await look('2026-11-24T18:00:00.000Z');
  expect(await sent()).toEqual(once);
  // The card is a record of human resources.
  await look('2026-11-26T18:00:00.000Z');
  const twice = [...once, `${carrier.adminId} driving-barred`, `${driverId} own-driving-barred`].toSorted();
  expect(await sent()).toEqual(twice);
  await aCredential(driverId, 'license', '2026-11-27');
  await look('2026-11-27T18:00:00.000Z');
  expect(await sent()).toEqual(twice);
  await look('2026-11-28T18:00:00.000Z');
  const third = [...twice, ...once].toSorted();
  expect(await sent()).toEqual(third);

  // One of two lines is no end; the last one is, and once.
  await aCredential(driverId, 'license', '2027-11-27');
  await look('2026-11-29T18:00:00.000Z');
  expect(await sent()).toEqual(third);
  await aCredential(driverId, 'twic', '2027-11-27');
  const allowed = [
    `${carrier.safetyId} driving-allowed`,
    `${carrier.adminId} driving-allowed`,
    `${driverId} own-driving-allowed`,
  ];
  await db('stated_facts').insert({
    ...{ id: newId(), driver_id: driverId, organization_id: carrier.organizationId, employment_id: id },
    ...{ valid_from: '2026-09-02', stated_by: carrier.safetyId, stated_at: NOON.toISOString() },
    facts: JSON.stringify(lightJob),
  });
  await look('2026-11-30T18:00:00.000Z');
  expect(await sent()).toEqual([...third, ...allowed].toSorted());
  await look('2026-12-01T18:00:00.000Z');
  expect(await sent()).toEqual([...third, ...allowed].toSorted());
});

it('notifies nobody of the platform’s own lines', async () => {
  const driverId = await aDriver(db);
  const carrier = await aHiringWorld(db);
  const { organizationId, safetyId } = carrier;
  const id = newId();
  const about = { driverId, employmentId: id, organizationId, subject: null, citation: '', dueOn: null };
  const line = { ...about, id: newId(), acts: 'ops', status: 'missing', bars: true } as const;
  await db.transaction(async (trx) => {
    await enterEmployment(trx, {
      ...{ id, driver_id: driverId, organization_id: organizationId, hired_on: '2026-10-01' },
      ...{ entered_by: safetyId, entered_at: NOON.toISOString() },
    });
    await queueBarredNotices(trx, deps(), [{ ...line, code: 'cdlis', title: 'CDLIS record', store: 'platform' }]);
  });

  expect(await db('messages').whereIn('recipient_id', [safetyId, carrier.adminId, driverId])).toEqual([]);
});

it('notifies nobody of a hire whose start is held, because nobody drives before it', async () => {
  const driverId = await aDriver(db);
  await aHire(driverId);
  const employment = await db('employments').where({ driver_id: driverId }).first(['id', 'organization_id']);
  const about = { driverId, employmentId: employment?.id ?? '', organizationId: employment?.organization_id ?? null };
  const line = { ...about, id: newId(), subject: null, citation: '', dueOn: null, code: 'application' };
  const barring = { ...line, title: 'Application', store: 'qualification', acts: 'driver', status: 'missing' } as const;
  const sent = async () => {
    await db.transaction((trx) => queueBarredNotices(trx, deps(), [{ ...barring, bars: true }]));
    return (await db('messages').where({ recipient_id: driverId }).whereLike('template', '%barred')).map(
      ({ template }) => template,
    );
  };

  expect(await sent()).toEqual([]);
  await db('candidacies').where({ driver_id: driverId }).update({ started_at: NOON.toISOString() });
  expect(await sent()).toEqual(['own-driving-barred']);
});

it('notifies the driver at work that driving is allowed again, unless a document has expired or the assignment has ended', async () => {
  const driverId = await aDriver(db);
  await aHire(driverId);
  const employment = await db('employments').where({ driver_id: driverId }).first('id');
  const own = () => db('candidacies').where({ driver_id: driverId });
  const sent = async () => {
    await db.transaction((trx) => queueAllowedNotices(trx, deps(), [employment?.id ?? '']));
    const [{ count } = { count: 0 }] = await db('messages')
      .where({ recipient_id: driverId, template: 'own-driving-allowed' })
      .count<{ count: string }[]>('id');
    return Number(count);
  };

  expect(await sent()).toBe(0);
  await own().update({ started_at: NOON.toISOString() });
  expect(await sent()).toBe(1);
  const lapsed = (isLapsed: boolean) =>
    own().update({ snapshot: db.raw(`snapshot || ?::jsonb`, [JSON.stringify({ proofs: { isLapsed } })]) });
  await lapsed(true);
  expect(await sent()).toBe(1);
  await lapsed(false);
  await own().update({ state: 'ended' });
  expect(await sent()).toBe(1);
});

it('reports to the candidacy of a driver at work that the file bars driving, until it knows', async () => {
  const driverId = await aDriver(db);
  await aHire(driverId);
  const knows = (isComplete: boolean, waitsOn: string) =>
    db('candidacies')
      .where({ driver_id: driverId })
      .update({
        started_at: NOON.toISOString(),
        snapshot: db.raw(`jsonb_set(snapshot, '{hire,file}', ?::jsonb)`, [
          JSON.stringify({ isComplete, waitsOn, since: NOON.toISOString(), seq: 0 }),
        ]),
      });
  const reported = async () => {
    const notices = () => db('outbox').where({ topic: 'hiredFileChecked', subject: driverId });
    const before = (await notices()).length;
    await refreshFileLines(deps(), [driverId], NOON);
    return (await notices()).length - before;
  };
  await reported();
  await knows(true, 'carrier');
  expect(await reported()).toBe(1);
  const [check] = await findCheckedHires(db, driverId);
  expect(check).toMatchObject({ isComplete: false });
  await knows(false, check?.waitsOn ?? '');
  expect(await reported()).toBe(0);
});
