import { ipKeyGenerator } from 'express-rate-limit';
import { countHit } from '#db/core/rate-limit-store';
import { HOUR_MS } from '#domain/shared/durations';
import type { RouteContext } from '../http/context';

/** Texts that one caller may look up in an hour with the operator's keys; a name that is typed takes several. */
const MAX_LOOKUPS_AN_HOUR = 300;

/**
 * Whether the caller may still use an outside service with the operator's key. Above the allowance, the product's own data answers,
 * so that nobody who types is refused.
 */
export async function mayLookUp(
  { db, request, actor }: Pick<RouteContext, 'db' | 'request' | 'actor'>,
  service: 'census' | 'geocoder',
): Promise<boolean> {
  const caller = actor?.userId ?? ipKeyGenerator(request.ip ?? 'unknown');
  const { hits } = await countHit(db, `lookups/${service}/${caller}`, HOUR_MS);
  return hits <= MAX_LOOKUPS_AN_HOUR;
}
