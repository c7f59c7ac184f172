import type { Db } from '../handle';

/** A proof without a document of its own, and its last day. */
export interface StatedProof {
  readonly proof: 'twic' | 'hazmat';
  readonly on: string;
}

/** Credentials as the driver entered them in the compliance form. */
export async function findStatedProofs(db: Db, driverId: string): Promise<StatedProof[]> {
  const row: { twic: string | null; hazmat: string | null } | undefined = await db('driver_compliance')
    .where({ driver_id: driverId })
    .first({ twic: 'twic_expires_on', hazmat: 'hazmat_expires_on' });
  if (row === undefined) return [];
  return (['twic', 'hazmat'] as const).flatMap((proof) => {
    const on = row[proof];
    return on === null ? [] : [{ proof, on }];
  });
}
