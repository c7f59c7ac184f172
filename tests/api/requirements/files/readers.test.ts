import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recordEvidence, reviewEvidence } from '#db/evidence/evidence-store';
import type { Position } from '#domain/accounts/roles';
import type { FileOnDay } from '#domain/requirements/file-schema';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import { storeOf } from '#domain/requirements/model/evidence-stores';
import type { Store } from '#domain/requirements/model/requirement';
import { requirements } from '#domain/requirements/records/all';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { aDriverFile } from '../../../support/builders/driver-files';
import {
  anUpload,
  bodyOf,
  type Caller,
  evidenceIn,
  type FilesCarrier,
  FilesWorld,
  type HiredDriver,
  lineOf,
} from '../../../support/hiring/files-world';

const AT = '2026-12-20T18:00:00.000Z';

let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
let driver: HiredDriver;
let card: string;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
  driver = await world.aHire(carrier);
  // A line of its own for each certificate.
  card = await store('medicalCertificate', 'driver');
});
afterAll(() => world.api.close());

/** The readers of each store of a carrier's own employment, written from 49 CFR 391.51, 391.53 and 382.405. */
const readers: Readonly<Record<Position | 'admin', readonly Store[]>> = {
  SAFETY: ['qualification', 'investigation', 'drugAlcohol'],
  HR: ['qualification', 'investigation', 'drugAlcohol', 'hr'],
  RECRUITER: ['qualification', 'investigation'],
  LOCATION_MANAGER: ['qualification'],
  REGIONAL_MANAGER: ['qualification'],
  admin: ['qualification', 'hr'],
  ACCOUNTING: [],
};

const codesIn = (of: readonly Store[]): string[] =>
  [...new Set(requirements.filter(({ store }) => of.includes(store)).map(({ code }) => code))].toSorted();
const shownIn = ({ lines }: FileOnDay): string[] => [...new Set(lines.map(({ code }) => code))].toSorted();
const everyStore: readonly Store[] = ['qualification', 'investigation', 'drugAlcohol', 'hr', 'platform'];

/** Stores a document of each kind, obtained by a carrier for its employment, or by somebody else. */
async function store(kind: EvidenceKind, of: FilesCarrier | 'driver' | 'platform', employmentId: string | null = null) {
  const isOfCarrier = typeof of === 'object';
  const id = newId();
  const at = '2026-12-06T12:00:00.000Z';
  const days = { signed_on: '2026-12-05', issued_on: '2026-12-05', performed_on: '2026-12-05' };
  await world.db.transaction(async (trx) => {
    await recordEvidence(trx, {
      id,
      driver_id: driver.id,
      kind,
      form: 'document',
      obtained_by: isOfCarrier ? 'carrier' : of,
      organization_id: isOfCarrier ? of.organizationId : null,
      employment_id: employmentId,
      ...days,
      examined_on: '2026-12-05',
      received_on: '2026-12-05',
      queried_on: '2026-12-05',
      file_id: await aDriverFile(world.db, driver.id),
      recorded_by: isOfCarrier ? of.safetyId : world.opsId,
      recorded_at: at,
    });
    await reviewEvidence(trx, { id: newId(), evidenceId: id, result: 'accepted', by: world.opsId, at });
  });
  return id;
}

