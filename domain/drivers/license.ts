import type { DriverClass, EndorsementCode } from '../shared/job-enums';

/** Class and endorsements of a license; the class is null without a commercial license. */
export interface LicenseFacts {
  readonly licenseClass: DriverClass | null;
  readonly endorsements: readonly EndorsementCode[];
}

/** Class and endorsements as a reviewer read them on the license. */
export interface ApprovedLicense extends LicenseFacts {
  readonly licenseClass: DriverClass;
}

/** The TWIC card and "other" are not printed on a license, so the driver's own entry counts. */
const notOnLicense: readonly EndorsementCode[] = ['TC', 'Other'];

/**
 * The class and endorsements that count: the driver's own entries until a license is approved, then what is printed on
 * it.
 */
export const countedLicense = (selfReported: LicenseFacts, approved: ApprovedLicense | null): LicenseFacts =>
  approved === null
    ? selfReported
    : {
        licenseClass: approved.licenseClass,
        endorsements: [
          ...approved.endorsements.filter((code) => !notOnLicense.includes(code)),
          ...selfReported.endorsements.filter((code) => notOnLicense.includes(code)),
        ],
      };
