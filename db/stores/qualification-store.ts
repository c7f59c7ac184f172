import type { DrivingExperience } from '#domain/drivers/experience';
import { countedLicense, type ApprovedLicense, type LicenseFacts } from '#domain/drivers/license';
import type { EndorsementCode, Transmission } from '#domain/job-orders/enums';
import type { Db, Transaction } from '../handle';
import { deriveExperience } from './experience-store';

/** What a driver says before anybody looks at the documents. */
export interface OwnQualifications extends LicenseFacts {
  readonly birthDate: string;
  readonly transmissions: readonly Transmission[];
  readonly experience: DrivingExperience;
}

/** Stores the first answers, or corrected ones, and returns what counts; experience is derived anew on that day. */
export async function storeOwnQualifications(
  db: Db,
  { driverId, own, today }: { readonly driverId: string; readonly own: OwnQualifications; readonly today: string },
): Promise<LicenseFacts> {
  return db.transaction(async (trx) => {
    const { licenseClass, endorsements } = countedLicense(own, await lockLicense(trx, driverId));
    await trx('drivers').where({ id: driverId }).update({
      birth_date: own.birthDate,
      license_class: licenseClass,
      endorsements,
      transmissions: own.transmissions,
      stated_experience: own.experience,
    });
    await deriveExperience(trx, driverId, today);
    return { licenseClass, endorsements };
  });
}

/** What the compliance form says of a driver's skills. */
export interface StatedSkills {
  readonly endorsements: readonly EndorsementCode[];
  readonly experience: DrivingExperience | null;
}

/** The form's endorsements and experience take the place of the first answers. */
export async function storeStatedSkills(
  db: Db,
  { driverId, stated, today }: { readonly driverId: string; readonly stated: StatedSkills; readonly today: string },
): Promise<void> {
  await db.transaction(async (trx) => {
    const approved = await lockLicense(trx, driverId);
    const { endorsements } = countedLicense({ licenseClass: null, endorsements: stated.endorsements }, approved);
    await trx('drivers')
      .where({ id: driverId })
      .update({
        endorsements,
        ...(stated.experience !== null && { stated_experience: stated.experience }),
      });
    await deriveExperience(trx, driverId, today);
  });
}

/** What a reviewer read on the license counts from then on. */
export async function storeApprovedLicense(db: Db, driverId: string, approved: ApprovedLicense): Promise<void> {
  await db.transaction(async (trx) => {
    await lockLicense(trx, driverId);
    const stated: LicenseFacts | undefined = await trx('drivers')
      .where({ id: driverId })
      .first({ licenseClass: 'license_class', endorsements: 'endorsements' });
    if (stated === undefined) return;
    const { licenseClass, endorsements } = countedLicense(stated, approved);
    await trx('drivers')
      .where({ id: driverId })
      .update({ license_class: licenseClass, endorsements, approved_license: JSON.stringify(approved) });
  });
}

async function lockLicense(trx: Transaction, driverId: string): Promise<ApprovedLicense | null> {
  const row: { approved: ApprovedLicense | null } | undefined = await trx('drivers')
    .where({ id: driverId })
    .forUpdate()
    .first({ approved: 'approved_license' });
  return row?.approved ?? null;
}
