import type { WorkRecord } from '#domain/drivers/work-record';
import type { DriverClass, EndorsementCode, Transmission } from '#domain/shared/job-enums';
import type { Db } from '../core/handle';

/** Data that the driver entered, before any verification. */
export interface SelfReportedFacts {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly city: string;
  readonly state: string;
  readonly licenseClass: DriverClass | null;
  readonly endorsements: readonly EndorsementCode[];
  readonly transmissions: readonly Transmission[];
  readonly experienceMonths: number;
  readonly lastDroveOn: string | null;
  readonly workRecord: WorkRecord;
}

export async function findSelfReportedFacts(db: Db, driverId: string): Promise<SelfReportedFacts | undefined> {
  return db('drivers').where({ id: driverId }).first({
    firstName: 'first_name',
    middleName: 'middle_name',
    lastName: 'last_name',
    birthDate: 'birth_date',
    city: 'city',
    state: 'state',
    licenseClass: 'license_class',
    endorsements: 'endorsements',
    transmissions: 'transmissions',
    experienceMonths: 'experience_months',
    lastDroveOn: 'last_drove_on',
    workRecord: 'work_record',
  });
}
