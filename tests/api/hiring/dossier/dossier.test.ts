import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attachResultFile } from '#db/driver-files/result-file-store';
import type { ConsentKind } from '#domain/compliance/steps';
import type { DossierDocument } from '#domain/driver-dossier/documents';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import type { Store } from '#domain/requirements/model/requirement';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { anAccessRow } from '../../../support/builders/access-rows';
import { aBenchEntry } from '../../../support/builders/bench';
import { aDriverFile } from '../../../support/builders/driver-files';
import { aFiledDriver, fileReaders, storeOfConsent, storeOfDocument } from '../../../support/hiring/filed-driver';
import { bodyOf, type Caller, type FilesCarrier, FilesWorld } from '../../../support/hiring/files-world';

const AT = '2026-11-26T18:00:00.000Z';

let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
});
afterAll(() => world.api.close());

const at = (driverId: string, path = 'file') => `/api/business/driver/${driverId}/${path}`;
const grant = (driverId: string, state: Parameters<typeof anAccessRow>[1]['state'] = 'approved') =>
  anAccessRow(world.db, { organizationId: carrier.organizationId, driverId, state });
const bench = (driverId: string) =>
  aBenchEntry(world.db, { organizationId: carrier.organizationId, driverId, addedBy: carrier.safetyId });
async function codeOf(caller: Caller, path: string) {
  const response = await caller.get(path);
  return response.status === 200 ? 200 : problemOf(response).code;
}

type Reader = keyof typeof fileReaders;

describe('documents, consents and notes of an open file', () => {
  it.each(Object.entries(fileReaders) as [Reader, readonly Store[]][])(
    'open to %s by store: %j',
    async (person, stores) => {
      const driver = await aFiledDriver(world);
      await grant(driver.id);
      const caller = carrier[person];

      const file = bodyOf<DriverDossier>(await caller.get(at(driver.id)).expect(200));
      const readable = Object.entries(storeOfDocument).filter(([, store]) => stores.includes(store));
      expect(new Set(file.documents.map(({ document }) => document))).toEqual(new Set(readable.map(([kind]) => kind)));
      expect(file.qualification?.tests === null).toBe(!stores.includes('drugAlcohol'));
      expect(file.mayReadNotes).toBe(stores.includes('investigation'));

      for (const [kind, store] of Object.entries(storeOfDocument)) {
        const fileId = driver.files[kind as DossierDocument] ?? '';
        const expected = stores.includes(store) ? 200 : 'document-not-for-position';
        expect([kind, await codeOf(caller, at(driver.id, `documents/${fileId}`))]).toEqual([kind, expected]);
      }
      for (const [kind, store] of Object.entries(storeOfConsent)) {
        const consentId = driver.consents[kind as ConsentKind] ?? '';
        const expected = stores.includes(store) ? 200 : 'document-not-for-position';
        expect([kind, await codeOf(caller, at(driver.id, `consents/${consentId}/pdf`))]).toEqual([kind, expected]);
      }
      const notes = `/api/verifications?userId=${driver.id}&type=employmentHistory`;
      expect(await codeOf(caller, notes)).toBe(stores.includes('investigation') ? 200 : 'forbidden');
      expect(await codeOf(caller, at(driver.id, 'photo'))).toBe(200);
    },
  );
});

describe('documents and notes by the paths without a driver', () => {
  it('list and take those of the driver in the query or body, as the longer paths do', async () => {
    const driver = await aFiledDriver(world);
    await grant(driver.id);
    const query = { driverId: driver.id };

    const file = bodyOf<DriverDossier>(await carrier.HR.get(at(driver.id)).expect(200));
    const listed = await carrier.HR.get('/api/document/business').query(query).expect(200);
    expect(listed.body).toEqual({ kinds: file.documentKinds, data: file.documents });
    const unknown = { driverId: driver.id, kind: 'additional-document', title: 'Tanker training', fileId: newId() };
    expect(problemOf(await carrier.HR.post('/api/document/business').send(unknown)).code).toBe('file-unknown');
    await carrier.HR.post('/api/document/business')
      .send({ ...unknown, driverId: undefined })
      .expect(400);

    const note = { text: 'Prefers day runs' };
    await carrier.HR.post('/api/note/business')
      .send({ ...query, ...note })
      .expect(201);
    const notes = await carrier.HR.get('/api/note/business').query(query).expect(200);
    expect(notes.body).toMatchObject({ data: [{ ...query, ...note }], count: 1 });
    const longer = await carrier.HR.get(`/api/note/business/driver/${driver.id}`).expect(200);
    expect(longer.body).toEqual(notes.body);
  });

  it('know nothing of a driver without a relation to the carrier, and need a driver', async () => {
    const query = { driverId: newId() };

    await carrier.HR.get('/api/document/business').query(query).expect(404);
    await carrier.HR.get('/api/note/business').query(query).expect(404);
    await carrier.HR.post('/api/note/business')
      .send({ ...query, text: 'Hello' })
      .expect(404);
    await carrier.HR.get('/api/document/business').expect(400);
    await carrier.HR.get('/api/note/business').expect(400);
  });
});

