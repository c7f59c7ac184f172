import { lastDayBefore } from '#domain/agreements/calendar';
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

/** The end of a carrier's trial. */
export interface TrialEnd {
  /** The first instant after it. */
  readonly trialEndsAt: string | null;
  /** Its last day where the carrier is. */
  readonly trialEndsOn: string | null;
}

/** The end of the carrier's trial; nulls if its agreement has not begun. */
export async function readTrialEnd(db: Db | Transaction, organizationId: string): Promise<TrialEnd> {
  const row: { endsAt: string; zone: string } | undefined = await db('carrier_agreements')
    .join('organizations', 'organizations.id', 'carrier_agreements.organization_id')
    .where('carrier_agreements.organization_id', organizationId)
    .first({ endsAt: 'carrier_agreements.trial_ends_at', zone: 'organizations.time_zone' });
  if (row === undefined) return { trialEndsAt: null, trialEndsOn: null };
  return { trialEndsAt: row.endsAt, trialEndsOn: lastDayBefore(row.endsAt, row.zone) };
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
  const { trialEndsAt } = await readTrialEnd(db, organizationId);
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
