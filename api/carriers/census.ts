import { searchCensus } from '#db/carriers/census';
import type { CensusCarrier } from '#domain/carriers/schema';
import type { RouteContext } from '../http/context';
import { mayLookUp } from './lookup-allowance';

/**
 * Searches the FMCSA web service if it is configured; otherwise, while it is unavailable, or above the caller's allowance, the
 * imported census.
 */
export async function autocompleteCarriers(ctx: RouteContext, search: string): Promise<CensusCarrier[]> {
  return (await searchService(ctx, search)) ?? searchCensus(ctx.db, search);
}

async function searchService(ctx: RouteContext, search: string): Promise<CensusCarrier[] | undefined> {
  const { fmcsa, log } = ctx;
  if (fmcsa === undefined || !(await mayLookUp(ctx, 'census'))) return undefined;
  try {
    const found = await fmcsa.find(search);
    return found.map(({ dotNumber, postalCode, ...carrier }) => ({
      ...carrier,
      mcdotNumber: String(dotNumber),
      zip: postalCode,
    }));
  } catch (error) {
    log.warn({ err: error }, 'FMCSA service unavailable, using the imported census');
    return undefined;
  }
}
