import type { DriverStage } from '#domain/driver-pipeline/stages';
import { matchProducts, type PurchasedProduct } from '#domain/prices/products';
import { type MatchOffer, matchOffer } from '#domain/purchases/match';
import type { Db, Transaction } from '../core/handle';
import { pricesAt } from '../prices/prices';

interface Wanted {
  readonly organizationId: string;
  readonly driverIds: readonly string[];
  /** When the match is ordered: its price and the trial are those of this instant. */
  readonly at: Date;
}

interface Row {
  readonly driverId: string;
  readonly stage: DriverStage;
  readonly bought: PurchasedProduct[];
}

/** The first instant after the carrier's trial; null if its agreement has not begun. */
export async function readTrialEnd(db: Db | Transaction, organizationId: string): Promise<string | null> {
  const row = await db('carrier_agreements').where({ organization_id: organizationId }).first('trial_ends_at');
  return row?.trial_ends_at ?? null;
}

/**
 * The price of each driver's match for the carrier, by driver; without drivers who do not exist.
 * @throws {ProblemError} `price-missing`
 */
export async function readMatchOffers(
  db: Db | Transaction,
  { organizationId, driverIds, at }: Wanted,
): Promise<ReadonlyMap<string, MatchOffer>> {
  const prices = await pricesAt(
    db,
    matchProducts.map((product) => ({ product })),
    at,
  );
  const trialEndsAt = await readTrialEnd(db, organizationId);
  const rows: Row[] = await db('driver_pipelines')
    .whereIn('driver_id', [...driverIds])
    .select({
      driverId: 'driver_id',
      stage: 'stage',
      bought: db('purchases')
        .whereRaw('purchases.driver_id = driver_pipelines.driver_id')
        .where('purchases.organization_id', organizationId)
        .select(db.raw("coalesce(array_agg(product), '{}')")),
    });
  return new Map(rows.map(({ driverId, ...facts }) => [driverId, matchOffer({ ...facts, trialEndsAt }, prices, at)]));
}
