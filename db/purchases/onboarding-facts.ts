import type { AgreementStateName } from '#domain/agreements/states';
import type { BoughtProduct } from '#domain/purchases/onboarding';
import type { Db, Transaction } from '../core/handle';

interface Pair {
  readonly organizationId: string;
  readonly driverId: string;
}

/** The part of a minimum that was given back covers no later parts. */
const KEPT = `case when product = 'onboardingMinimum' then purchases.cents - coalesce(purchase_credits.cents, 0)
  else purchases.cents end`;

/** The carrier's purchases for the driver. */
export async function readBought(db: Db | Transaction, { organizationId, driverId }: Pair): Promise<BoughtProduct[]> {
  return db('purchases')
    .leftJoin('purchase_credits', 'purchase_credits.purchase_id', 'purchases.id')
    .where('purchases.organization_id', organizationId)
    .where('purchases.driver_id', driverId)
    .orderBy('bought_at')
    .select({ product: 'product', listCents: 'list_cents', cents: db.raw(KEPT), reason: 'purchases.reason' });
}

/** A trial that was not accepted is over on its last instant, also if its workflow is late. */
const STATE = `case when state = 'trial' and accepted_at is null and trial_ends_at <= ?::timestamptz then 'lapsed' else state end`;

/** The state of the carrier's agreement at an instant, and the end of its trial; undefined before it begins. */
export async function readAgreement(
  db: Db | Transaction,
  organizationId: string,
  at: Date,
): Promise<{ readonly state: AgreementStateName; readonly trialEndsAt: string } | undefined> {
  return db('carrier_agreements')
    .where({ organization_id: organizationId })
    .first({ state: db.raw(STATE, [at]), trialEndsAt: 'trial_ends_at' });
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
