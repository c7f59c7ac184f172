import { storeCompliance } from '#db/compliance/compliance-store';
import { storeConsents } from '#db/compliance/consent-store';
import type { Db } from '#db/core/handle';
import { attachResultFile } from '#db/driver-files/result-file-store';
import { findLegalText } from '#db/legal/legal-text-store';
import { addItemReview } from '#db/review-queue/item-review-store';
import type { Position } from '#domain/accounts/roles';
import { emptyAnswers } from '#domain/compliance/answers';
import type { ConsentKind } from '#domain/compliance/steps';
import type { DossierDocument } from '#domain/driver-dossier/documents';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import type { Store } from '#domain/requirements/model/requirement';
import type { ScreeningKind } from '#domain/screening/kinds';
import { newId } from '#platform/ids';
import { aDriverFile } from '../builders/driver-files';
import { aFileDocument } from '../builders/file-documents';
import { aHistoryItem } from '../builders/histories';
import { testVault } from '../vault';
import type { FilesWorld } from './files-world';

const SIGNED = '2026-11-20T12:00:00.000Z';

export interface Filed {
  readonly id: string;
  readonly employmentItem: string;
  readonly files: Readonly<Partial<Record<DossierDocument, string>>>;
  readonly consents: Readonly<Partial<Record<ConsentKind, string>>>;
}

const evidenceOfResult: Readonly<Partial<Record<ScreeningKind, EvidenceKind>>> = {
  cdlis: 'cdlis',
  backgroundCheck: 'backgroundReport',
  employmentVerification: 'employmentVerification',
  psp: 'psp',
  clearinghouse: 'clearinghouseFull',
  drugTest: 'drugTest',
};
const accepted = (
  { db, opsId }: FilesWorld,
  of: { readonly driverId: string; readonly kind: EvidenceKind; readonly fileId: string },
) => aFileDocument(db, { ...of, by: opsId });

const results: readonly ScreeningKind[] = [
  'cdlis',
  'backgroundCheck',
  'employmentVerification',
  'psp',
  'clearinghouse',
  'drugTest',
];

/** A driver with one document of each kind and a signed text of each store. */
export async function aFiledDriver(world: FilesWorld): Promise<Filed> {
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
    (['driverLicense', 'mvr'] as const).map(async (purpose) => {
      const fileId = await aDriverFile(world.db, id, { purpose });
      await accepted(world, { driverId: id, kind: purpose === 'mvr' ? 'mvr' : 'license', fileId });
      return [purpose, fileId];
    }),
  );
  const received = await Promise.all(
    results.map(async (result) => {
      const fileId = await aDriverFile(world.db, id, { purpose: 'result', uploadedBy: world.opsId });
      await attachResultFile(world.db, { fileId, driverId: id, result });
      await accepted(world, { driverId: id, kind: evidenceOfResult[result] ?? 'mvr', fileId });
      return [result, fileId];
    }),
  );
  return {
    id,
    employmentItem,
    files: Object.fromEntries([...own, ...received]) as Filed['files'],
    consents: {
      'single-license-certification': await aConsent(world.db, id, 'single-license-certification'),
      'voe-consent': await aConsent(world.db, id, 'voe-consent'),
      'clearinghouse-limited-query': await aConsent(world.db, id, 'clearinghouse-limited-query'),
      'background-check-authorization': await aConsent(world.db, id, 'background-check-authorization'),
    },
  };
}

async function aConsent(db: Db, driverId: string, kind: ConsentKind): Promise<string> {
  const text = await findLegalText(db, kind, { on: SIGNED.slice(0, 10) });
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
  await storeConsents({ db: db, vault: testVault }, driverId, [consent]);
  return id;
}

/** The readers of each store, written from 49 CFR 391.51, 391.53 and 382.405. */
export const fileReaders: Readonly<Record<Exclude<Position, 'ACCOUNTING'> | 'admin', readonly Store[]>> = {
  SAFETY: ['qualification', 'investigation', 'drugAlcohol'],
  HR: ['qualification', 'investigation', 'drugAlcohol', 'hr'],
  RECRUITER: ['qualification', 'investigation'],
  LOCATION_MANAGER: ['qualification'],
  REGIONAL_MANAGER: ['qualification'],
  admin: ['qualification', 'hr'],
};
/** The store of each document. */
export const storeOfDocument: Readonly<Partial<Record<DossierDocument, Store>>> = {
  driverLicense: 'qualification',
  mvr: 'qualification',
  cdlis: 'qualification',
  backgroundCheck: 'hr',
  employmentVerification: 'investigation',
  psp: 'investigation',
  clearinghouse: 'drugAlcohol',
  drugTest: 'drugAlcohol',
};
/** The store of each signed text. */
export const storeOfConsent: Readonly<Partial<Record<ConsentKind, Store>>> = {
  'single-license-certification': 'qualification',
  'voe-consent': 'investigation',
  'clearinghouse-limited-query': 'drugAlcohol',
  'background-check-authorization': 'hr',
};
