import type { ApplicationDocument, DriverApplication } from '#domain/driver-application/schema';
import type { AccessLogEntry, DriverPersonalInfo } from '#domain/drivers/personal-info/schema';
import type { PaymentCard } from '#domain/payments/schema';

type Renewal = DriverPersonalInfo['renewals'][number];

export const aPersonalInfo = (more: Partial<DriverPersonalInfo> = {}): DriverPersonalInfo => ({
  firstName: 'Maria',
  middleName: null,
  lastName: 'Gomez',
  birthDate: '1990-04-02',
  email: 'maria@example.com',
  phone: '+15625550142',
  address: { city: 'Long Beach', state: 'CA', postalCode: '90802' },
  licence: {
    class: 'driverLicenseClassA',
    endorsements: ['T', 'N'],
    transmissions: ['manual'],
    experienceMonths: 38,
  },
  preferences: { freightLevels: [], freightTypes: [], homeTime: null },
  proofs: [{ proof: 'driverLicense', endsOn: '2029-05-01' }],
  renewals: [],
  eldEvents: [{ provider: null, hosLogs: [] }],
  ...more,
});

export const aRenewal = (more: Partial<Renewal> = {}): Renewal => ({
  proof: 'dotMedicalCard',
  on: '2026-12-05',
  daysLeft: 14,
  isExpired: false,
  isUnderReview: false,
  rejected: null,
  document: 'dotMedicalCard',
  ...more,
});

export const anAccess = (number: number, more: Partial<AccessLogEntry> = {}): AccessLogEntry => ({
  _id: `018f0000-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`,
  side: 'carrier',
  auditor: null,
  carrier: 'Long Beach Drayage',
  action: 'driver-profile',
  about: null,
  at: '2026-11-20T15:00:00.000Z',
  ...more,
});

export const aDocument = (more: Partial<ApplicationDocument> = {}): ApplicationDocument => ({
  document: 'driverLicense',
  status: 'approved',
  isRequired: true,
  fileId: '018f0000-0000-7000-8000-000000000301',
  expiresOn: '2029-05-01',
  reason: null,
  note: null,
  ...more,
});

/** The application of a certified driver: every task is approved. */
export const aFinishedApplication = (documents: ApplicationDocument[]): DriverApplication => ({
  status: 'dot_application_completed',
  stage: 'Certified',
  tier: 'Certified',
  done: 9,
  total: 9,
  minutesLeft: 0,
  savedAt: null,
  sections: [],
  documents,
  photoId: null,
  contacts: { email: 'maria@example.com', isEmailConfirmed: true, phone: '+15625550142', isPhoneConfirmed: true },
  next: null,
  headline: { kind: 'stage', about: null, turn: 'nobody', reason: null, note: null },
  sent: null,
  closed: null,
  support: { phone: null, email: null },
});

export const aPaymentCard = (more: Partial<PaymentCard> = {}): PaymentCard => ({
  brand: 'visa',
  last4: '5556',
  expMonth: 7,
  expYear: 2029,
  isExpired: false,
  addedAt: '2026-11-20T15:00:00.000Z',
  ...more,
});
