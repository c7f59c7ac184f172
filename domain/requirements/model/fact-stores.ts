import type { StatedFacts } from '../sources/stated-facts';
import type { Store } from './requirement';

/** The stores whose readers may know a fact; the others are in the qualification file. */
const factStores: Readonly<Partial<Record<keyof StatedFacts, Store>>> = {
  unresolvedViolation: 'drugAlcohol',
  employers: 'investigation',
  refusedBecauseOfReport: 'hr',
};

/** The store whose readers may know a fact. */
export const storeOfFact = (name: keyof StatedFacts): Store => factStores[name] ?? 'qualification';
