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
  /** The whole address in one line, as map services format it. */
  regularAddress: string;
  latitude: number | null;
  longitude: number | null;
}

/** An unexpired license (49 CFR 391.21(b)(5)). */
export interface DriverLicense {
  state: UsState | '';
  number: string;
  expiresOn: string;
}

/** The driver's licenses, and denials, suspensions and revocations (49 CFR 391.21(b)(5) and (9)). */
export interface MotorVehicle {
  licenses: DriverLicense[];
  wasDenied: boolean | null;
  wasSuspended: boolean | null;
  explanation: string;
}

/** Endorsements, and the expiration dates of the TWIC card and the hazmat endorsement. */
export interface Checklist {
  endorsements: EndorsementCode[];
  twicExpiration: string | null;
  /** If the license shows a separate date for it. */
  hazmatExpiration: string | null;
}

/** Driving experience, and whether there are accidents or violations to list (49 CFR 391.21(b)(6) to (8)). */
export interface Qualification {
  experience: DrivingExperience | null;
  hasAccidents: boolean | null;
  hasViolations: boolean | null;
}

/** The driver's answers in the wizard, except for the Social Security number. */
export interface ComplianceAnswers {
  address: ComplianceAddress;
  checklist: Checklist;
  motorVehicle: MotorVehicle;
  qualification: Qualification;
}

/** More licenses than a driver can have held in the years that count. */
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
  qualification: { experience: null, hasAccidents: null, hasViolations: null },
};
