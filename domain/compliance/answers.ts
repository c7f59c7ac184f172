import type { DrivingExperience } from '../drivers/experience';
import type { EndorsementCode } from '../job-orders/enums';
import type { UsState } from '../places/us-states';

/** The driver's current address. */
export interface ComplianceAddress {
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: UsState | '';
  postalCode: string;
  /** The whole address as a map service writes it. */
  regularAddress: string;
  latitude: number | null;
  longitude: number | null;
}

/** A licence that has not run out (49 CFR 391.21(b)(5)). */
export interface DriverLicense {
  state: UsState | '';
  number: string;
  expiresOn: string;
}

/** What somebody says of his licences, and of what happened to them (49 CFR 391.21(b)(5) and (9)). */
export interface MotorVehicle {
  licenses: DriverLicense[];
  wasDenied: boolean | null;
  wasSuspended: boolean | null;
  explanation: string;
}

/** Endorsements, and when the proofs beside them end. */
export interface Checklist {
  endorsements: EndorsementCode[];
  twicExpiration: string | null;
  /** Where the licence shows a date of its own for it. */
  hazmatExpiration: string | null;
}

/** How long somebody has driven, and whether he has something to list (49 CFR 391.21(b)(6) to (8)). */
export interface Qualification {
  experience: DrivingExperience | null;
  hasAccidents: boolean | null;
  hasViolations: boolean | null;
}

/** What a driver answers in the wizard, but for his social security number. */
export interface ComplianceAnswers {
  address: ComplianceAddress;
  checklist: Checklist;
  motorVehicle: MotorVehicle;
  qualification: Qualification;
}

/** More licences than anybody had in the years that count. */
export const MAX_LICENSES = 4;

/** A licence that nothing is typed of. */
export const emptyLicense: DriverLicense = { state: '', number: '', expiresOn: '' };

/** Nothing is answered. */
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
  qualification: { experience: null, hasAccidents: null, hasViolations: null },
};
