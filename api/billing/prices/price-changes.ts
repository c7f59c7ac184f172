import type { Transaction } from '#db/core/handle';
import { readPriceImpact } from '#db/prices/price-impact';
import {
  findPricedProduct,
  listPrices,
  lockPrices,
  type PricedProduct,
  readVersions,
  writePriceChange,
} from '#db/prices/price-versions';
import type { Actor } from '#domain/accounts/actor';
import { canceledPrice, newPrice, type PriceVersion, versionAt } from '#domain/prices/changes';
import type { NewPriceBody, OpsPrice, PricePreview } from '#domain/prices/schema';
import { ProblemError } from '#domain/problems';
import { startOfDate } from '#domain/shared/zoned-time';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { presentPrice } from './present-price';

type SignedIn = RouteContext & { readonly actor: Actor };

interface Versions {
  readonly data: OpsPrice[];
}

/** The instant from which a new price counts: a past day would change what was bought already. */
function startOf({ startsOn }: NewPriceBody, { now, timeZone }: SignedIn): string {
  const startsAt = startOfDate(startsOn, timeZone);
  if (startsAt <= now().toISOString()) throw new ProblemError('price-not-future');
  return startsAt;
}

/** A version with the amount of the one before would look like a change to carriers. */
function requireChange(versions: readonly PriceVersion[], amount: number, startsAt: string): void {
  if (versionAt(versions, startsAt)?.amount === amount) throw new ProblemError('price-unchanged');
}

/** The impact of a new price. Nothing changes. */
export async function previewPrice(ctx: SignedIn, body: NewPriceBody): Promise<PricePreview> {
  const startsAt = startOf(body, ctx);
  const versions = await readVersions(ctx.db, body);
  requireChange(versions, body.amount, startsAt);
  return {
    before: (versionAt(versions, startsAt) ?? (await generalFee(ctx, body, startsAt)))?.amount ?? null,
    startsAt,
    endsAt: newPrice(versions, body.amount, startsAt).add?.endsAt ?? null,
    ...(await readPriceImpact(ctx.db, body)),
  };
}

/** A state without a late fee of its own has had the general one. */
async function generalFee({ db }: SignedIn, { product, state }: NewPriceBody, startsAt: string) {
  if (product !== 'lateFee' || state === null) return undefined;
  return versionAt(await readVersions(db, { product, state: null }), startsAt);
}

/** Plans a price; returns the versions of the same product and state. */
export function addPrice(ctx: SignedIn, body: NewPriceBody): Promise<Versions> {
  const startsAt = startOf(body, ctx);
  return once(ctx, async (trx) => {
    const versions = await lockPrices(trx, body);
    requireChange(versions, body.amount, startsAt);
    const change = newPrice(versions, body.amount, startsAt);
    await writePriceChange(trx, body, { change, by: ctx.actor.userId });
    return versionsOf(ctx, trx, body);
  });
}

/** Cancels a planned price: the one before it goes on. */
export function cancelPrice(ctx: SignedIn, id: string): Promise<Versions> {
  return once(ctx, async (trx) => {
    const priced = await findPricedProduct(trx, id);
    if (priced === undefined) throw new ProblemError('not-found');
    const change = canceledPrice(await lockPrices(trx, priced), id, ctx.now().toISOString());
    if (change === undefined) throw new ProblemError('price-not-future');
    await writePriceChange(trx, priced, { change, by: ctx.actor.userId });
    return versionsOf(ctx, trx, priced);
  });
}

async function versionsOf(ctx: SignedIn, trx: Transaction, { product, state }: PricedProduct): Promise<Versions> {
  const now = ctx.now().toISOString();
  const own = (await listPrices(trx)).filter((price) => price.product === product && price.state === state);
  return { data: own.map((price) => presentPrice(price, now)) };
}
