import type { DriverDossier } from '#domain/driver-dossier/schema';
import { emptyItems } from '#domain/driver-histories/items';
import { aDossierFile } from '../../support/builders/dossier';
import { aFileAccess } from './carrier-drivers';

export const DOSSIER_DRIVER = '018f0000-0000-7000-8000-0000000000d1';
export const DOSSIER = '/api/business/driver/{driverId}/file';
const id = (last: string) => `018f0000-0000-7000-8000-0000000002${last}`;

const job = emptyItems.employment;

/** A driver's file with one entry of each kind; whole by default. */
export const aDossier = (more: Partial<DriverDossier> = {}): DriverDossier => ({
  _id: DOSSIER_DRIVER,
  isOpen: true,
  isOutline: false,
  access: aFileAccess({ state: 'approved', endsOn: '2027-11-01', actions: ['giveUpAccess'] }),
  hiredOn: null,
  mayReadNotes: true,
  firstName: 'Maria',
  middleName: 'Lee',
  lastName: 'Gomez',
  city: 'Dallas',
  state: 'TX',
  experienceMonths: 50,
  automaticDescription: 'Class A driver from Dallas, TX, with 4 years of driving experience.',
  contact: { phone: '+12145550100', email: 'maria@drivers.example' },
  hasPhoto: false,
  summary: { windowMonths: 60, experienceMonths: 50, events: 2 },
  qualification: {
    legal: true,
    english: null,
    drivingExperience: 'moreThan3Years',
    hasAccidents: true,
    hasViolations: true,
    tests: { drugOrAlcoholTests: false, documentation: null },
  },
  employmentHistories: [
    {
      _id: id('01'),
      startDate: '2022-03-01',
      endDate: null,
      status: 'approved',
      type: 'employer',
      employerName: 'Lone Star Freight',
      street: '1 Main St',
      city: 'Dallas',
      state: 'TX',
      postCode: '75201',
      contactPerson: 'Ann Smith',
      phone: '+12145550110',
      fax: '',
      email: 'safety@lonestar.example',
      position: 'Driver',
      reasonForLeaving: job.reasonForLeaving,
      current: true,
      mayContact: true,
      commercial: null,
      wasSubjectToFMCSA: true,
      safetySensitive: true,
      typeOfWork: ['regional'],
      equipment: ['tractorSemitrailer', 'dryVan'],
    },
  ],
  drivingSchools: [
    {
      _id: id('02'),
      startDate: '2021-01-04',
      endDate: '2021-03-05',
      status: 'pending',
      city: 'Waco',
      state: 'TX',
      schoolName: 'Open Road CDL Academy',
      hasGraduated: true,
    },
  ],
  militaryServices: [],
  unemploymentPeriods: [
    {
      _id: id('03'),
      startDate: '2021-04-01',
      endDate: '2022-02-01',
      status: 'approved',
      note: 'Took care of a parent',
    },
  ],
  violations: [1, 2, 3].map((number) => ({
    _id: id(`1${String(number)}`),
    date: `202${String(number + 2)}-05-01`,
    city: 'Dallas',
    state: 'TX' as const,
    charge: 'speeding' as const,
    details: number === 1 ? 'Speeding 20 mph over the limit in a work zone' : '',
    commercial: true,
    penalty: [],
  })),
  accidents: [],
  license: {
    status: 'approved',
    driverClass: 'driverLicenseClassA',
    endorsements: ['T'],
    expireDate: '2028-01-31',
    expiresSoonFrom: '2027-12-02',
    details: { number: 'A1234567', issuingState: 'TX', restriction: ['B'] },
  },
  medicalCard: {
    status: 'pending',
    expireDate: '2027-05-31',
    expiresSoonFrom: '2027-04-01',
    details: { restriction: ['correctiveLenses'], examinerLicenseNumber: '1234567890' },
  },
  twicExpiration: null,
  mvrSummary: 'Clean since 2024, two moving violations before.',
  documents: [
    aDossierFile({
      _id: id('21'),
      document: 'driverLicense',
      kind: 'license',
      mediaType: 'image/png',
      sentAt: '2026-10-01T12:00:00.000Z',
      expiresOn: '2028-01-31',
    }),
    aDossierFile({ _id: null, sentAt: '2026-10-02T12:00:00.000Z', status: 'pending' }),
  ],
  documentKinds: [
    { kind: 'license', status: 'approved', mayAdd: true, refusal: null },
    { kind: 'mvr', status: 'pending', mayAdd: true, refusal: null },
    { kind: 'cdlis', status: 'initial', mayAdd: false, refusal: null },
    { kind: 'additional-document', status: 'initial', mayAdd: true, refusal: null },
  ],
  consents: [
    {
      _id: id('31'),
      kind: 'voe-consent',
      title: 'Verification of employment',
      version: '1',
      signedAt: '2026-10-01T12:00:00.000Z',
    },
  ],
  signature: { name: 'Maria Lee Gomez', wetSignature: null, updatedAt: '2026-11-20T12:00:00.000Z' },
  verification: { compliance: { status: 'approved', checkResult: 'accepted' } },
  ...more,
});

/** The same file before the driver answered the carrier. */
export const anOutline = (): DriverDossier => {
  const shadow = aShadowFile();
  const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
  return {
    ...shadow,
    isOutline: true,
    employmentHistories: shadow.employmentHistories.map((entry) => ({ ...entry, employerName: '', position: '' })),
    drivingSchools: shadow.drivingSchools.map((entry) => ({ ...entry, schoolName: '' })),
    unemploymentPeriods: shadow.unemploymentPeriods.map((entry) => ({ ...entry, note: '' })),
    violations: shadow.violations.map((entry) => ({ ...entry, date: monthOf(entry.date), details: '' })),
    license: { ...shadow.license, expireDate: '2028-01-01' },
    medicalCard: { ...shadow.medicalCard, expireDate: '2027-05-01' },
  };
};

/** The same file without access. */
export const aShadowFile = (): DriverDossier => {
  const whole = aDossier();
  return {
    ...whole,
    isOpen: false,
    access: aFileAccess({ actions: ['requestAccess'] }),
    mayReadNotes: false,
    lastName: 'G',
    middleName: null,
    signature: null,
    contact: null,
    qualification: whole.qualification === null ? null : { ...whole.qualification, tests: null },
    employmentHistories: whole.employmentHistories.map((entry) => ({
      ...entry,
      street: '',
      postCode: '',
      contactPerson: '',
      phone: '',
      email: '',
    })),
    license: { ...whole.license, details: null },
    medicalCard: { ...whole.medicalCard, details: null },
    mvrSummary: '',
    documents: whole.documents.map((file) => ({ ...file, _id: null })),
    consents: whole.consents.map((consent) => ({ ...consent, _id: null })),
  };
};
