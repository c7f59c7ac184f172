import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { WorkRecord } from '#domain/drivers/work-record';
import type {
  DriverClass,
  EndorsementCode,
  FreightLevel,
  HomeTime,
  TrailerType,
  Transmission,
} from '#domain/shared/job-enums';
import type { Db } from '../core/handle';

export interface PersonalInfoRow {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string | null;
  readonly licenseClass: DriverClass | null;
  readonly endorsements: EndorsementCode[];
  readonly transmissions: Transmission[];
  readonly experienceMonths: number;
  readonly lastDroveOn: string | null;
  readonly workRecord: WorkRecord;
  readonly freightLevels: FreightLevel[];
  readonly freightTypes: TrailerType[];
  readonly homeTime: HomeTime | null;
  /** Null until the pipeline has started. */
  readonly pipeline: DriverPipelineState | null;
}

/** All data stored about one driver, for that driver. */
export async function findPersonalInfo(db: Db, driverId: string): Promise<PersonalInfoRow | undefined> {
  const found: PersonalInfoRow | undefined = await db('drivers')
    .join('users', 'users.id', 'drivers.id')
    .leftJoin('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .where('drivers.id', driverId)
    .first({
      firstName: 'drivers.first_name',
      middleName: 'drivers.middle_name',
      lastName: 'drivers.last_name',
      birthDate: db.raw('drivers.birth_date::text'),
      email: 'users.email',
      phone: 'users.phone',
      city: 'drivers.city',
      state: 'drivers.state',
      postalCode: 'drivers.postal_code',
      licenseClass: 'drivers.license_class',
      endorsements: 'drivers.endorsements',
      transmissions: 'drivers.transmissions',
      experienceMonths: 'drivers.experience_months',
      lastDroveOn: 'drivers.last_drove_on',
      workRecord: 'drivers.work_record',
      freightLevels: 'drivers.freight_levels',
      freightTypes: 'drivers.freight_types',
      homeTime: 'drivers.home_time',
      pipeline: 'driver_pipelines.snapshot',
    });
  return found;
}