describe('the file by state of the access', () => {
  it('is a shadow file for a driver on the bench without a grant: nothing of documents, and no contact data', async () => {
    const driver = await aFiledDriver(world);
    await bench(driver.id);

    for (const state of ['none', 'requested', 'rejected', 'revoked'] as const) {
      if (state !== 'none') await grant(driver.id, state);
      const response = await carrier.HR.get(at(driver.id)).expect(200);
      const file = bodyOf<DriverDossier>(response);
      expect(file).toMatchObject({ isOpen: false, hasPhoto: false, contact: null, mayReadNotes: false });
      expect(file.access.state).toBe(state);
      expect(file.lastName).toHaveLength(1);
      expect(file.license.details).toBeNull();
      expect(file.signature).toBeNull();
      expect(file.verification.compliance.checkResult).toBeNull();
      expect(file.medicalCard.details).toBeNull();
      expect(file.qualification?.tests).toBeNull();
      expect([...file.documents, ...file.consents].every(({ _id }) => _id === null)).toBe(true);
      expect(file.employmentHistories[0]).toMatchObject({
        employerName: '',
        phone: '',
        email: '',
        street: '',
      });
      expect(response.text).not.toContain('A1234567');
      expect(response.text).not.toContain('Lone Star');
      expect(response.text).not.toContain('+12145550110');
      for (const path of [
        `documents/${driver.files.mvr ?? ''}`,
        'photo',
        `consents/${driver.consents['voe-consent'] ?? ''}/pdf`,
      ])
        expect(await codeOf(carrier.HR, at(driver.id, path))).toBe('access-not-granted');
      const notes = `/api/verifications?userId=${driver.id}&type=employmentHistory`;
      expect(await codeOf(carrier.HR, notes)).toBe('access-not-granted');
    }
  });

  it.each(['needed', 'ordered', 'received', 'accepted', 'refused'] as const)(
    'has the result of the background check, here %s, for readers of its report',
    async (result) => {
      const driver = await aFiledDriver(world);
      await grant(driver.id);
      await world
        .db('driver_pipelines')
        .where({ driver_id: driver.id })
        .update({
          snapshot: world.db.raw(`jsonb_set(snapshot, '{results,backgroundCheck}', to_jsonb(?::text))`, [result]),
        });

      for (const [person, stores] of Object.entries(fileReaders) as [keyof typeof fileReaders, readonly string[]][]) {
        const file = bodyOf<DriverDossier>(await carrier[person].get(at(driver.id)).expect(200));
        expect(file.verification.compliance.checkResult).toBe(stores.includes('hr') ? result : null);
      }
    },
  );

  it('opens with the grant, until it ends', async () => {
    const driver = await aFiledDriver(world);
    await grant(driver.id);

    const file = bodyOf<DriverDossier>(await carrier.HR.get(at(driver.id)).expect(200));
    expect(file).toMatchObject({ isOpen: true, hasPhoto: true, license: { details: { number: 'A1234567' } } });
    expect(file.signature?.name).not.toBe('');
    expect(file.signature?.updatedAt).toMatch(/^\d{4}-/);
    expect(file.lastName.length).toBeGreaterThan(1);
    expect(file.employmentHistories[0]).toMatchObject({
      phone: '+12145550110',
      contactPerson: 'Ann Smith',
      mayContact: true,
    });
    const { text } = await carrier.HR.get(`/api/verifications?userId=${driver.id}&type=employmentHistory`).expect(200);
    expect(text).toContain('Dates confirmed by phone');

    await anAccessRow(world.db, {
      organizationId: carrier.organizationId,
      driverId: driver.id,
      endsAt: '2026-01-03T06:00:00.000Z',
    });
    // The links of emails and open pages lead here: the carrier that had access learns that it ended, and nothing else.
    for (const path of [at(driver.id), at(driver.id, 'photo')])
      expect(await codeOf(carrier.HR, path)).toBe('access-ended');
    expect(await codeOf(other.HR, at(driver.id))).toBe('not-found');
  });

  it('is open by law during an employment, in every stage and without a grant', async () => {
    const driver = await aFiledDriver(world);
    await world.aHire(carrier, { ...(await world.signIn(driver.id)), id: driver.id });
    await stage(driver.id, 'NotInterested');

    expect(bodyOf<DriverDossier>(await carrier.SAFETY.get(at(driver.id)).expect(200))).toMatchObject({
      isOpen: true,
      // Nothing to ask the driver for.
      access: { state: 'none', isByLaw: true, actions: [], refusals: [] },
    });
    await grant(driver.id, 'revoked');
    expect(bodyOf<DriverDossier>(await carrier.SAFETY.get(at(driver.id)).expect(200)).isOpen).toBe(true);
  });

  it('does not exist before WrappingUpHR', async () => {
    const driver = await aFiledDriver(world);
    await grant(driver.id);
    await stage(driver.id, 'HRPaperWork');

    expect(await codeOf(carrier.HR, at(driver.id))).toBe('dq-file-not-available');
    expect(await codeOf(carrier.HR, at(driver.id, `documents/${driver.files.mvr ?? ''}`))).toBe(
      'dq-file-not-available',
    );
  });

  it('says "not stated" of questions that the driver was never asked', async () => {
    const driver = await aFiledDriver(world);
    await grant(driver.id);
    const names = ['postalCode', 'phone', 'fax', 'email', 'mayContact', 'commercial', 'typeOfWork', 'equipment'];
    await world
      .db('driver_history_items')
      .where({ id: driver.employmentItem })
      .update({ details: world.db.raw('details - ?::text[]', [names]) });

    const [job] = bodyOf<DriverDossier>(await carrier.HR.get(at(driver.id)).expect(200)).employmentHistories;
    expect(job).toMatchObject({ mayContact: null, commercial: null, typeOfWork: [], equipment: [], phone: '' });
  });
});

