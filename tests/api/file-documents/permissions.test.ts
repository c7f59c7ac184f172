import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { positions } from '#domain/accounts/roles';
import { type FileDocumentKind, fileDocumentKinds } from '#domain/driver-dossier/document-kinds';
import type { FileDocuments } from '#domain/driver-dossier/documents-schema';
import type { DossierFile, DriverDossier } from '#domain/driver-dossier/schema';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { problemOf } from '../../support/api';
import { anAccessRow } from '../../support/builders/access-rows';
import { aFileDocument } from '../../support/builders/file-documents';
import {
  carrierDocuments,
  type DocumentsByKind,
  ownDocuments,
  type Person,
  readersOf,
  storeOf,
} from '../../support/hiring/document-world';
import { bodyOf, type Caller, evidenceIn, type FilesCarrier, FilesWorld } from '../../support/hiring/files-world';

const people: readonly Person[] = [...positions, 'admin'];
const readers = people.filter((person) => person !== 'ACCOUNTING');
const each = (): FileDocumentKind[] => [...fileDocumentKinds];

let world: FilesWorld;
/** A carrier that employs the driver, one with the driver's grant, one whose employment ended, and one without a relation. */
let employer: FilesCarrier;
let granted: FilesCarrier;
let past: FilesCarrier;
let unrelated: FilesCarrier;
let driver: Caller & { readonly id: string };
let someone: Caller & { readonly id: string };
let employments: { readonly current: string; readonly ended: string };
/** Documents of the employer, of the past employer, and of no carrier. */
let ofEmployer: DocumentsByKind;
let ofPast: DocumentsByKind;
let ofNobody: DocumentsByKind;

beforeAll(async () => {
  world = await FilesWorld.start('2026-11-26T18:00:00.000Z');
  [employer, granted, past, unrelated] = [
    await world.aCarrier(),
    await world.aCarrier(),
    await world.aCarrier(),
    await world.aCarrier(),
  ];
  driver = await world.aDriver();
  someone = await world.aDriver();
  employments = {
    current: await world.anEmployment(employer, driver.id, { type: 'employee' }),
    ended: await world.anEmployment(past, driver.id, {
      hiredOn: '2022-03-01',
      endedOn: '2023-02-28',
      endReason: 'Moved',
      type: 'employee',
    }),
  };
  await anAccessRow(world.db, { organizationId: granted.organizationId, driverId: driver.id, state: 'approved' });
  ofEmployer = await carrierDocuments(world, {
    driverId: driver.id,
    carrier: employer,
    employmentId: employments.current,
  });
  ofPast = await carrierDocuments(world, { driverId: driver.id, carrier: past, employmentId: employments.ended });
  ofNobody = await ownDocuments(world, driver.id);
});
afterAll(() => world.api.close());

const documentPath = (fileId: string) => `/api/business/driver/${driver.id}/documents/${fileId}`;

/** The outcome of a call: `200`, or the code of the refusal. */
async function outcome(caller: Caller, path: string): Promise<200 | string> {
  const response = await caller.get(path);
  return response.status === 200 ? 200 : problemOf(response).code;
}

/** The outcome of opening the document of each kind. */
async function outcomes(caller: Caller, pathOf: (kind: FileDocumentKind) => string) {
  const found = await Promise.all(each().map(async (kind) => [kind, await outcome(caller, pathOf(kind))] as const));
  return Object.fromEntries(found);
}

const all = (expected: (kind: FileDocumentKind) => unknown) =>
  Object.fromEntries(each().map((kind) => [kind, expected(kind)]));

function isReader(person: Person, kind: FileDocumentKind): boolean {
  const store = storeOf[kind];
  return store !== 'platform' && readersOf[store].includes(person);
}
const kindsIn = (files: readonly DossierFile[], stored: DocumentsByKind): FileDocumentKind[] =>
  each().filter((kind) => files.some(({ _id }) => _id === stored[kind]));

