import { createPersonCipher, type PersonCipher, type Vault } from '#platform/vault';
import type { Db } from '../handle';

/** Seals and opens what belongs to the person; his key is made when it is needed first. */
export async function personCipher(db: Db, vault: Vault, personId: string): Promise<PersonCipher> {
  const wrapped = (await findWrapped(db, personId)) ?? (await makeKey(db, vault, personId));
  return createPersonCipher(vault.unwrap(wrapped));
}

async function findWrapped(db: Db, personId: string): Promise<Buffer | undefined> {
  const row: { wrapped: Buffer } | undefined = await db('person_keys').where({ person_id: personId }).first('wrapped');
  return row?.wrapped;
}

// Two at once: the first one's key is everybody's.
async function makeKey(db: Db, vault: Vault, personId: string): Promise<Buffer> {
  const wrapped = vault.wrap(vault.newDataKey());
  await db('person_keys').insert({ person_id: personId, wrapped }).onConflict('person_id').ignore();
  const kept = await findWrapped(db, personId);
  if (kept === undefined) throw new Error('The key was not kept');
  return kept;
}
