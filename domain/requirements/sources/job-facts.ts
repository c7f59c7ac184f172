import { needsHazmat, needsTwic } from '../../drivers/qualifications';
import type { OrderContent } from '../../job-orders/content/schema';
import type { DriverClass, EndorsementCode } from '../../shared/job-enums';
import type { Facts } from '../model/facts';

/** The terms of an order from which facts of the job follow, and the state of its facility. */
export interface JobTerms extends Pick<
  OrderContent,
  'isInterstate' | 'endorsements' | 'orderAssignmentType' | 'driverClass' | 'equipmentTransmission'
> {
  readonly requiresTwic?: boolean | null | undefined;
  readonly state: string;
}

const classOf: Readonly<Record<DriverClass, 'A' | 'B' | 'C'>> = {
  driverLicenseClassA: 'A',
  driverLicenseClassB: 'B',
  driverLicenseClassC: 'C',
};

/** Classes A and B are for vehicles of at least this weight in pounds, and A is for combinations (49 CFR 383.91). */
const HEAVY = 26_001;

/**
 * The facts of a job that its order states: every order names a class, and the endorsements that the job needs. Facts that
 * no order states stay unknown, such as the weight of a vehicle of class C, or the truck of a mixed fleet.
 */
export function jobFacts(terms: JobTerms): Facts {
  const { state, isInterstate, endorsements, driverClass, equipmentTransmission: trucks } = terms;
  const isOneKind = trucks.length === 1;
  const cdlClass = classOf[driverClass];
  const needs = (...codes: readonly EndorsementCode[]): boolean => codes.some((code) => endorsements.includes(code));
  return {
    jobState: state,
    interstate: isInterstate,
    cdlJob: true,
    cdlClass,
    combination: cdlClass === 'A',
    ...(cdlClass !== 'C' && { vehicleWeight: HEAVY }),
    hazmat: needsHazmat(endorsements),
    cargoTank: needs('N', 'X'),
    doubleTriple: needs('T'),
    ...(isOneKind && { manualTransmission: trucks.includes('manual') }),
    portArea: needsTwic(terms),
  };
}