describe('people of the employer', () => {
  it('of accounting read nothing', async () => {
    for (const caller of [employer.ACCOUNTING, granted.ACCOUNTING]) {
      expect(await outcome(caller, `/api/business/driver/${driver.id}/file`)).toBe('forbidden');
      expect(await outcomes(caller, (kind) => documentPath(ofNobody[kind]))).toEqual(all(() => 'forbidden'));
    }
  });

  it.each(readers)('%s lists and opens each kind by its store', async (person) => {
    const caller = employer[person];
    const response = await caller.get(`/api/business/driver/${driver.id}/file`).expect(200);
    const { documents } = bodyOf<DriverDossier>(response);
    const readable = each().filter((kind) => isReader(person, kind));

    expect(kindsIn(documents, ofEmployer)).toEqual(readable);
    expect(kindsIn(documents, ofNobody)).toEqual(readable);
    expect(kindsIn(documents, ofPast)).toEqual([]);
    const expected = all((kind) => (isReader(person, kind) ? 200 : 'document-not-for-position'));
    expect(await outcomes(caller, (kind) => documentPath(ofEmployer[kind]))).toEqual(expected);
    expect(await outcomes(caller, (kind) => documentPath(ofNobody[kind]))).toEqual(expected);
    expect(await outcomes(caller, (kind) => documentPath(ofPast[kind]))).toEqual(all(() => 'not-found'));
    const alias = (kind: FileDocumentKind) => `/api/document/business/${driver.id}/${ofEmployer[kind]}`;
    expect(await outcomes(caller, alias)).toEqual(expected);
  });
});

describe("people of a carrier with the driver's grant", () => {
  it.each(readers)('%s reads what belongs to no carrier by store, and nothing of others', async (person) => {
    const caller = granted[person];
    const response = await caller.get(`/api/business/driver/${driver.id}/file`).expect(200);
    const { documents } = bodyOf<DriverDossier>(response);

    expect(kindsIn(documents, ofNobody)).toEqual(each().filter((kind) => isReader(person, kind)));
    expect([kindsIn(documents, ofEmployer), kindsIn(documents, ofPast)]).toEqual([[], []]);
    const expected = all((kind) => (isReader(person, kind) ? 200 : 'document-not-for-position'));
    expect(await outcomes(caller, (kind) => documentPath(ofNobody[kind]))).toEqual(expected);
    expect(await outcomes(caller, (kind) => documentPath(ofEmployer[kind]))).toEqual(all(() => 'not-found'));
  });
});

describe('a past employer', () => {
  it.each(people)('%s reads nothing of the driver file', async (person) => {
    const expected = person === 'ACCOUNTING' ? 'forbidden' : 'not-found';
    expect(await outcome(past[person], `/api/business/driver/${driver.id}/file`)).toBe(expected);
    for (const stored of [ofPast, ofEmployer, ofNobody]) {
      expect(await outcomes(past[person], (kind) => documentPath(stored[kind]))).toEqual(all(() => expected));
    }
  });

  it('keeps what it obtained in the file of its employment, by store, and sees nothing that came later', async () => {
    const path = `/api/business/employments/${employments.ended}`;
    const later = await aFileDocument(world.db, { driverId: driver.id, kind: 'license', by: driver.id });
    const own = await aFileDocument(world.db, {
      driverId: driver.id,
      kind: 'drugTest',
      by: past.safetyId,
      organizationId: past.organizationId,
      employmentId: employments.ended,
    });

    const open = (entryId: string) => `${path}/evidence/${entryId}/file`;
    expect(await outcome(past.SAFETY, open(own.entryId))).toBe(200);
    expect(await outcome(past.RECRUITER, open(own.entryId))).toBe('not-found');
    expect(await outcome(past.ACCOUNTING, open(own.entryId))).toBe('forbidden');
    expect(await outcome(past.HR, open(later.entryId))).toBe('not-found');
    const file = bodyOf<FileOnDay>(await past.HR.get(`${path}/file`).expect(200));
    expect(evidenceIn(file).map(({ _id }) => _id)).not.toContain(later.entryId);
    expect(await outcome(employer.HR, open(own.entryId))).toBe('not-found');
  });
});

describe('a carrier without a relation to the driver', () => {
  it.each(people)('%s does not find the driver', async (person) => {
    const expected = person === 'ACCOUNTING' ? 'forbidden' : 'not-found';
    expect(await outcome(unrelated[person], `/api/business/driver/${driver.id}/file`)).toBe(expected);
    expect(await outcomes(unrelated[person], (kind) => documentPath(ofNobody[kind]))).toEqual(all(() => expected));
    expect(await outcome(unrelated[person], `/api/business/employments/${employments.current}/file`)).toBe(expected);
  });
});

