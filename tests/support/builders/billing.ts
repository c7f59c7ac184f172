import type { Db } from '#db/core/handle';
import type { RowOf } from '#db/core/table';
import { newId } from '#platform/ids';

/** The agreement of a carrier whose trial ends at this instant; accepted, unless the state is another. */
export async function anAgreement(
  db: Db,
  organizationId: string,
  { trialEndsAt, state = 'active' }: { trialEndsAt: string; state?: RowOf<'carrier_agreements'>['state'] },
): Promise<void> {
  await db('carrier_agreements').insert({
    organization_id: organizationId,
    workflow_id: `agreement/${organizationId}`,
    version: 1,
    state,
    state_entered_at: trialEndsAt,
    is_disabled: false,
    trial_ends_at: trialEndsAt,
    snapshot: JSON.stringify({}),
    created_at: trialEndsAt,
    updated_at: trialEndsAt,
  });
}

/** Another price of a product from an instant on. */
export async function aPrice(
  db: Db,
  { product, amount, startsAt }: { product: RowOf<'prices'>['product']; amount: number; startsAt: string },
): Promise<string> {
  const id = newId();
  await db('prices').where({ product, ends_at: null }).update({ ends_at: startsAt });
  await db('prices').insert({ id, product, amount, starts_at: startsAt });
  return id;
}
