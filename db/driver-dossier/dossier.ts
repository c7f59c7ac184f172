import type { Knex } from 'knex';
import type { ComplianceAnswers } from '#domain/compliance/answers';
import type { ConsentKind } from '#domain/compliance/steps';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DocumentFindings } from '#domain/driver-reviews/findings';
import type { ItemKind, ItemVerdict } from '#domain/driver-reviews/items';
import type { HomeTime } from '#domain/shared/job-enums';
import { createPersonCipher, type Vault } from '#platform/vault';
import { openedAnswers } from '../compliance/compliance-store';
import { openedSigning, type Signing } from '../compliance/consent-store';
import type { Db } from '../core/handle';
import { instantOf, readTogether } from '../core/read-together';
import {
  type AllHistories,
  historiesFrom,
  type HistoryRow,
  historyRowsOf,
} from '../driver-histories/driver-history-store';
import { driverColumns, type DriverRow } from '../drivers/driver-facts';
import { type CurrentEmployment, currentEmploymentOf } from '../employments/current-employment';
import { findingsFrom, findingsOf, type FindingsRow } from '../review-queue/document-findings';
import { type DocumentRow, documentRowsOf, type DriverResultRow, resultRowsOf } from './document-rows';
import { type CarrierAndDriver, relationQueries, type RelationRows } from './relation';

/** A driver with the contact data and the wishes that the description names. */
export interface DossierDriver extends DriverRow {
  readonly middleName: string | null;
  readonly phone: string | null;
  readonly email: string;
  readonly homeTime: HomeTime | null;
}

/** The verdict or note of a review, as far as the file shows it. */
export interface DossierReview {
  readonly itemId: string;
  readonly kind: ItemKind;
  readonly itemVersion: string;
  readonly verdict: ItemVerdict;
}

/** A signed document. */
export interface DossierConsent {
  readonly id: string;
  readonly kind: ConsentKind;
  readonly title: string;
  readonly version: string;
  readonly signedAt: string;
}

/** The driver's signature with its time. */
export type DossierSignature = Pick<Signing, 'fullName' | 'signature'> & { readonly signedAt: string };

/** Everything that the file of a driver may show, before anything is left out. */
export interface Dossier {
  readonly relation: RelationRows;
  readonly driver: DossierDriver | undefined;
  readonly pipeline: DriverPipelineState | undefined;
  readonly histories: AllHistories;
  readonly reviews: readonly DossierReview[];
  readonly files: readonly DocumentRow[];
  readonly results: readonly DriverResultRow[];
  /** The driver's employment with the carrier, if one lasts. */
  readonly employment: CurrentEmployment | undefined;
  readonly consents: readonly DossierConsent[];
  readonly findings: DocumentFindings;
  /** The documents on which reviewers read their findings. */
  readonly findingsOn: readonly string[];
  readonly answers: ComplianceAnswers | undefined;
  /** Of the latest document that the driver signed. */
  readonly signature: DossierSignature | undefined;
}

interface SealedAnswers {
  readonly answers: string;
  readonly key: string;
}

interface SealedSignature {
  readonly id: string;
  readonly signedAt: string;
  readonly sealed: string;
  readonly key: string;
}

interface Rows extends RelationRows {
  readonly drivers: readonly DossierDriver[];
  readonly histories: readonly HistoryRow[];
  readonly reviews: readonly DossierReview[];
  readonly files: readonly DocumentRow[];
  readonly results: readonly DriverResultRow[];
  readonly employments: readonly CurrentEmployment[];
  readonly consents: readonly DossierConsent[];
  readonly findings: readonly FindingsRow[];
  readonly sealed: readonly SealedAnswers[];
  readonly signatures: readonly SealedSignature[];
}

