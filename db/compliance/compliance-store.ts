import { type ComplianceAnswers, emptyAnswers } from '#domain/compliance/answers';
import type { PersonCipher, Vault } from '#platform/vault';
import { personCipher } from '../accounts/person-key-store';
import type { Db, Transaction } from '../core/handle';

const TABLE = 'driver_compliance';
/** The contexts of the sealed values; a value opens only in its own context. */
const uses = { ssn: 'ssn', answers: 'compliance' } as const;

export interface ComplianceDeps {
  readonly db: Db;
  readonly vault: Vault;
}

/** A driver's answers. The Social Security number is decrypted for callers who may show part of it. */
export interface StoredCompliance {
  readonly answers: ComplianceAnswers;
  readonly ssn: string | null;
  readonly wantsFreeCopy: boolean;
  readonly updatedAt: string;
}

export async function findCompliance(
  { db, vault }: ComplianceDeps,
  driverId: string,
): Promise<StoredCompliance | undefined> {
  const row = await db(TABLE)
    .where({ driver_id: driverId })
    .first({ ssn: 'ssn', answers: 'answers', wantsFreeCopy: 'wants_free_copy', updatedAt: 'updated_at' });
  if (row === undefined) return undefined;
  const cipher = await personCipher(db, vault, driverId);
  return {
    answers: openedAnswers(cipher, row.answers),
    ssn: row.ssn === null ? null : cipher.open(row.ssn, uses.ssn).toString('utf8'),
    wantsFreeCopy: row.wantsFreeCopy,
    updatedAt: row.updatedAt,
  };
}

/** The sealed answers. Those that were given before a question existed lack its answer, which is then null. */
export function openedAnswers(cipher: PersonCipher, sealed: Buffer): ComplianceAnswers {
  const answers = JSON.parse(cipher.open(sealed, uses.answers).toString('utf8')) as ComplianceAnswers;
  return { ...answers, qualification: { ...emptyAnswers.qualification, ...answers.qualification } };
}

export interface NewCompliance {
  readonly answers: ComplianceAnswers;
  readonly ssn: string | null;
  readonly at: Date;
}

/** Replaces a driver's stored answers. */
export async function storeCompliance(
  { db, vault }: ComplianceDeps,
  driverId: string,
  { answers, ssn, at }: NewCompliance,
): Promise<void> {
  const cipher = await personCipher(db, vault, driverId);
  const { twicExpiration, hazmatExpiration } = answers.checklist;
  await db(TABLE)
    .insert({
      driver_id: driverId,
      ssn: ssn === null ? null : cipher.seal(Buffer.from(ssn, 'utf8'), uses.ssn),
      answers: cipher.seal(Buffer.from(JSON.stringify(answers), 'utf8'), uses.answers),
      twic_expires_on: twicExpiration,
      hazmat_expires_on: hazmatExpiration,
      updated_at: at.toISOString(),
    })
    .onConflict('driver_id')
    .merge();
}

/** Marks the answers as changed when signed data changed elsewhere, so that earlier signatures are outdated. */
export async function touchCompliance(trx: Transaction, driverId: string, at: Date): Promise<void> {
  await trx(TABLE).where({ driver_id: driverId }).update({ updated_at: at.toISOString() });
}

/**
 * Sets whether the driver wants a copy of the reports. This is not an answer of the wizard, so the driver need not
 * resubmit.
 */
export async function setFreeCopy(db: Db, driverId: string, wantsFreeCopy: boolean): Promise<void> {
  await db(TABLE).where({ driver_id: driverId }).update({ wants_free_copy: wantsFreeCopy });
}
