import { type ComplianceAnswers, emptyAnswers } from '#domain/compliance/answers';

/** The answers of a background check without gaps. */
export const wholeAnswers: ComplianceAnswers = {
  address: {
    ...emptyAnswers.address,
    addressLine1: '12 Oak Ave',
    city: 'Fort Worth',
    state: 'TX',
    postalCode: '76102',
  },
  checklist: { ...emptyAnswers.checklist, endorsements: ['N'] },
  motorVehicle: {
    licenses: [{ state: 'TX', number: 'A1234567', expiresOn: '2029-01-31' }],
    wasDenied: false,
    wasSuspended: true,
    explanation: 'Suspended in 2019 for an unpaid ticket',
  },
  qualification: {
    ...emptyAnswers.qualification,
    experience: 'moreThan3Years',
    drugOrAlcoholTests: false,
    hasAccidents: true,
    hasViolations: true,
  },
};
