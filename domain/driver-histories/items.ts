import type { UsState } from '../places/us-states';
import type { PenaltyType, ViolationCharge } from './offenses';
import type { ABROAD, EmploymentType, MilitaryBranch } from './kinds';

/** The state of an entry, or abroad; empty until chosen. */
export type HistoryLocation = UsState | typeof ABROAD | '';

/** What every history item has; `current` goes on today and has no end. */
export interface HistoryPeriod {
  startDate: string;
  endDate: string | null;
  current: boolean;
}

/** A job, or a time without one (docs/requirements.md#histories). */
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

/** A home; who has lived there for more than three years need not know since when. */
export interface Residence extends HistoryPeriod {
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: HistoryLocation;
  postalCode: string;
  moreThan3Years: boolean;
}

/** A time in the armed forces. */
export interface MilitaryService extends HistoryPeriod {
  branch: MilitaryBranch | null;
  specialty: string;
}

/** A driving school that was visited. */
export interface DrivingSchool extends HistoryPeriod {
  schoolName: string;
  city: string;
  state: HistoryLocation;
  hasGraduated: boolean | null;
}

/** A time without work. */
export interface UnemploymentPeriod extends HistoryPeriod {
  note: string;
}

/** A traffic conviction or a forfeited bond; parking does not count (49 CFR 391.21(b)(8)). */
export interface Violation extends HistoryPeriod {
  charge: ViolationCharge | null;
  /** In the driver's own words; needed where the charge is another one. */
  details: string;
  city: string;
  state: HistoryLocation;
  penalty: PenaltyType[];
  inCommercialVehicle: boolean | null;
}

/** An accident, whoever caused it (49 CFR 391.21(b)(7)). */
export interface Accident extends HistoryPeriod {
  description: string;
  city: string;
  state: HistoryLocation;
  fatalities: number;
  injuries: number;
  hazmatSpill: boolean;
  /** Whether it could have been prevented, as the driver sees it. */
  preventable: boolean | null;
  inCommercialVehicle: boolean | null;
}

/** The item of each kind. */
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

/** What an empty form of each kind begins with. */
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