describe('every requirement', () => {
  it.each(Object.entries(readers) as [Position | 'admin', Store[]][])(
    'is shown to %s of the carrier only in %j',
    async (person, stores) => {
      const response = await carrier[person].get(`/api/business/employments/${driver.employmentId}/file`);

      expect(response.status).toBe(stores.length === 0 ? 403 : 200);
      if (stores.length === 0) return;
      const file = bodyOf<FileOnDay>(response);
      expect(file.stores).toEqual(stores);
      expect(shownIn(file)).toEqual(codesIn(stores));
      expect(file.lines.every(({ store: of }) => stores.includes(of))).toBe(true);
      expect(file.mayRecord).toBe(['HR', 'SAFETY'].includes(person));
    },
  );

  it('is shown to operations in every store', async () => {
    const path = `/api/ops/drivers/${driver.id}/requirements`;

    const file = bodyOf<FileOnDay>(await world.ops.get(path).query({ employmentId: driver.employmentId }).expect(200));
    const alone = bodyOf<FileOnDay>(await world.ops.get(path).expect(200));

    expect(file.stores).toEqual(everyStore);
    expect(shownIn(file)).toEqual(codesIn(everyStore));
    expect(alone.lines.every(({ per }) => per === 'driver')).toBe(true);
    expect(alone.employments.map(({ _id }) => _id)).toEqual([driver.employmentId]);
  });

  it('is shown to the driver, without what operations do for the platform', async () => {
    const file = bodyOf<FileOnDay>(await driver.get('/api/drivers/me/file').expect(200));

    const opsOnly = requirements.filter(({ store: of, acts }) => of === 'platform' && acts === 'ops');
    const hidden = new Set(opsOnly.map(({ code }) => code));
    expect(hidden.size).toBeGreaterThan(3);
    expect(shownIn(file)).toEqual(codesIn(everyStore).filter((code) => !hidden.has(code)));
    expect(lineOf(file, 'application')?.employmentId).toBe(driver.employmentId);
    expect(lineOf(file, 'license')?.employmentId).toBeNull();
  });

  it('is shown to a driver of three carriers with as many statements as to one of one', async () => {
    const statements = async (of: Caller): Promise<number> => {
      let count = 0;
      const add = () => (count += 1);
      world.db.on('query', add);
      await of.get('/api/drivers/me/file').expect(200);
      world.db.removeListener('query', add);
      return count;
    };
    const [one, three] = [await world.aDriver(), await world.aDriver()];
    await world.anEmployment(carrier, one.id);
    const gone = await world.anEmployment(carrier, three.id, { endedOn: '2025-02-28' });
    const current = [
      await world.anEmployment(other, three.id),
      await world.anEmployment(await world.aCarrier(), three.id),
    ];

    expect(await statements(three)).toBe(await statements(one));
    const { lines } = bodyOf<FileOnDay>(await three.get('/api/drivers/me/file').expect(200));
    const shown = new Set(lines.flatMap(({ employmentId }) => employmentId ?? []));
    expect([shown.has(gone), [...shown].toSorted()]).toEqual([false, current.toSorted()]);
  });

  it('is not shown to another carrier, whatever the position', async () => {
    for (const person of Object.keys(readers) as (Position | 'admin')[]) {
      const { status } = await other[person].get(`/api/business/employments/${driver.employmentId}/file`);
      expect([person, status]).toEqual([person, person === 'ACCOUNTING' ? 403 : 404]);
    }
    await other.SAFETY.get(`/api/ops/drivers/${driver.id}/requirements`).expect(403);
    await driver.get(`/api/business/employments/${driver.employmentId}/file`).expect(403);
    const stranger = await world.aDriver();
    const own = bodyOf<FileOnDay>(await stranger.get('/api/drivers/me/file').expect(200));
    expect([own.driver._id, own.employments]).toEqual([stranger.id, []]);
  });
});

describe('facts', () => {
  it('are neither stated nor taken back by those who may not know them', async () => {
    const path = `/api/business/employments/${driver.employmentId}`;
    const state = (person: 'HR' | 'SAFETY', facts: object, correction: object = {}) =>
      carrier[person].post(`${path}/stated-facts`).send({ from: '2026-12-06', facts, ...correction });
    const secret = { remoteHiring: false, refusedBecauseOfReport: true };

    const refused = problemOf(await state('SAFETY', secret));
    const takenBack = problemOf(await state('SAFETY', { refusedBecauseOfReport: null }));
    const { _id } = bodyOf<{ _id: string }>(await state('HR', secret).expect(201));
    const corrected = problemOf(await state('SAFETY', { remoteHiring: true }, { corrects: _id, reason: 'Wrong' }));

    const forbidden = { status: 403, code: 'forbidden', params: { facts: ['refusedBecauseOfReport'] } };
    expect([refused, takenBack, corrected]).toMatchObject([forbidden, forbidden, forbidden]);
    const file = bodyOf<FileOnDay>(await carrier.HR.get(`${path}/file`).expect(200));
    expect(file.facts).toMatchObject(secret);
  });
});

