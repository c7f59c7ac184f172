import type { HistoryKind } from '#domain/driver-histories/kinds';
import { emptySchedule } from '#domain/driver-histories/week';

const period = { startDate: '2010-01-01', endDate: null, current: true };
const place = { city: 'Dallas', state: 'TX' };
const day = { startDate: '2020-05-04' };

/** The dates of an item that has ended. */
export const formerDates = { startDate: '1990-01-01', endDate: '1995-01-01', current: false };
/** Nobody works and is out of work at the same time. */
const betweenJobs = { startDate: '2009-04-01', endDate: '2009-12-31', current: false };

/** One complete item of each kind, used by OpenAPI and the matrix test. */
export const historyExamples: Readonly<Record<HistoryKind, object>> = {
  employment: {
    ...period,
    ...place,
    type: 'employer',
    employerName: 'Lone Star Freight',
    contactPerson: 'Ann Smith',
    address: '1 Main St',
    postalCode: '75201',
    phone: '+12145550110',
    fax: '+12145550111',
    email: 'safety@lonestar.example',
    position: 'Driver',
    mayContact: true,
    commercial: true,
    subjectToFmcsa: true,
    safetySensitive: true,
    typeOfWork: ['regional'],
    equipment: ['tractorSemitrailer', 'dryVan'],
    reasonForLeaving: 'Closer to home',
  },
  residence: { ...period, ...place, addressLine1: '2 Elm St', postalCode: '75201' },
  militaryService: { ...period, branch: 'army', specialty: 'Motor transport operator' },
  drivingSchool: { ...period, ...place, schoolName: 'Roadmaster', hasGraduated: true },
  unemploymentPeriod: { ...betweenJobs, note: 'Took care of a parent' },
  violation: { ...day, ...place, charge: 'speeding', penalty: ['fine'], inCommercialVehicle: false },
  accident: { ...day, ...place, description: 'Rear-ended at a light', preventable: false, inCommercialVehicle: true },
};

const someone = { phone: '+12145550101', relationship: 'supervisor' };
export const referenceExample = {
  references: [
    { ...someone, name: 'Ann Smith' },
    { ...someone, name: 'Joe Park', phone: '+12145550102' },
  ],
};

const { days } = emptySchedule;
export const weekExample = { ...emptySchedule, days: { ...days, mo: { ...days.mo, isAvailable: true } } };
