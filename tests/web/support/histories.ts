import { type Employment, emptyItems, type Residence } from '#domain/driver-histories/items';
import type { EmploymentHistory, ResidenceHistory, SubmissionStatus } from '#domain/driver-histories/schema';

const id = (last: number) => `018f0000-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`;

export const notSent: SubmissionStatus = { status: 'initial', isChanged: false, sentAt: null };

export const aJob = (more: Partial<Employment> = {}, last = 1) => ({
  ...emptyItems.employment,
  _id: id(last),
  employerName: 'Lone Star Freight',
  address: '1 Main St',
  city: 'Dallas',
  state: 'TX' as const,
  position: 'Company driver',
  startDate: '2024-12-01',
  current: true,
  mayContact: true,
  commercial: true,
  equipment: ['tractorSemitrailer' as const],
  subjectToFmcsa: true,
  safetySensitive: true,
  ...more,
});

export const aHome = (more: Partial<Residence> = {}, last = 1) => ({
  ...emptyItems.residence,
  _id: id(last),
  addressLine1: '2 Elm St',
  city: 'Dallas',
  state: 'TX' as const,
  postalCode: '75201',
  startDate: '2020-01-01',
  current: true,
  ...more,
});

export const aWorkHistory = (more: Partial<EmploymentHistory> = {}): EmploymentHistory => ({
  data: [],
  standing: notSent,
  coverage: { months: 0, neededMonths: 36, isComplete: false, gaps: [{ from: '2023-11-21', to: '2026-11-21' }] },
  others: [],
  asksCommercialEmployers: false,
  ...more,
});

export const aHomeHistory = (more: Partial<ResidenceHistory> = {}): ResidenceHistory => ({
  data: [],
  standing: notSent,
  coverage: { months: 0, neededMonths: 36, isComplete: false, gaps: [{ from: '2023-11-21', to: '2026-11-21' }] },
  sameAddress: true,
  mailingAddress: null,
  ...more,
});

export const wholeCoverage = { months: 36, neededMonths: 36, isComplete: true, gaps: [] };
