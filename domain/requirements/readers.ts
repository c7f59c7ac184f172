import { type Actor, isDriver, isOps } from '../accounts/actor';
import { can, type Permission } from '../accounts/policy';
import type { Evidence } from './model/evidence';
import { storeOf } from './model/evidence-stores';
import { storeOfFact } from './model/fact-stores';
import { type Requirement, type Store, stores } from './model/requirement';
import type { StatedFacts } from './sources/stated-facts';

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

/** Whether somebody may read the line of a requirement. Tasks of operations for the platform concern no driver. */
export const mayReadLine = (actor: Actor, { store, acts }: Pick<Requirement, 'store' | 'acts'>): boolean =>
  storesOf(actor).includes(store) && !(isDriver(actor) && store === 'platform' && acts === 'ops');

/**
 * The title of a line in emails and exported files, which other people may see: it says nothing about drug and alcohol
 * records (49 CFR 382.405).
 */
export const titleOutside = ({ store, title }: Pick<Requirement, 'store' | 'title'>): string =>
  store === 'drugAlcohol' ? 'A record of the drug and alcohol file' : title;

/** Whether somebody may see that a document exists, and what it says. A carrier never sees those of another one. */
export const mayReadEvidence = (actor: Actor, { kind, organizationId }: Evidence): boolean =>
  storesOf(actor).includes(storeOf[kind]) &&
  (isOps(actor) || isDriver(actor) || organizationId === null || organizationId === actor.organizationId);

/** A document with the person who recorded it. */
type Recorded = Pick<Evidence, 'obtainedBy' | 'organizationId'> & { readonly recordedById: string | null };

/**
 * Whether somebody may open the stored document. A carrier opens only what it recorded or what was obtained for it; the
 * driver, what they gave.
 */
export function mayOpen(actor: Actor, evidence: Evidence & Recorded): boolean {
  if (!mayReadEvidence(actor, evidence)) return false;
  if (isOps(actor)) return true;
  if (isDriver(actor)) return evidence.obtainedBy === 'driver' || evidence.recordedById === actor.driverId;
  return evidence.organizationId !== null && evidence.organizationId === actor.organizationId;
}

/**
 * Whether somebody may review or correct the entry: operations, of the driver and the platform, and what they entered for a
 * carrier; a carrier, of its own file. A signature is neither reviewed nor corrected.
 */
export function mayReview(
  actor: Actor,
  evidence: Evidence & Recorded & { readonly isSigned: boolean; readonly isOfOps: boolean },
): boolean {
  if (evidence.isSigned || !mayReadEvidence(actor, evidence)) return false;
  if (can(actor, 'ops:act')) return evidence.organizationId === null || evidence.isOfOps;
  return can(actor, 'files:record') && evidence.organizationId === actor.organizationId;
}

/** The names of the facts in a statement that somebody may not know, and so not state or take back either. */
export function unreadableFacts(actor: Actor, facts: StatedFacts): string[] {
  const own = storesOf(actor);
  const names = (Object.keys(facts) as (keyof StatedFacts)[]).filter((name) => facts[name] !== undefined);
  const isPlanned = facts.employers?.some(({ hasUnfinishedPlan }) => hasUnfinishedPlan !== null) === true;
  return names.filter(
    (name) => !own.includes(storeOfFact(name)) || (name === 'employers' && isPlanned && !own.includes('drugAlcohol')),
  );
}

/** The facts that somebody may know. */
export function readableFacts(actor: Actor, facts: StatedFacts): StatedFacts {
  const own = storesOf(actor);
  const { employers, ...rest } = Object.fromEntries(
    Object.entries(facts).filter(([name]) => own.includes(storeOfFact(name as keyof StatedFacts))),
  ) as StatedFacts;
  if (employers === undefined || employers === null || own.includes('drugAlcohol'))
    return { ...rest, ...(employers !== undefined && { employers }) };
  return { ...rest, employers: employers.map((employer) => ({ ...employer, hasUnfinishedPlan: null })) };
}
