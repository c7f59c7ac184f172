import type { DriverClass, EndorsementCode, Transmission } from '#domain/job-orders/enums';
import type { Db } from '../handle';

/** What a driver says of himself before anybody looks at his papers. */
export interface OwnQualifications {
  readonly birthDate: string;
  /** Null without a commercial licence. */
  readonly licenseClass: DriverClass | null;
  readonly endorsements: readonly EndorsementCode[];
  readonly transmissions: readonly Transmission[];
  readonly experienceMonths: number;
}

export async function storeOwnQualifications(db: Db, driverId: string, own: OwnQualifications): Promise<void> {
  await db('drivers').where({ id: driverId }).update({
    birth_date: own.birthDate,
    license_class: own.licenseClass,
    endorsements: own.endorsements,
    transmissions: own.transmissions,
    experience_months: own.experienceMonths,
  });
}
