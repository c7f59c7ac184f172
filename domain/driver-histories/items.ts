import type { UsState } from '../places/us-states';
import type { OperatedEquipment, WorkType } from './job-codes';
import type { ABROAD, EmploymentType, MilitaryBranch } from './kinds';
import type { PenaltyType, ViolationCharge } from './offenses';

/** The state of an entry, or abroad; empty until chosen. */
export type HistoryLocation = UsState | typeof ABROAD | '';

/** Dates of a history item; a `current` item has no end. */
export interface HistoryPeriod {
  readonly startDate: string;
  readonly endDate: string | null;
  readonly current: boolean;
}

/** A job, or a period without one (docs/requirements.md#histories). */
export interface Employment extends HistoryPeriod {
  readonly type: EmploymentType | null;
  readonly employerName: string;
  readonly contactPerson: string;
  readonly address: string;
  readonly city: string;
  readonly state: HistoryLocation;
  readonly postalCode: string;
  readonly phone: string;
  readonly fax: string;
  readonly email: string;
  readonly position: string;
  readonly reasonForLeaving: string;
  /** Whether the employer may be contacted while the driver still works there. */
  readonly mayContact: boolean | null;
  /** Whether the driver operated a commercial motor vehicle. */
  readonly commercial: boolean | null;
  readonly subjectToFmcsa: boolean | null;
  readonly safetySensitive: boolean | null;
  readonly typeOfWork: WorkType[];
  readonly equipment: OperatedEquipment[];
}

/** A residence; its start may be missing if the driver has lived there for more than three years. */
export interface Residence extends HistoryPeriod {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: HistoryLocation;
  readonly postalCode: string;
  readonly moreThan3Years: boolean;
}

/** Where the driver gets mail, if not at home. */
export type MailingAddress = Pick<Residence, 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode'>;
/** A mailing address in one line. */
export const mailingLine = ({ addressLine1, addressLine2, city, state, postalCode }: MailingAddress): string =>
  [addressLine1, addressLine2, city, `${state} ${postalCode}`.trim()].filter((part) => part !== '').join(', ');

/** A period of military service. */
export interface MilitaryService extends HistoryPeriod {
  readonly branch: MilitaryBranch | null;
  readonly specialty: string;
}

/** A driving school that the driver attended. */
export interface DrivingSchool extends HistoryPeriod {
  readonly schoolName: string;
  readonly city: string;
  readonly state: HistoryLocation;
  readonly hasGraduated: boolean | null;
}

/** A period without work. */
export interface UnemploymentPeriod extends HistoryPeriod {
  readonly note: string;
}

/** A traffic conviction or forfeited bond, except for parking (49 CFR 391.21(b)(8)). */
export interface Violation extends HistoryPeriod {
  readonly charge: ViolationCharge | null;
  /** The driver's description; required for charge `other`. */
  readonly details: string;
  readonly city: string;
  readonly state: HistoryLocation;
  readonly penalty: PenaltyType[];
  readonly inCommercialVehicle: boolean | null;
}

/** An accident, regardless of fault (49 CFR 391.21(b)(7)). */
export interface Accident extends HistoryPeriod {
  readonly description: string;
  readonly city: string;
  readonly state: HistoryLocation;
  readonly fatalities: number;
  readonly injuries: number;
  readonly hazmatSpill: boolean;
  /** Whether it was preventable, in the driver's view. */
  readonly preventable: boolean | null;
  readonly inCommercialVehicle: boolean | null;
}

/** The item type of each kind. */
export interface HistoryItems {
  readonly employment: Employment;
  readonly residence: Residence;
  readonly militaryService: MilitaryService;
  readonly drivingSchool: DrivingSchool;
  readonly unemploymentPeriod: UnemploymentPeriod;
  readonly violation: Violation;
  readonly accident: Accident;
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
    postalCode: '',
    phone: '',
    fax: '',
    email: '',
    position: '',
    reasonForLeaving: '',
    mayContact: null,
    commercial: null,
    subjectToFmcsa: null,
    safetySensitive: null,
    typeOfWork: [],
    equipment: [],
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
