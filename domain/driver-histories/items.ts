import type { UsState } from '../places/us-states';
import type { PenaltyType, ViolationCharge } from './offenses';
import type { ABROAD, EmploymentType, MilitaryBranch } from './kinds';

/** The state of an entry, or abroad; empty until chosen. */
export type HistoryLocation = UsState | typeof ABROAD | '';

/** Dates of a history item; a `current` item has no end. */
export interface HistoryPeriod {
  startDate: string;
  endDate: string | null;
  current: boolean;
}

/** A job, or a period without one (docs/requirements.md#histories). */
export interface Employment extends HistoryPeriod {
  type: EmploymentType | null;
  employerName: string;
  contactPerson: string;
  address: string;
  city: string;
  state: HistoryLocation;
  position: string;
  reasonForLeaving: string;
  subjectToFmcsa: boolean | null;
  safetySensitive: boolean | null;
}

/** A residence; its start may be missing if the driver has lived there for more than three years. */
export interface Residence extends HistoryPeriod {
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: HistoryLocation;
  postalCode: string;
  moreThan3Years: boolean;
}

/** A period of military service. */
export interface MilitaryService extends HistoryPeriod {
  branch: MilitaryBranch | null;
  specialty: string;
}

/** A driving school that the driver attended. */
export interface DrivingSchool extends HistoryPeriod {
  schoolName: string;
  city: string;
  state: HistoryLocation;
  hasGraduated: boolean | null;
}

/** A period without work. */
export interface UnemploymentPeriod extends HistoryPeriod {
  note: string;
}

/** A traffic conviction or forfeited bond, except for parking (49 CFR 391.21(b)(8)). */
export interface Violation extends HistoryPeriod {
  charge: ViolationCharge | null;
  /** The driver's description; required for charge `other`. */
  details: string;
  city: string;
  state: HistoryLocation;
  penalty: PenaltyType[];
  inCommercialVehicle: boolean | null;
}

/** An accident, regardless of fault (49 CFR 391.21(b)(7)). */
export interface Accident extends HistoryPeriod {
  description: string;
  city: string;
  state: HistoryLocation;
  fatalities: number;
  injuries: number;
  hazmatSpill: boolean;
  /** Whether it was preventable, in the driver's view. */
  preventable: boolean | null;
  inCommercialVehicle: boolean | null;
}

/** The item type of each kind. */
export interface HistoryItems {
  employment: Employment;
  residence: Residence;
  militaryService: MilitaryService;
  drivingSchool: DrivingSchool;
  unemploymentPeriod: UnemploymentPeriod;
  violation: Violation;
  accident: Accident;
}

const period: HistoryPeriod = { startDate: '', endDate: null, current: false };
const place = { city: '', state: '' } as const;

/** The initial values of each form. */
export const emptyItems: Readonly<HistoryItems> = {
  employment: {
    ...period,
    ...place,
    type: 'employer',
    employerName: '',
    contactPerson: '',
    address: '',
    position: '',
    reasonForLeaving: '',
    subjectToFmcsa: null,
    safetySensitive: null,
  },
  residence: { ...period, ...place, addressLine1: '', addressLine2: '', postalCode: '', moreThan3Years: false },
  militaryService: { ...period, branch: null, specialty: '' },
  drivingSchool: { ...period, ...place, schoolName: '', hasGraduated: null },
  unemploymentPeriod: { ...period, note: '' },
  violation: { ...period, ...place, charge: null, details: '', penalty: [], inCommercialVehicle: null },
  accident: {
    ...period,
    ...place,
    description: '',
    fatalities: 0,
    injuries: 0,
    hazmatSpill: false,
    preventable: null,
    inCommercialVehicle: null,
  },
};
