import type { Signature } from '#domain/compliance/signature';
import type { SignedText } from '#domain/employment-verifications/consent';
import type { Db } from '../core/handle';
import type { VerificationCipher } from './sealed-rows';

/** The signature and what it names, readable only with the driver's key. */
export interface ConsentSigning {
  readonly fullName: string;
  readonly signature: Signature;
  readonly ip: string;
  readonly carrier: string;
  readonly employer: string;
}

/** A consent that a driver signed for one past employer. */
export interface SignedVerificationConsent {
  readonly id: string;
  readonly verificationId: string;
  readonly driverId: string;
  /** Whether drug and alcohol records are released, too. */
  readonly coversTesting: boolean;
  readonly texts: readonly SignedText[];
  readonly signedAt: string;
  readonly fileId: string;
}

const useOf = (id: string): string => `consent/${id}`;

/** Stores a signed consent; a retry with the same id does nothing. */
export async function storeVerificationConsent(
  db: Db,
  cipher: VerificationCipher,
  { signing, ...consent }: SignedVerificationConsent & { readonly signing: ConsentSigning },
): Promise<void> {
  await db('verification_consents')
    .insert({
      id: consent.id,
      verification_id: consent.verificationId,
      driver_id: consent.driverId,
      covers_testing: consent.coversTesting,
      texts: JSON.stringify(consent.texts),
      signed_at: consent.signedAt,
      sealed: cipher.seal(signing, useOf(consent.id)),
      file_id: consent.fileId,
    })
    .onConflict('id')
    .ignore();
}

/** Signed consents by id. */
export async function readVerificationConsents(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, SignedVerificationConsent>> {
  const wanted = ids.filter((id) => id !== null);
  const rows: SignedVerificationConsent[] =
    wanted.length === 0
      ? []
      : await db('verification_consents').whereIn('id', wanted).select({
          id: 'id',
          verificationId: 'verification_id',
          driverId: 'driver_id',
          coversTesting: 'covers_testing',
          texts: 'texts',
          signedAt: 'signed_at',
          fileId: 'file_id',
        });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names that a signed consent states. */
export async function namesOfConsent(
  db: Db,
  cipher: VerificationCipher,
  id: string,
): Promise<Pick<ConsentSigning, 'carrier' | 'employer'> | undefined> {
  const row = await db('verification_consents').where({ id }).first('sealed');
  return row && cipher.open<ConsentSigning>(row.sealed, useOf(id));
}
