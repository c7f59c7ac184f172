import { searchCensus } from '#db/carriers/census';
import type { CensusCarrier } from '#domain/carriers/schema';
import type { RouteContext } from '../http/context';

/** Searches the FMCSA web service if it is configured; otherwise, or while it is unavailable, the imported census. */
export async function autocompleteCarriers(ctx: RouteContext, search: string): Promise<CensusCarrier[]> {
  return (await searchService(ctx, search)) ?? searchCensus(ctx.db, search);
}

async function searchService({ fmcsa, log }: RouteContext, search: string): Promise<CensusCarrier[] | undefined> {
  try {
    const found = await fmcsa?.find(search);
    return found?.map(({ dotNumber, postalCode, ...carrier }) => ({
      ...carrier,
      mcdotNumber: String(dotNumber),
      zip: postalCode,
    }));
  } catch (error) {
    log.warn({ err: error }, 'FMCSA service unavailable, using the imported census');
    return undefined;
  }
}
