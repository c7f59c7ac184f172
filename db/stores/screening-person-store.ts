import { findStatedFacts } from '../read-models/stated-facts';
import { findCompliance, type ComplianceDeps } from './compliance-store';

/** Who a result is about, as a provider has to know him; opened for the provider's order alone. */
export interface ScreenedPerson {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly ssn: string | null;
  readonly license: { readonly number: string; readonly state: string } | null;
}

/** The driver's names, birth date, number and first license; undefined for an erased driver. */
export async function readScreenedPerson(deps: ComplianceDeps, driverId: string): Promise<ScreenedPerson | undefined> {
  const [facts, compliance] = await Promise.all([findStatedFacts(deps.db, driverId), findCompliance(deps, driverId)]);
  if (facts === undefined) return undefined;
  const [license] = compliance?.answers.motorVehicle.licenses ?? [];
  const isNamed = license !== undefined && license.number !== '' && license.state !== '';
  return {
    firstName: facts.firstName,
    middleName: facts.middleName,
    lastName: facts.lastName,
    birthDate: facts.birthDate,
    ssn: compliance?.ssn ?? null,
    license: isNamed ? { number: license.number, state: license.state } : null,
  };
}
