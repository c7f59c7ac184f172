import type { Db, Transaction } from '#db/core/handle';
import type { Reference } from '#domain/driver-histories/references';

/** The driver's references, as entered. */
export async function readReferences(db: Db | Transaction, driverId: string): Promise<Reference[]> {
  const row = await db('driver_references').where({ driver_id: driverId }).first('people');
  return row?.people ?? [];
}

export async function storeReferences(
  db: Db | Transaction,
  driverId: string,
  people: readonly Reference[],
): Promise<void> {
  await db('driver_references')
    .insert({ driver_id: driverId, people: JSON.stringify(people) })
    .onConflict('driver_id')
    .merge({ people: JSON.stringify(people), updated_at: db.fn.now() });
}
