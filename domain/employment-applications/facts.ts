import type { ComplianceAnswers } from '../compliance/answers';
import type { Accident, Employment, MailingAddress, Residence, Violation } from '../driver-histories/items';
import type { DriverClass } from '../shared/job-enums';

/** The carrier that an application names (49 CFR 391.21(b)(1)). */
export interface NamedCarrier {
  readonly name: string;
  readonly dotNumber: string | null;
  /** In one line. */
  readonly address: string;
}

/** Everything that an application for employment states (49 CFR 391.21(b)), as the driver entered it. */
export interface ApplicationFacts {
  readonly carrier: NamedCarrier;
  /** The day on which it is read or signed. */
  readonly on: string;
  readonly fullName: string;
  readonly birthDate: string | null;
  readonly phone: string | null;
  readonly email: string;
  readonly ssn: string | null;
  readonly licenseClass: DriverClass | null;
  /** Undefined before the driver's background check was saved. */
  readonly answers: ComplianceAnswers | undefined;
  readonly mailingAddress: MailingAddress | null;
  readonly residences: readonly Residence[];
  readonly employments: readonly Employment[];
  readonly accidents: readonly Accident[];
  readonly violations: readonly Violation[];
}

/** Parts without which an application is none; the paragraph of 49 CFR 391.21(b) is in the text of each. */
export const requiredParts = [
  'birthDate',
  'ssn',
  'address',
  'residences',
  'licenses',
  'experience',
  'accidents',
  'violations',
  'denials',
  'employments',
] as const;
/** One of {@link requiredParts}. */
export type RequiredPart = (typeof requiredParts)[number];

/** The parts that an application lacks. A list that may be empty is complete once its question is answered. */
export function missingParts(facts: ApplicationFacts): RequiredPart[] {
  const { answers, birthDate, ssn, residences, employments, accidents, violations } = facts;
  const { qualification, motorVehicle, address } = answers ?? {};
  const isMissing: Readonly<Record<RequiredPart, boolean>> = {
    birthDate: birthDate === null,
    ssn: ssn === null,
    address: !address?.addressLine1 || address.city === '' || address.state === '',
    residences: residences.length === 0,
    licenses: !motorVehicle?.licenses.some(({ number, state, expiresOn }) => number && state && expiresOn),
    experience: (qualification?.experience ?? null) === null,
    accidents: (qualification?.hasAccidents ?? null) === null && accidents.length === 0,
    violations: (qualification?.hasViolations ?? null) === null && violations.length === 0,
    denials: (motorVehicle?.wasDenied ?? null) === null || (motorVehicle?.wasSuspended ?? null) === null,
    employments: employments.length === 0,
  };
  return requiredParts.filter((part) => isMissing[part]);
}
