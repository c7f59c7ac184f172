import { type ApprovedLicense, countedLicense, type LicenseFacts } from '#domain/drivers/license';
import type { DrivingExperience } from '#domain/shared/driving-experience';
import type { EndorsementCode, Transmission } from '#domain/shared/job-enums';
import type { Db, Transaction } from '../core/handle';
import { deriveExperience } from './experience-store';

/** The qualifications that a driver enters, before any document is reviewed. */
export interface OwnQualifications extends LicenseFacts {
  readonly birthDate: string;
  readonly transmissions: readonly Transmission[];
  readonly experience: DrivingExperience;
}

/**
 * Stores the first or corrected answers and returns the effective license facts. Experience is calculated again as of
 * the given date.
 */
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

/** The skills that the driver entered in the compliance form. */
export interface SelfReportedSkills {
  readonly endorsements: readonly EndorsementCode[];
  readonly experience: DrivingExperience | null;
}

/** Replaces the endorsements and experience of the pre-qualification answers with those of the compliance form. */
export async function storeSelfReportedSkills(
  db: Db,
  {
    driverId,
    skills,
    today,
  }: { readonly driverId: string; readonly skills: SelfReportedSkills; readonly today: string },
): Promise<void> {
  await db.transaction(async (trx) => {
    const approved = await lockLicense(trx, driverId);
    const { endorsements } = countedLicense({ licenseClass: null, endorsements: skills.endorsements }, approved);
    await trx('drivers')
      .where({ id: driverId })
      .update({
        endorsements,
        ...(skills.experience !== null && { stated_experience: skills.experience }),
      });
    await deriveExperience(trx, driverId, today);
  });
}

/** Stores the license facts that a reviewer read from the license; they take precedence afterward. */
export async function storeApprovedLicense(db: Db, driverId: string, approved: ApprovedLicense): Promise<void> {
  await db.transaction(async (trx) => {
    await lockLicense(trx, driverId);
    const entered = await trx('drivers')
      .where({ id: driverId })
      .first({ licenseClass: 'license_class', endorsements: 'endorsements' });
    if (entered === undefined) return;
    const { licenseClass, endorsements } = countedLicense(entered, approved);
    await trx('drivers')
      .where({ id: driverId })
      .update({ license_class: licenseClass, endorsements, approved_license: JSON.stringify(approved) });
  });
}

async function lockLicense(trx: Transaction, driverId: string): Promise<ApprovedLicense | null> {
  const row = await trx('drivers').where({ id: driverId }).forUpdate().first({ approved: 'approved_license' });
  return row?.approved ?? null;
}
