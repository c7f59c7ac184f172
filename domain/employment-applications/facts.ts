import type { ComplianceAnswers } from '../compliance/answers';
import type { Accident, Employment, MailingAddress, Residence, Violation } from '../driver-histories/items';
import type { Finding } from '../requirements/model/evidence';
import type { DriverClass } from '../shared/job-enums';
import { applicationProofs, type ApplicationText } from './texts';

/** The carrier that an application names (49 CFR 391.21(b)(1)). */
export interface NamedCarrier {
  readonly name: string;
  readonly dotNumber: string | null;
  /** In one line. */
  readonly address: string;
}

/** A job that the driver got through the platform. */
export interface PlatformJob {
  readonly carrier: NamedCarrier;
  /** The first day, yyyy-mm-dd. */
  readonly startDate: string;
  /** The last day; null while the driver works there. */
  readonly endDate: string | null;
}

/**
 * Everything that an application for employment states (49 CFR 391.21(b)), as the driver entered it. Later jobs through the
 * platform are added: a driver cannot certify a list that both know is short.
 */
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
  readonly platformJobs: readonly PlatformJob[];
  readonly accidents: readonly Accident[];
  readonly violations: readonly Violation[];
}

/** The parts that an application needs (49 CFR 391.21(b)), and the answer about tests (49 CFR 40.25(j)). */
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
  'testHistory',
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
    testHistory: (qualification?.drugOrAlcoholTests ?? null) === null,
  };
  return requiredParts.filter((part) => isMissing[part]);
}

/** The jobs in a commercial motor vehicle whose type of equipment the driver has not entered (49 CFR 391.21(b)(6)). */
export const jobsWithoutEquipment = ({ employments }: Pick<ApplicationFacts, 'employments'>): readonly Employment[] =>
  employments.filter(({ commercial, equipment }) => commercial === true && equipment.length === 0);

/** The findings of a signed text; those of the question about tests are the driver's answer. */
export const findingsOf = (
  text: ApplicationText,
  { answers }: Pick<ApplicationFacts, 'answers'>,
): readonly Finding[] =>
  text === 'drug-and-alcohol-question'
    ? [answers?.qualification.drugOrAlcoholTests === true ? 'yes' : 'no']
    : applicationProofs[text].findings;
