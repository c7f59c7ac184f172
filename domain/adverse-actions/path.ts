import { scopeOf } from '../requirements/engine/scope';
import { jobFacts, type JobTerms } from '../requirements/sources/job-facts';
import type { RemotePathRefusal } from './states';

/** A recorded contact of the carrier with the driver. */
export interface RecordedContacts {
  /** The carrier held, or agreed on, an interview at an address, or the driver worked for it. */
  readonly metInPerson: boolean;
}

/**
 * Why one notice after the decision is not enough (15 USC 1681b(b)(3)(B)-(C)): the job is not one whose drivers' qualifications
 * the Department of Transportation regulates, or somebody met the driver. Two steps are always possible.
 */
export function remotePathRefusals(terms: JobTerms, { metInPerson }: RecordedContacts): RemotePathRefusal[] {
  const isCovered = scopeOf('dqJob', jobFacts(terms), null).holds === true;
  return [...(isCovered ? [] : (['job-not-covered'] as const)), ...(metInPerson ? (['met-in-person'] as const) : [])];
}
