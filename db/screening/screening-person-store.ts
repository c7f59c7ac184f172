import { type ComplianceDeps, findCompliance } from '../compliance/compliance-store';
import { findSelfReportedFacts } from '../review-queue/self-reported-facts';

/** The driver's identity, as the provider needs it; decrypted only for the provider's order. */
export interface ScreenedPerson {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly ssn: string | null;
  readonly license: { readonly number: string; readonly state: string } | null;
}

/** The driver's names, birth date, Social Security number and first license; undefined for an erased driver. */
export async function readScreenedPerson(deps: ComplianceDeps, driverId: string): Promise<ScreenedPerson | undefined> {
  const [facts, compliance] = await Promise.all([
    findSelfReportedFacts(deps.db, driverId),
    findCompliance(deps, driverId),
  ]);
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