async function stage(driverId: string, name: 'NotInterested' | 'HRPaperWork'): Promise<void> {
  await world.db('driver_pipelines').where({ driver_id: driverId }).update({ stage: name });
}

describe('the file of a driver', () => {
  it('is unknown to strangers, and closed to accounting, drivers and operations', async () => {
    const driver = await aFiledDriver(world);
    await grant(driver.id);
    const someone = await world.aDriver();
    const paths = [
      at(driver.id),
      at(driver.id, 'photo'),
      at(driver.id, `documents/${driver.files.mvr ?? ''}`),
      `/api/document/business/${driver.id}/${driver.files.mvr ?? ''}`,
      at(driver.id, `consents/${driver.consents['voe-consent'] ?? ''}/pdf`),
    ];

    for (const path of paths) {
      expect(await codeOf(other.HR, path)).toBe('not-found');
      expect(await codeOf(carrier.ACCOUNTING, path)).toBe('forbidden');
      expect(await codeOf(someone, path)).toBe('forbidden');
      expect(await codeOf(world.ops, path)).toBe('forbidden');
    }
    expect(await codeOf(other.HR, `/api/verifications?userId=${driver.id}&type=employmentHistory`)).toBe('not-found');
    expect(await codeOf(someone, `/api/verifications?userId=${driver.id}&type=employmentHistory`)).toBe('not-found');
  });

  it('opens no file of another driver, no evidence and no result of another carrier', async () => {
    const [driver, another] = [await aFiledDriver(world), await aFiledDriver(world)];
    await grant(driver.id);
    const foreign = await aDriverFile(world.db, driver.id, { purpose: 'result' });
    await attachResultFile(world.db, {
      fileId: foreign,
      driverId: driver.id,
      result: 'drugTest',
      organizationId: other.organizationId,
    });
    const evidence = await aDriverFile(world.db, driver.id, { purpose: 'evidence' });

    for (const fileId of [another.files.mvr ?? '', foreign, evidence, newId()])
      expect(await codeOf(carrier.HR, at(driver.id, `documents/${fileId}`))).toBe('not-found');
    const file = bodyOf<DriverDossier>(await carrier.HR.get(at(driver.id)).expect(200));
    expect(file.documents.map(({ _id }) => _id)).not.toContain(foreign);
    const consentId = another.consents['voe-consent'] ?? '';
    expect(await codeOf(carrier.HR, at(driver.id, `consents/${consentId}/pdf`))).toBe('not-found');
  });

  it('logs each opening where the driver can read it', async () => {
    const driver = await aFiledDriver(world);
    await grant(driver.id);

    await carrier.HR.get(at(driver.id)).expect(200);
    await carrier.HR.get(at(driver.id)).expect(200);
    await carrier.HR.get(at(driver.id, `documents/${driver.files.mvr ?? ''}`)).expect(200);
    await carrier.HR.get(at(driver.id, `consents/${driver.consents['voe-consent'] ?? ''}/pdf`)).expect(200);
    await carrier.HR.get(`/api/verifications?userId=${driver.id}&type=employmentHistory`).expect(200);

    const rows = await world.db('access_log').where({ subject_driver_id: driver.id }).orderBy(['at', 'id']);
    expect(rows.map(({ action, about }) => `${action} ${String(about)}`)).toEqual([
      'driver-record dossier',
      'driver-record dossier',
      'driver-file mvr',
      'consent voe-consent',
      'driver-record notes',
    ]);
    expect(rows.every(({ organization_id }) => organization_id === carrier.organizationId)).toBe(true);
  });
});