describe('documents', () => {
  it('keep their readers wherever a line mentions them', async () => {
    const { employmentId } = driver;
    const ids = new Map<EvidenceKind, string>();
    for (const kind of ['mvr', 'safetyInquiry', 'clearinghouseFull', 'hazmatTraining'] as const) {
      ids.set(kind, await store(kind, carrier, employmentId));
    }
    const seen = async (person: Position | 'admin') => {
      const path = `/api/business/employments/${employmentId}/file`;
      return evidenceIn(bodyOf<FileOnDay>(await carrier[person].get(path).expect(200)));
    };
    for (const [person, stores] of Object.entries(readers) as [Position, Store[]][]) {
      if (stores.length === 0) continue;
      const documents = await seen(person);
      expect([person, documents.filter(({ kind }) => !stores.includes(storeOf[kind]))]).toEqual([person, []]);
      for (const [kind, id] of ids) {
        const path = `/api/business/employments/${employmentId}/evidence/${id}/file`;
        const { status } = await carrier[person].get(path);
        expect([person, kind, status]).toEqual([person, kind, stores.includes(storeOf[kind]) ? 200 : 404]);
      }
    }
    expect((await seen('SAFETY')).map(({ kind }) => kind)).toContain('clearinghouseFull');
  });

  it('of three employers stay with each of them, and the driver’s own are shown with dates, without the file', async () => {
    const third = await world.aCarrier();
    const employments = new Map([
      [carrier, driver.employmentId],
      [other, await world.anEmployment(other, driver.id)],
      [third, await world.anEmployment(third, driver.id)],
    ]);
    const copies = new Map<FilesCarrier, string>();
    for (const [of, employmentId] of employments) copies.set(of, await store('medicalCertificate', of, employmentId));

    for (const [of, employmentId] of employments) {
      const root = `/api/business/employments/${employmentId}`;
      const file = bodyOf<FileOnDay>(await of.SAFETY.get(`${root}/file`).expect(200));
      const cards = evidenceIn(file).filter(({ kind }) => kind === 'medicalCertificate');
      expect([...new Set(cards.map(({ _id }) => _id))].toSorted()).toEqual([card, copies.get(of)].toSorted());
      expect(file.employments.map(({ _id }) => _id)).toEqual([employmentId]);
      const own = cards.find(({ _id }) => _id === card);
      expect(own).toMatchObject({ opens: [], isOwn: false, dates: { examined: '2026-12-05' } });
      await of.SAFETY.get(`${root}/evidence/${card}/file`).expect(404);
      await of.SAFETY.get(`${root}/evidence/${String(copies.get(of))}/file`).expect(200);
      for (const [foreign, id] of copies) {
        if (foreign !== of) await of.SAFETY.get(`${root}/evidence/${id}/file`).expect(404);
      }
    }
    const mine = bodyOf<FileOnDay>(await driver.get('/api/drivers/me/file').expect(200));
    expect(mine.lines.filter(({ code }) => code === 'application').map(({ employmentId }) => employmentId)).toEqual(
      expect.arrayContaining([...employments.values()]),
    );
    await driver.get(`/api/drivers/me/evidence/${card}/file`).expect(200);
    await driver.get(`/api/drivers/me/evidence/${String(copies.get(other))}/file`).expect(404);
  });

  it('are in the access log of the driver: one view, and each opening', async () => {
    const watched = await world.aHire(carrier);
    const path = `/api/business/employments/${watched.employmentId}`;
    const entry = { kind: 'englishAssessment', form: 'document', dates: { performed: '2026-12-04' } };
    const fileId = await anUpload(carrier.SAFETY, `${path}/evidence-files`);
    const recorded = await carrier.SAFETY.post(`${path}/evidence`)
      .send({ ...entry, fileId })
      .expect(201);
    const id = bodyOf<{ _id: string }>(recorded)._id;
    for (let views = 2; views > 0; views -= 1) {
      await carrier.SAFETY.get(`${path}/file`).expect(200);
      await world.ops.get(`/api/ops/drivers/${watched.id}/requirements`).expect(200);
    }
    await carrier.SAFETY.get(`${path}/file/changes`).query({ since: '2026-12-01' }).expect(200);
    await carrier.SAFETY.get(`${path}/evidence/${id}/file`).expect(200);
    await world.ops.get(`/api/ops/drivers/${watched.id}/evidence/${id}/file`).expect(200);
    await watched.get('/api/drivers/me/file').expect(200);

    const log = await world
      .db('access_log')
      .where({ subject_driver_id: watched.id })
      .select('action', 'organization_id');
    const of = (organizationId: string | null) =>
      log
        .filter((row) => row.organization_id === organizationId)
        .map(({ action }) => action)
        .toSorted();
    expect(of(carrier.organizationId)).toEqual(['driver-file', 'driver-record']);
    expect(of(null)).toEqual(['driver-file', 'driver-record']);
  });
});
