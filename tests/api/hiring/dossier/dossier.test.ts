import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storeCompliance } from '#db/compliance/compliance-store';
import { storeConsents } from '#db/compliance/consent-store';
import { attachResultFile } from '#db/driver-files/result-file-store';
import { findLegalText } from '#db/legal/legal-text-store';
import { addItemReview } from '#db/review-queue/item-review-store';
import type { Position } from '#domain/accounts/roles';
import { emptyAnswers } from '#domain/compliance/answers';
import type { ConsentKind } from '#domain/compliance/steps';
import type { DossierDocument } from '#domain/driver-dossier/documents';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import type { Store } from '#domain/requirements/model/requirement';
import type { ScreeningKind } from '#domain/screening/kinds';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { anAccessRow } from '../../../support/builders/access-rows';
import { aBenchEntry } from '../../../support/builders/bench';
import { aDriverFile } from '../../../support/builders/driver-files';
import { aHistoryItem } from '../../../support/builders/histories';
import { bodyOf, type Caller, type FilesCarrier, FilesWorld } from '../../../support/hiring/files-world';
import { testVault } from '../../../support/vault';

const AT = '2026-11-26T18:00:00.000Z';
const SIGNED = '2026-11-20T12:00:00.000Z';

let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
});
afterAll(() => world.api.close());

interface Filed {
  readonly id: string;
  readonly employmentItem: string;
  readonly files: Readonly<Partial<Record<DossierDocument, string>>>;
  readonly consents: Readonly<Partial<Record<ConsentKind, string>>>;
}

const results: readonly ScreeningKind[] = [
  'cdlis',
  'backgroundCheck',
  'employmentVerification',
  'psp',
  'clearinghouse',
  'drugTest',
];

/** A driver with one document of each kind and a signed text of each store. */
async function aFiledDriver(): Promise<Filed> {
  const { id } = await world.aDriver();
  const employmentItem = await aHistoryItem(world.db, {
    driverId: id,
    kind: 'employment',
    phone: '+12145550110',
    email: 'safety@lonestar.example',
    contactPerson: 'Ann Smith',
  });
  await addItemReview(world.db, {
    id: newId(),
    driverId: id,
    itemId: employmentItem,
    kind: 'employmentHistory',
    itemVersion: 'v',
    replaces: null,
    verdict: 'noted',
    text: 'Dates confirmed by phone',
    authorId: world.opsId,
    at: new Date(SIGNED),
  });
  const answers = {
    ...emptyAnswers,
    motorVehicle: {
      ...emptyAnswers.motorVehicle,
      licenses: [{ state: 'TX' as const, number: 'A1234567', expiresOn: '2099-01-31' }],
    },
    qualification: { ...emptyAnswers.qualification, legal: true, english: true, drugOrAlcoholTests: false },
  };
  await storeCompliance({ db: world.db, vault: testVault }, id, { answers, ssn: null, at: new Date(SIGNED) });
  await aDriverFile(world.db, id, { purpose: 'photo' });
  const own = await Promise.all(
    (['driverLicense', 'mvr'] as const).map(async (purpose) => [purpose, await aDriverFile(world.db, id, { purpose })]),
  );
  const received = await Promise.all(
    results.map(async (result) => {
      const fileId = await aDriverFile(world.db, id, { purpose: 'result', uploadedBy: world.opsId });
      await attachResultFile(world.db, { fileId, driverId: id, result });
      return [result, fileId];
    }),
  );
  return {
    id,
    employmentItem,
    files: Object.fromEntries([...own, ...received]) as Filed['files'],
    consents: {
      'single-license-certification': await aConsent(id, 'single-license-certification'),
      'voe-consent': await aConsent(id, 'voe-consent'),
      'clearinghouse-limited-query': await aConsent(id, 'clearinghouse-limited-query'),
      'background-check-authorization': await aConsent(id, 'background-check-authorization'),
    },
  };
}

async function aConsent(driverId: string, kind: ConsentKind): Promise<string> {
  const text = await findLegalText(world.db, kind, { on: SIGNED.slice(0, 10) });
  if (text === undefined) throw new Error('There are no legal texts');
  const { id: textId, version, language, sha256 } = text;
  const id = newId();
  const signing = {
    fullName: 'Maria Gomez',
    signature: { type: 'typed' },
    ip: '127.0.0.1',
    wantsFreeCopy: false,
  } as const;
  const reading = { openedAt: SIGNED, endReachedAt: SIGNED, signedAt: SIGNED };
  const consent = { id, driverId, textId, kind, version, language, sha256, ...reading, signing };
  await storeConsents({ db: world.db, vault: testVault }, driverId, [consent]);
  return id;
}

const at = (driverId: string, path = 'file') => `/api/business/driver/${driverId}/${path}`;
const grant = (driverId: string, state: Parameters<typeof anAccessRow>[1]['state'] = 'approved') =>
  anAccessRow(world.db, { organizationId: carrier.organizationId, driverId, state });
const bench = (driverId: string) =>
  aBenchEntry(world.db, { organizationId: carrier.organizationId, driverId, addedBy: carrier.safetyId });
async function codeOf(caller: Caller, path: string) {
  const response = await caller.get(path);
  return response.status === 200 ? 200 : problemOf(response).code;
}