/** Reads all parts of a driver's file in one statement (decision 042), and opens the driver's sealed answers. */
export async function readDossier(
  { db, vault }: { readonly db: Db; readonly vault: Vault },
  of: CarrierAndDriver,
): Promise<Dossier> {
  const { driverId } = of;
  const { candidacies, bench, pipelines, ...rows } = await readTogether<Rows>(db, {
    ...relationQueries(db, of),
    drivers: driverOf(db, driverId),
    histories: historyRowsOf(db, driverId),
    reviews: reviewsOf(db, driverId),
    files: documentRowsOf(db, of),
    results: resultRowsOf(db, of),
    employments: currentEmploymentOf(db, of),
    consents: consentsOf(db, driverId),
    findings: findingsOf(db, driverId),
    sealed: sealedOf(db, driverId),
    signatures: latestSignatureOf(db, driverId),
  });
  const [driver] = rows.drivers;
  return {
    relation: { candidacies, bench, pipelines },
    driver,
    pipeline: driver?.pipeline,
    histories: historiesFrom(rows.histories),
    reviews: rows.reviews,
    files: rows.files,
    results: rows.results,
    employment: rows.employments[0],
    consents: rows.consents,
    findings: findingsFrom(rows.findings),
    findingsOn: rows.findings.map(({ document }) => document),
    answers: openAnswers(vault, rows.sealed[0]),
    signature: openSignature(vault, rows.signatures[0]),
  };
}

const driverOf = (db: Db, driverId: string): Knex.QueryBuilder =>
  db('drivers')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .join('users', 'users.id', 'drivers.id')
    .where('drivers.id', driverId)
    .select({
      ...driverColumns,
      middleName: 'drivers.middle_name',
      phone: 'users.phone',
      email: 'users.email',
      homeTime: 'drivers.home_time',
    });

const reviewsOf = (db: Db, driverId: string): Knex.QueryBuilder =>
  db('item_reviews')
    .where({ driver_id: driverId })
    .orderBy(['at', 'id'])
    .select({ itemId: 'item_id', kind: 'kind', itemVersion: 'item_version', verdict: 'verdict' });

const consentsOf = (db: Db, driverId: string): Knex.QueryBuilder =>
  db('consents')
    .join('legal_texts', 'legal_texts.id', 'consents.text_id')
    .where('consents.driver_id', driverId)
    .orderBy([{ column: 'consents.signed_at', order: 'desc' }, { column: 'consents.kind' }])
    .select({
      id: 'consents.id',
      kind: 'consents.kind',
      title: 'legal_texts.title',
      version: 'consents.version',
      signedAt: 'consents.signed_at',
    });

const sealedOf = (db: Db, driverId: string): Knex.QueryBuilder =>
  db('driver_compliance')
    .join('person_keys', 'person_keys.person_id', 'driver_compliance.driver_id')
    .where('driver_compliance.driver_id', driverId)
    .select({
      answers: db.raw(`encode(driver_compliance.answers, 'hex')`),
      key: db.raw(`encode(person_keys.wrapped, 'hex')`),
    });

const latestSignatureOf = (db: Db, driverId: string): Knex.QueryBuilder =>
  db('consents')
    .join('person_keys', 'person_keys.person_id', 'consents.driver_id')
    .where('consents.driver_id', driverId)
    .orderBy([
      { column: 'consents.signed_at', order: 'desc' },
      { column: 'consents.id', order: 'desc' },
    ])
    .limit(1)
    .select({
      id: 'consents.id',
      signedAt: 'consents.signed_at',
      sealed: db.raw(`encode(consents.sealed, 'hex')`),
      key: db.raw(`encode(person_keys.wrapped, 'hex')`),
    });

const cipherOf = (vault: Vault, key: string) => createPersonCipher(vault.unwrap(Buffer.from(key, 'hex')));

function openSignature(vault: Vault, found: SealedSignature | undefined): DossierSignature | undefined {
  if (found === undefined) return undefined;
  const { id, signedAt, sealed, key } = found;
  const opened = openedSigning(cipherOf(vault, key), { id, sealed: Buffer.from(sealed, 'hex') });
  return { fullName: opened.fullName, signature: opened.signature, signedAt: instantOf(signedAt) };
}

function openAnswers(vault: Vault, sealed: SealedAnswers | undefined): ComplianceAnswers | undefined {
  if (sealed === undefined) return undefined;
  return openedAnswers(cipherOf(vault, sealed.key), Buffer.from(sealed.answers, 'hex'));
}
