import type { Db } from '../core/handle';

/** A credential without a document of its own, and its expiration date. */
export interface SelfReportedProof {
  readonly proof: 'twic' | 'hazmat';
  readonly on: string;
}

/** Lists credentials as the driver entered them in the compliance form. */
export async function findSelfReportedProofs(db: Db, driverId: string): Promise<SelfReportedProof[]> {
  const row = await db('driver_compliance')
    .where({ driver_id: driverId })
    .first({ twic: 'twic_expires_on', hazmat: 'hazmat_expires_on' });
  if (row === undefined) return [];
  return (['twic', 'hazmat'] as const).flatMap((proof) => {
    const on = row[proof];
    return on === null ? [] : [{ proof, on }];
  });
}
