import type { DriverClass, EndorsementCode } from '../job-orders/enums';

/** Class and endorsements of a license; the class is null without a commercial license. */
export interface LicenseFacts {
  readonly licenseClass: DriverClass | null;
  readonly endorsements: readonly EndorsementCode[];
}

/** What a reviewer read on the license. */
export interface ApprovedLicense extends LicenseFacts {
  readonly licenseClass: DriverClass;
}

/** The TWIC card and the driver's own "other" stand on no license: they are the driver's to state. */
const notOnLicense: readonly EndorsementCode[] = ['TC', 'Other'];

/** What counts: what the driver states, until an approved license says which class and endorsements are printed on it. */
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