describe('drivers', () => {
  const path = (fileId: string) => `/api/driver-profile/files/${fileId}`;

  it('list and open every kind about themselves, of any carrier', async () => {
    const { data, kinds } = bodyOf<FileDocuments>(await driver.get('/api/drivers/me/documents').expect(200));

    for (const stored of [ofEmployer, ofPast, ofNobody]) {
      expect(kindsIn(data, stored)).toEqual(each());
      expect(await outcomes(driver, (kind) => path(stored[kind]))).toEqual(all(() => 200));
    }
    expect(kinds.map(({ kind }) => kind)).toEqual(each());
    expect(kinds.filter(({ mayAdd }) => mayAdd).map(({ kind }) => kind)).toEqual([
      'license',
      'medical',
      'mvr',
      'additional-document',
    ]);
  });

  it("read nothing of other drivers, and nothing through carriers' and operations' calls", async () => {
    const { data } = bodyOf<FileDocuments>(await someone.get('/api/drivers/me/documents').expect(200));
    expect(data).toEqual([]);
    expect(await outcomes(someone, (kind) => path(ofNobody[kind]))).toEqual(all(() => 'not-found'));
    expect(await outcomes(driver, (kind) => documentPath(ofNobody[kind]))).toEqual(all(() => 'forbidden'));
    expect(await outcome(driver, `/api/ops/drivers/${driver.id}/documents`)).toBe('forbidden');
  });

  it('do not open what others added before it is approved, nor answers of past employers', async () => {
    const of = { driverId: driver.id, by: employer.safetyId, organizationId: employer.organizationId };
    const waiting = await aFileDocument(world.db, { ...of, kind: 'psp', verdict: null });
    const rejected = await aFileDocument(world.db, { ...of, kind: 'psp', verdict: 'rejected' });
    const answer = await aFileDocument(world.db, { ...of, kind: 'safetyInquiry' });

    for (const { fileId } of [waiting, rejected, answer]) expect(await outcome(driver, path(fileId))).toBe('not-found');
    const { data } = bodyOf<FileDocuments>(await driver.get('/api/drivers/me/documents').expect(200));
    expect(data.filter(({ kind, _id }) => kind === 'psp' && _id === null).map(({ status }) => status)).toEqual([
      'rejected',
      'pending',
    ]);
  });
});

describe('operations', () => {
  it('list and open every kind, of every carrier', async () => {
    const { data } = bodyOf<FileDocuments>(await world.ops.get(`/api/ops/drivers/${driver.id}/documents`).expect(200));

    for (const stored of [ofEmployer, ofPast, ofNobody]) {
      expect(kindsIn(data, stored)).toEqual(each());
      expect(await outcomes(world.ops, (kind) => `/api/ops/drivers/${driver.id}/files/${stored[kind]}`)).toEqual(
        all(() => 200),
      );
      expect(await outcomes(world.ops, (kind) => `/api/ops/drivers/${someone.id}/files/${stored[kind]}`)).toEqual(
        all(() => 'not-found'),
      );
    }
  });

  it('do not act in the name of a carrier', async () => {
    expect(await outcomes(world.ops, (kind) => documentPath(ofEmployer[kind]))).toEqual(all(() => 'forbidden'));
  });
});

describe('people who are not signed in', () => {
  it('read nothing', async () => {
    const paths = each().flatMap((kind) => [
      documentPath(ofNobody[kind]),
      `/api/document/business/${driver.id}/${ofNobody[kind]}`,
      `/api/driver-profile/files/${ofNobody[kind]}`,
      `/api/ops/drivers/${driver.id}/files/${ofNobody[kind]}`,
    ]);
    const lists = [
      `/api/business/driver/${driver.id}/file`,
      '/api/drivers/me/documents',
      `/api/ops/drivers/${driver.id}/documents`,
      `/api/business/employments/${employments.current}/file`,
    ];
    for (const path of [...paths, ...lists]) {
      const response = await request(world.api.app).get(path);
      expect([path, problemOf(response).code]).toEqual([path, 'not-signed-in']);
    }
  });
});
