import { createPersonCipher, type PersonCipher, type Vault } from '#platform/vault';
import type { Db } from '../core/handle';

/** Returns the cipher for a person's data; the first call creates the key. */
export async function personCipher(db: Db, vault: Vault, personId: string): Promise<PersonCipher> {
  const wrapped = (await findWrapped(db, personId)) ?? (await makeKey(db, vault, personId));
  return createPersonCipher(vault.unwrap(wrapped));
}

async function findWrapped(db: Db, personId: string): Promise<Buffer | undefined> {
  const row = await db('person_keys').where({ person_id: personId }).first('wrapped');
  return row?.wrapped;
}

// If two calls run concurrently, both use the first one's key.
async function makeKey(db: Db, vault: Vault, personId: string): Promise<Buffer> {
  const wrapped = vault.wrap(vault.newDataKey());
  await db('person_keys').insert({ person_id: personId, wrapped }).onConflict('person_id').ignore();
  const kept = await findWrapped(db, personId);
  if (kept === undefined) throw new Error('The key was not stored');
  return kept;
}

const BATCH = 500;

export interface Rewrapped {
  readonly wrapped: number;
  readonly kept: number;
}

/**
 * Wraps every key that an earlier GLADHAND_KEY wrapped with the current one. The data that the keys seal stays
 * unchanged and readable.
 */
export async function rewrapPersonKeys(db: Db, vault: Vault): Promise<Rewrapped> {
  let [wrapped, kept, last] = [0, 0, ''];
  for (;;) {
    const rows = await keysAfter(db, last);
    const outdated = rows.filter((row) => vault.isOutdated(row.wrapped));
    for (const row of outdated) {
      // Skips a key that was deleted in the meantime. A key that cannot be opened stops the rotation; the remaining
      // keys stay unchanged.
      await db('person_keys')
        .where({ person_id: row.personId })
        .update({ wrapped: vault.wrap(vault.unwrap(row.wrapped)) });
    }
    wrapped += outdated.length;
    kept += rows.length - outdated.length;
    last = rows.at(-1)?.personId ?? last;
    if (rows.length < BATCH) return { wrapped, kept };
  }
}

async function keysAfter(db: Db, last: string): Promise<{ personId: string; wrapped: Buffer }[]> {
  const keys = db('person_keys').orderBy('person_id').limit(BATCH);
  if (last !== '') keys.where('person_id', '>', last);
  return keys.select({ personId: 'person_id', wrapped: 'wrapped' });
}
