import { listPrices, type StoredPrice } from '#db/prices/price-versions';
import { findRegisteredState } from '#db/prices/registered-state';
import { readTrialEnd } from '#db/purchases/match-offers';
import type { Actor } from '#domain/accounts/actor';
import { usStateCodes } from '#domain/places/us-states';
import { type PriceVersion, versionAt } from '#domain/prices/changes';
import { lateFeeAt, nextLateFeeAt } from '#domain/prices/late-fee-rates';
import type { CurrentPrice, OpsPrice, PriceList, PriceState } from '#domain/prices/schema';
import { isInTrial } from '#domain/purchases/match';
import type { RouteContext } from '../../http/context';

/** A version as operations see it at this instant. */
export const presentPrice = (price: StoredPrice, now: string): OpsPrice => ({
  _id: price.id,
  product: price.product,
  state: stateOf(price),
  amount: price.amount,
  startsAt: price.startsAt,
  endsAt: price.endsAt,
  status: statusOf(price, now),
  createdBy: price.createdBy,
});

const stateOf = ({ state }: StoredPrice): OpsPrice['state'] => usStateCodes.find((code) => code === state) ?? null;

function statusOf({ startsAt, endsAt }: PriceVersion, now: string): PriceState {
  if (endsAt === startsAt) return 'canceled';
  if (startsAt > now) return 'planned';
  return endsAt === null || endsAt > now ? 'current' : 'past';
}

/** Every price that counts now, each with the next one, and the trial of the caller's carrier. */
export async function currentPrices({ db, actor, now }: RouteContext & { readonly actor: Actor }): Promise<PriceList> {
  const at = now();
  const { organizationId } = actor;
  const trial = organizationId === undefined ? undefined : await readTrialEnd(db, organizationId);
  const prices = await listPrices(db);
  const instant = at.toISOString();
  const fees = prices.filter(({ product }) => product === 'lateFee');
  const others = prices.filter(({ product }) => product !== 'lateFee');
  // A carrier reads the late fee of its state; operations read all.
  const feesOf = organizationId === undefined ? undefined : await findRegisteredState(db, organizationId);
  return {
    data: [
      ...groupsOf(others).flatMap((versions) => currentPrice(versions, instant)),
      ...(feesOf === undefined
        ? groupsOf(fees).flatMap((versions) => currentPrice(versions, instant))
        : currentFee(fees, feesOf.state, instant)),
    ],
    trialEndsOn: trial?.trialEndsOn ?? null,
    isTrial: trial !== undefined && isInTrial(trial.trialEndsAt, at),
  };
}

/** The versions of each product and state. */
function groupsOf(prices: readonly StoredPrice[]): StoredPrice[][] {
  const groups = new Map<string, StoredPrice[]>();
  for (const price of prices) {
    const key = `${price.product}/${price.state ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), price]);
  }
  return [...groups.values()];
}

const present = (current: StoredPrice, next: StoredPrice | undefined): CurrentPrice => ({
  product: current.product,
  state: stateOf(current),
  amount: current.amount,
  startsAt: current.startsAt,
  next: next === undefined ? null : { amount: next.amount, startsAt: next.startsAt },
});

function currentPrice(versions: readonly StoredPrice[], now: string): CurrentPrice[] {
  const current = versionAt(versions, now);
  if (current === undefined) return [];
  return [present(current, current.endsAt === null ? undefined : versionAt(versions, current.endsAt))];
}

function currentFee(fees: readonly StoredPrice[], state: string | null, now: string): CurrentPrice[] {
  const current = lateFeeAt(fees, state, now);
  return current === undefined ? [] : [present(current, nextLateFeeAt(fees, state, now))];
}
