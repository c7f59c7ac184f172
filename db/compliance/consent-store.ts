import type { Signature } from '#domain/compliance/signature';
import type { ConsentKind } from '#domain/compliance/steps';
import type { LegalStatus } from '#domain/legal/kinds';
import type { PersonCipher } from '#platform/vault';
import { personCipher } from '../accounts/person-key-store';
import type { Db, Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import { storeConsentEvidence } from '../evidence/consent-evidence';
import type { ComplianceDeps } from './compliance-store';

/** The driver's reading progress on a text. */
export interface Reading {
  readonly textId: string;
  readonly openedAt: string;
  readonly endReachedAt: string | null;
}

/** Records that the driver opened the text; the first time counts. */
export async function markOpened(
  db: Db,
  driverId: string,
  { textId, at }: { textId: string; at: Date },
): Promise<void> {
  await db('legal_readings')
    .insert({ driver_id: driverId, text_id: textId, opened_at: at.toISOString() })
    .onConflict(['driver_id', 'text_id'])
    .ignore();
}

/**
 * Records that the driver reached the end of the text; the first time counts. Returns false if the text was not opened.
 */
export async function markEndReached(
  db: Db,
  driverId: string,
  { textId, at }: { textId: string; at: Date },
): Promise<boolean> {
  const count = await db('legal_readings')
    .where({ driver_id: driverId, text_id: textId })
    .update({ end_reached_at: db.raw('coalesce(end_reached_at, ?)', [at.toISOString()]) });
  return count > 0;
}

export async function listReadings(db: Db, driverId: string): Promise<Reading[]> {
  return db('legal_readings')
    .where({ driver_id: driverId })
    .select({ textId: 'text_id', openedAt: 'opened_at', endReachedAt: 'end_reached_at' });
}

/** A signed document, without the signature. */
export interface Consent {
  readonly id: string;
  readonly driverId: string;
  readonly textId: string;
  readonly kind: ConsentKind;
  readonly version: string;
  readonly language: string;
  readonly sha256: string;
  readonly openedAt: string;
  readonly endReachedAt: string;
  readonly signedAt: string;
}

/** The signature itself, readable only with the driver's key. */
export interface Signing {
  readonly fullName: string;
  readonly signature: Signature;
  readonly ip: string;
  readonly wantsFreeCopy: boolean;
}

export interface NewConsent extends Consent {
  readonly signing: Signing;
}

const useOf = (id: string): string => `signature/${id}`;

/** The signature of a consent, opened with the driver's key. */
export const openedSigning = (
  cipher: PersonCipher,
  { id, sealed }: { readonly id: string; readonly sealed: Buffer },
): Signing => JSON.parse(cipher.open(sealed, useOf(id)).toString('utf8')) as Signing;

/**
 * Stores all of the signed documents or none, and the evidence that they are; storing the same ids again changes nothing.
 */
export async function storeConsents(
  { db, vault }: ComplianceDeps,
  driverId: string,
  consents: readonly NewConsent[],
): Promise<void> {
  const cipher = await personCipher(db, vault, driverId);
  const rows = consents.map(({ id, signing, ...consent }) => ({
    id,
    driver_id: driverId,
    text_id: consent.textId,
    kind: consent.kind,
    version: consent.version,
    language: consent.language,
    sha256: Buffer.from(consent.sha256, 'hex'),
    opened_at: consent.openedAt,
    end_reached_at: consent.endReachedAt,
    signed_at: consent.signedAt,
    sealed: cipher.seal(Buffer.from(JSON.stringify(signing), 'utf8'), useOf(id)),
  }));
  await db.transaction(async (trx) => {
    await trx('consents').insert(rows).onConflict('id').ignore();
    await storeConsentEvidence(trx, consents);
    await fileChanged(
      trx,
      consents.map(({ driverId }) => driverId),
    );
  });
}

/** A consent with the title and status of its text. */
export interface ListedConsent extends Consent {
  readonly title: string;
  readonly status: LegalStatus;
}

/** Lists the texts that the driver signed, newest first. */
export async function listConsents(db: Db, driverId: string): Promise<ListedConsent[]> {
  return consents(db)
    .where('consents.driver_id', driverId)
    .orderBy([
      { column: 'consents.signed_at', order: 'desc' },
      { column: 'consents.kind' },
      { column: 'consents.id', order: 'desc' },
    ]);
}

/** One of the driver's consents, with the wording shown to the driver and the signature. */
export async function readConsent(
  { db, vault }: ComplianceDeps,
  driverId: string,
  id: string,
): Promise<(ListedConsent & Signing & { readonly body: string }) | undefined> {
  const consent = await consents(db)
    .where('consents.id', id)
    .where('consents.driver_id', driverId)
    .select({ sealed: 'consents.sealed', body: 'legal_texts.body' })
    .first<(ListedConsent & { sealed: Buffer; body: string }) | undefined>();
  if (consent === undefined) return undefined;
  const { sealed, ...rest } = consent;
  const cipher = await personCipher(db, vault, driverId);
  return { ...rest, ...openedSigning(cipher, { id, sealed }) };
}

/** The kind of one of the driver's consents. */
export async function readConsentKind(
  db: Db,
  { driverId, consentId }: { readonly driverId: string; readonly consentId: string },
): Promise<ConsentKind | undefined> {
  const row = await db('consents').where({ id: consentId, driver_id: driverId }).first('kind');
  return row?.kind;
}

const consents = (db: Db | Transaction) =>
  db('consents')
    .join('legal_texts', 'legal_texts.id', 'consents.text_id')
    .select({
      id: 'consents.id',
      driverId: 'consents.driver_id',
      textId: 'consents.text_id',
      kind: 'consents.kind',
      version: 'consents.version',
      language: 'consents.language',
      sha256: db.raw(`encode(consents.sha256, 'hex')`),
      openedAt: 'consents.opened_at',
      endReachedAt: 'consents.end_reached_at',
      signedAt: 'consents.signed_at',
      title: 'legal_texts.title',
      status: 'legal_texts.status',
    });