/** The readers of each store, written from 49 CFR 391.51, 391.53 and 382.405. */
const readers: Readonly<Record<Exclude<Position, 'ACCOUNTING'> | 'admin', readonly Store[]>> = {
  SAFETY: ['qualification', 'investigation', 'drugAlcohol'],
  HR: ['qualification', 'investigation', 'drugAlcohol', 'hr'],
  RECRUITER: ['qualification', 'investigation'],
  LOCATION_MANAGER: ['qualification'],
  REGIONAL_MANAGER: ['qualification'],
  admin: ['qualification', 'hr'],
};
const storeOfDocument: Readonly<Partial<Record<DossierDocument, Store>>> = {
  driverLicense: 'qualification',
  mvr: 'qualification',
  cdlis: 'qualification',
  backgroundCheck: 'hr',
  employmentVerification: 'investigation',
  psp: 'investigation',
  clearinghouse: 'drugAlcohol',
  drugTest: 'drugAlcohol',
};
const storeOfConsent: Readonly<Partial<Record<ConsentKind, Store>>> = {
  'single-license-certification': 'qualification',
  'voe-consent': 'investigation',
  'clearinghouse-limited-query': 'drugAlcohol',
  'background-check-authorization': 'hr',
};
type Reader = keyof typeof readers;

describe('documents, consents and notes of an open file', () => {
  it.each(Object.entries(readers) as [Reader, readonly Store[]][])(
    'open to %s by store: %j',
    async (person, stores) => {
      const driver = await aFiledDriver();
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

describe('the file by state of the access', () => {
  it('is a shadow file for a driver on the bench without a grant: nothing of documents, and no contact data', async () => {
    const driver = await aFiledDriver();
    await bench(driver.id);

    for (const state of ['none', 'requested', 'rejected', 'revoked'] as const) {
      if (state !== 'none') await grant(driver.id, state);
      const response = await carrier.HR.get(at(driver.id)).expect(200);
      const file = bodyOf<DriverDossier>(response);
      expect(file).toMatchObject({ isOpen: false, hasPhoto: false, contact: null, mayReadNotes: false });
      expect(file.access.state).toBe(state);
      expect(file.lastName).toHaveLength(1);
      expect(file.license.details).toBeNull();
      expect(file.medicalCard.details).toBeNull();
      expect(file.qualification?.tests).toBeNull();
      expect([...file.documents, ...file.consents].every(({ _id }) => _id === null)).toBe(true);
      expect(file.employmentHistories[0]).toMatchObject({
        employerName: 'Lone Star Freight',
        phone: '',
        email: '',
        street: '',
      });
      expect(response.text).not.toContain('A1234567');
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

  it('opens with the grant, until it ends', async () => {
    const driver = await aFiledDriver();
    await grant(driver.id);

    const file = bodyOf<DriverDossier>(await carrier.HR.get(at(driver.id)).expect(200));
    expect(file).toMatchObject({ isOpen: true, hasPhoto: true, license: { details: { number: 'A1234567' } } });
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
    expect(await codeOf(carrier.HR, at(driver.id))).toBe('not-found');
  });

  it('is open by law during an employment, in every stage and without a grant', async () => {
    const driver = await aFiledDriver();
    await world.aHire(carrier, { ...(await world.signIn(driver.id)), id: driver.id });
    await stage(driver.id, 'NotInterested');

    expect(bodyOf<DriverDossier>(await carrier.SAFETY.get(at(driver.id)).expect(200))).toMatchObject({
      isOpen: true,
      access: { state: 'none', isByLaw: true },
    });
    await grant(driver.id, 'revoked');
    expect(bodyOf<DriverDossier>(await carrier.SAFETY.get(at(driver.id)).expect(200)).isOpen).toBe(true);
  });

  it('does not exist before WrappingUpHR', async () => {
    const driver = await aFiledDriver();
    await grant(driver.id);
    await stage(driver.id, 'HRPaperWork');

    expect(await codeOf(carrier.HR, at(driver.id))).toBe('dq-file-not-available');
    expect(await codeOf(carrier.HR, at(driver.id, `documents/${driver.files.mvr ?? ''}`))).toBe(
      'dq-file-not-available',
    );
  });

  it('says "not stated" of questions that the driver was never asked', async () => {
    const driver = await aFiledDriver();
    await grant(driver.id);
    const asked = ['postalCode', 'phone', 'fax', 'email', 'mayContact', 'commercial', 'typeOfWork', 'equipment'];
    const row = await world.db('driver_history_items').where({ id: driver.employmentItem }).first('details');
    const old = Object.fromEntries(Object.entries(row?.details ?? {}).filter(([name]) => !asked.includes(name)));
    await world
      .db('driver_history_items')
      .where({ id: driver.employmentItem })
      .update({ details: JSON.stringify(old) });

    const [job] = bodyOf<DriverDossier>(await carrier.HR.get(at(driver.id)).expect(200)).employmentHistories;
    expect(job).toMatchObject({ mayContact: null, commercial: null, typeOfWork: [], equipment: [], phone: '' });
  });
});

async function stage(driverId: string, name: 'NotInterested' | 'HRPaperWork') {
  await world.db('driver_pipelines').where({ driver_id: driverId }).update({ stage: name });
}

describe('the file of a driver', () => {
  it('is unknown to strangers, and closed to accounting, drivers and operations', async () => {
    const driver = await aFiledDriver();
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
    const [driver, another] = [await aFiledDriver(), await aFiledDriver()];
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
    const driver = await aFiledDriver();
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
