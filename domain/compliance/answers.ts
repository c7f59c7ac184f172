import type { LicenseIssuer } from '../places/license-issuers';
import type { UsState } from '../places/us-states';
import type { DrivingExperience } from '../shared/driving-experience';
import type { EndorsementCode } from '../shared/job-enums';

/** The driver's current address. */
export interface ComplianceAddress {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: UsState | '';
  readonly postalCode: string;
  /** The whole address in one line, as map services format it. */
  readonly regularAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** An unexpired license (49 CFR 391.21(b)(5)). */
export interface DriverLicense {
  readonly state: LicenseIssuer | '';
  readonly number: string;
  readonly expiresOn: string;
}

/** The driver's licenses, and denials, suspensions and revocations (49 CFR 391.21(b)(5) and (9)). */
export interface MotorVehicle {
  readonly licenses: DriverLicense[];
  readonly wasDenied: boolean | null;
  readonly wasSuspended: boolean | null;
  readonly explanation: string;
}

/** Endorsements, and the expiration dates of the TWIC card and the hazmat endorsement. */
export interface Checklist {
  readonly endorsements: EndorsementCode[];
  readonly twicExpiration: string | null;
  /** If the license shows a separate date for it. */
  readonly hazmatExpiration: string | null;
}

/**
 * The right to work, English (49 CFR 391.11(b)(2)), driving experience, earlier drug and alcohol tests (49 CFR 40.25(j)),
 * and whether there are accidents or violations to list (49 CFR 391.21(b)(6) to (8)).
 */
export interface Qualification {
  /** Whether the driver may legally work in the United States. */
  readonly legal: boolean | null;
  /** Whether the driver reads and speaks English well enough to drive. */
  readonly english: boolean | null;
  /** Whether a pre-employment drug or alcohol test of the last two years was positive or refused. */
  readonly drugOrAlcoholTests: boolean | null;
  /** Whether the driver can document the return to duty; null unless there was such a test. */
  readonly documentation: boolean | null;
  readonly experience: DrivingExperience | null;
  readonly hasAccidents: boolean | null;
  readonly hasViolations: boolean | null;
}

/** The driver's answers in the wizard, except for the Social Security number. */
export interface ComplianceAnswers {
  readonly address: ComplianceAddress;
  readonly checklist: Checklist;
  readonly motorVehicle: MotorVehicle;
  readonly qualification: Qualification;
}

/** Maximum number of unexpired licenses; more than any driver has. */
export const MAX_LICENSES = 4;

/** A license before anything is entered. */
export const emptyLicense: DriverLicense = { state: '', number: '', expiresOn: '' };

/** Nothing is answered yet. */
export const emptyAnswers: ComplianceAnswers = {
  address: {
    addressLine1: '',
    addressLine2: '',
    city: '',
    state: '',
    postalCode: '',
    regularAddress: '',
    latitude: null,
    longitude: null,
  },
  checklist: { endorsements: [], twicExpiration: null, hazmatExpiration: null },
  motorVehicle: { licenses: [emptyLicense], wasDenied: null, wasSuspended: null, explanation: '' },
  qualification: {
    legal: null,
    english: null,
    drugOrAlcoholTests: null,
    documentation: null,
    experience: null,
    hasAccidents: null,
    hasViolations: null,
  },
};
