import type { AgreementStateName } from '#domain/agreements/states';
import type { BoughtProduct } from '#domain/purchases/onboarding';
import type { Db, Transaction } from '../core/handle';

interface Pair {
  readonly organizationId: string;
  readonly driverId: string;
}

/** The carrier's purchases for the driver. */
export async function readBought(db: Db | Transaction, { organizationId, driverId }: Pair): Promise<BoughtProduct[]> {
  return db('purchases')
    .where({ organization_id: organizationId, driver_id: driverId })
    .orderBy('bought_at')
    .select({ product: 'product', listCents: 'list_cents', cents: 'cents', reason: 'reason' });
}

/** The state of the carrier's agreement and the end of its trial; undefined before it begins. */
export async function readAgreement(
  db: Db | Transaction,
  organizationId: string,
): Promise<{ readonly state: AgreementStateName; readonly trialEndsAt: string } | undefined> {
  return db('carrier_agreements')
    .where({ organization_id: organizationId })
    .first({ state: 'state', trialEndsAt: 'trial_ends_at' });
}

/** How the carrier knows the driver: on a live hire, by a candidacy, or not at all. */
export async function readTie(
  db: Db | Transaction,
  { organizationId, driverId }: Pair,
): Promise<'hired' | 'candidate' | undefined> {
  const row: unknown = await db('candidacies')
    .where({ organization_id: organizationId, driver_id: driverId })
    .orderByRaw('2 desc')
    .first({
      id: 'id',
      isHired: db.raw(
        'exists (select from driver_hires where driver_hires.candidacy_id = candidacies.id and released_at is null)',
      ),
    });
  if (row === undefined) return undefined;
  return (row as { isHired: boolean }).isHired ? 'hired' : 'candidate';
}
