import type { Facts, License } from '../model/facts';
import type { Context } from './context';
import { type Truth, truthOf } from './truth';

/** The licenses that are held on a day, the last one included. */
export const heldOn = (licenses: readonly License[], day: string): License[] =>
  licenses.filter(({ heldFrom, heldUntil }) => heldFrom <= day && (heldUntil === null || heldUntil >= day));

/**
 * Whether the driver holds licenses of several authorities at the same time (49 CFR 383.21, 391.11(b)(5)). One that is given up
 * on the day on which the next one is issued is none beside it, nor is that of the home country beside a non-domiciled CDL,
 * which need not be given up (383.71(f)).
 */
export function holdsSeveral({ file, dutyDay }: Context, { nonDomiciledCdl }: Facts): Truth {
  if (file.licenses === undefined) return truthOf(undefined, 'licenses');
  const kept = heldOn(file.licenses, dutyDay)
    .filter(({ heldUntil }) => heldUntil !== dutyDay)
    .filter(({ isForeign }) => !isForeign || nonDomiciledCdl === false);
  return truthOf(new Set(kept.map(({ state }) => state)).size > 1, 'severalLicenses');
}
