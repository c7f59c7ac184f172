import type { ConsentKind } from '../../compliance/steps';
import type { Evidence } from '../model/evidence';

/**
 * The evidence that a text signed during the compliance check is. Its consents name the platform, so they are the
 * platform's; that a driver has one license is the driver's own statement. Texts that only inform prove nothing.
 */
export const consentProofs: Readonly<Partial<Record<ConsentKind, Pick<Evidence, 'kind' | 'obtainedBy'>>>> = {
  'background-check-disclosure': { kind: 'fcraDisclosure', obtainedBy: 'platform' },
  'background-check-authorization': { kind: 'fcraAuthorization', obtainedBy: 'platform' },
  'psp-background-reports': { kind: 'pspConsent', obtainedBy: 'platform' },
  'clearinghouse-limited-query': { kind: 'clearinghouseConsent', obtainedBy: 'platform' },
  'dot-drug-and-alcohol': { kind: 'drugAlcoholRelease', obtainedBy: 'platform' },
  'certificate-of-violations': { kind: 'violationsCertificate', obtainedBy: 'platform' },
  'single-license-certification': { kind: 'singleLicenseCertification', obtainedBy: 'driver' },
};
