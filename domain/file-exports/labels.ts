import type { DossierDocument } from '../driver-dossier/documents';
import type { OperatedEquipment, WorkType } from '../driver-histories/job-codes';
import type { EmploymentType, MilitaryBranch } from '../driver-histories/kinds';
import type { PenaltyType } from '../driver-histories/offenses';
import type { LicenseRestriction, MedicalRestriction } from '../driver-reviews/findings';
import type { DrivingExperience } from '../shared/driving-experience';
import type { DriverClass } from '../shared/job-enums';

// English names, for exports; the screens translate them.

/** Kinds of employment. */
export const employmentNames: Readonly<Record<EmploymentType, string>> = {
  employer: 'For an employer',
  selfEmployed: 'Self-employed',
  unWorking: 'Not working',
};

/** Kinds of driving in a job. */
export const workNames: Readonly<Record<WorkType, string>> = {
  local: 'Local',
  regional: 'Regional',
  otr: 'OTR',
  dedicated: 'Dedicated',
  drayage: 'Drayage',
  team: 'Team driving',
  yardSpotter: 'Yard spotter',
  nonDriving: 'Non-driving',
};

/** Equipment that a driver operated. */
export const equipmentNames: Readonly<Record<OperatedEquipment, string>> = {
  straightTruck: 'Straight truck',
  tractorSemitrailer: 'Tractor-trailer',
  doublesTriples: 'Doubles or triples',
  dryVan: 'Dry van',
  reefer: 'Reefer',
  flatbed: 'Flatbed',
  tanker: 'Tanker',
  bus: 'Bus',
  other: 'Other',
};

/** Branches of the armed forces. */
export const branchNames: Readonly<Record<MilitaryBranch, string>> = {
  army: 'Army',
  airForce: 'Air Force',
  marines: 'Marines',
  navy: 'Navy',
  coastGuard: 'Coast Guard',
  nationalGuard: 'National Guard',
  merchantMarines: 'Merchant Marines',
};

/** Penalties of a conviction. */
export const penaltyNames: Readonly<Record<PenaltyType, string>> = {
  fine: 'Fine',
  suspension: 'Suspension',
  revocation: 'Revocation',
  communityService: 'Community service',
  other: 'Other',
};

/** Restrictions of a license. */
export const restrictionNames: Readonly<Record<LicenseRestriction, string>> = {
  B: 'Corrective lenses (B)',
  E: 'No manual transmission (E)',
  K: 'Intrastate only (K)',
  L: 'No air brakes (L)',
  M: 'No class A passenger vehicle (M)',
  N: 'No class A or B passenger vehicle (N)',
  O: 'No tractor-trailer (O)',
  V: 'Medical variance (V)',
  X: 'No cargo in a tank vehicle (X)',
  Z: 'No full air brakes (Z)',
};

/** Conditions on a medical examiner's certificate. */
export const medicalNames: Readonly<Record<MedicalRestriction, string>> = {
  correctiveLenses: 'Corrective lenses',
  auditoryAid: 'Hearing aid',
  waiver: 'Waiver or exemption',
  skillPerformance: 'Skill Performance Evaluation certificate',
  exemptIntracity: 'Within an exempt intracity zone',
  pilotProgram: 'Qualified under 49 CFR 391.64',
  stateGrandfathered: 'Grandfathered by the state',
};

/** Answers about driving experience. */
export const experienceNames: Readonly<Record<DrivingExperience, string>> = {
  lessThan6Months: 'Less than 6 months',
  from6MonthsTo1Year: '6 months to 1 year',
  from1YearTo3Years: '1 to 3 years',
  moreThan3Years: 'More than 3 years',
};

/** License classes. */
export const classNames: Readonly<Record<DriverClass, string>> = {
  driverLicenseClassA: 'Class A',
  driverLicenseClassB: 'Class B',
  driverLicenseClassC: 'Class C',
};

/** Kinds of documents. */
export const documentNames: Readonly<Record<DossierDocument, string>> = {
  driverLicense: 'Driver license',
  backDriverLicense: 'Back of driver license',
  dotMedicalCard: 'DOT medical card',
  mvr: 'Motor vehicle record',
  resume: 'Resume',
  cdlis: 'CDLIS document',
  backgroundCheck: 'Background check',
  employmentVerification: 'Verification of employment',
  psp: 'PSP report',
  clearinghouse: 'Clearinghouse query',
  drugTest: 'Drug test',
  backDotMedicalCard: 'Back of DOT medical card',
  drugAlcoholRecord: 'Drug and alcohol record',
  i9Section1: 'Form I-9, Section 1',
  i9Section2: 'Form I-9, Section 2',
  additionalDocument: 'Additional document',
};
