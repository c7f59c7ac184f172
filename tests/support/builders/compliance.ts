import type { ComplianceView, SignBody } from '#domain/compliance/schema';
import { signedWith, type SigningKind } from '#domain/compliance/steps';

/** A Social Security number that was never issued. */
export const SSN = '219-09-9999';

/** The answers of the first two steps, as typed. */
export const aCompliance = {
  personalInfo: {
    socialSecurityNumber: SSN,
    address: { addressLine1: '12 Elm Street', city: 'Fort Worth', state: 'TX', postalCode: '76102' },
  },
  checklist: { endorsements: ['T', 'TC'], twicExpiration: '2099-05-31' },
  motorVehicle: {
    licenses: [{ state: 'TX', number: 'A1234567', expiresOn: '2099-01-31' }],
    wasDenied: false,
    wasSuspended: false,
  },
  qualification: {
    legal: true,
    english: true,
    drugOrAlcoholTests: false,
    experience: 'moreThan3Years',
    hasAccidents: false,
    hasViolations: false,
  },
};

/** A signature of the texts that the wizard shows. */
export const aSignature = (
  view: Pick<ComplianceView, 'documents'>,
  kind: SigningKind,
  more: Partial<SignBody> = {},
): SignBody => ({
  kind,
  shown: view.documents.filter((document) => signedWith(kind).includes(document.kind)).map(({ sha256 }) => sha256),
  fullName: 'María L. Gómez',
  signature: { type: 'drawn', strokes: [[10, 100, 60, 40, 120, 150, 200, 60, 260, 120, 340, 80]] },
  hasAgreed: true,
  wantsFreeCopy: false,
  ...more,
});
