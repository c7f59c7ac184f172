import { type Actor, isDriver } from '../accounts/actor';
import { can, type Permission } from '../accounts/policy';
import { type Requirement, type Store, stores } from './model/requirement';

/**
 * The permissions by which people of a carrier read its files. The law limits who sees which (49 CFR 391.51, 391.53,
 * 382.405): investigations are for those who decide on the hire, drug and alcohol records for designated people.
 */
const storePermissions = {
  qualification: 'files:read',
  investigation: 'files:read-investigation',
  drugAlcohol: 'files:read-drug-alcohol',
  hr: 'files:read-hr',
} as const satisfies Readonly<Record<Exclude<Store, 'platform'>, Permission>>;

/**
 * The stores of drivers' files that somebody may read. Operations and the driver read all of them; the driver's are their
 * own file alone, and people of a carrier read those of its employments.
 */
export const storesOf = (actor: Actor): readonly Store[] =>
  can(actor, 'ops:read') || isDriver(actor)
    ? stores
    : stores.filter((store) => store !== 'platform' && can(actor, storePermissions[store]));

/** Whether somebody may read the line of a requirement. What operations do for the platform concerns no driver. */
export const mayReadLine = (actor: Actor, { store, acts }: Pick<Requirement, 'store' | 'acts'>): boolean =>
  storesOf(actor).includes(store) && !(isDriver(actor) && store === 'platform' && acts === 'ops');
