import type { Db, Transaction } from '../core/handle';

/**
 * Ids of the people to notify when a driver is far over target: the owner's lead, else all leads, else everyone in
 * operations.
 */
export async function escalationIds(db: Db | Transaction, ownerId: string | null): Promise<readonly string[]> {
  const active = () => db('users').whereRaw(`users.roles @> array['ops']`).where('users.is_active', true);
  const idsOf = async (people: ReturnType<typeof active>): Promise<string[]> => {
    const rows: { id: string }[] = await people.select('users.id');
    return rows.map(({ id }) => id);
  };
  const led = () => db('users as led').whereNotNull('led.lead_id').select('led.lead_id');
  const ofOwner = await idsOf(active().whereIn('users.id', led().where('led.id', ownerId)));
  if (ofOwner.length > 0) return ofOwner;
  const leads = await idsOf(active().whereIn('users.id', led().where('led.is_active', true)));
  return leads.length > 0 ? leads : idsOf(active());
}
