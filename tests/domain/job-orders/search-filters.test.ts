import { expect, it } from '@jest/globals';
import { recordDefaults, weekDefaults } from '#domain/job-orders/defaults';
import {
  type JobSearchFilters,
  matchesSearchFilters,
  type SearchableJob,
} from '#domain/job-orders/driver-job/search-filters';
import type { PayTerms } from '#domain/job-orders/pay';

const flat: PayTerms = {
  ...recordDefaults,
  scheduleType: 'WEEK_SCHEDULE',
  schedule: weekDefaults,
  numberOfHoursPerWeek: null,
  paymentType: 'flat',
  flatRate: { basePriceCentPerDay: 25_000 },
  orderAssignmentType: 'local',
};
const job: SearchableJob = {
  orderAssignmentType: 'local',
  freightLevel: 'no-touch',
  equipment: ['Reefer', 'Day Cab'],
  terms: flat,
};

const rows: [string, { filters: JobSearchFilters; more?: Partial<SearchableJob>; expected: boolean }][] = [
  [
    'there are no filters',
    { filters: {}, more: { freightLevel: 'heavy-unload', orderAssignmentType: 'otr' }, expected: true },
  ],
  ['the driver is home every day', { filters: { homeDaily: true }, expected: true }],
  [
    'port work is home every day',
    { filters: { homeDaily: true }, more: { orderAssignmentType: 'drayageTWIC' }, expected: true },
  ],
  [
    'the driver is away for weeks',
    { filters: { homeDaily: true }, more: { orderAssignmentType: 'otr' }, expected: false },
  ],
  ['the driver does not unload', { filters: { noTouch: true }, expected: true }],
  ['the driver unloads', { filters: { noTouch: true }, more: { freightLevel: 'light-unload' }, expected: false }],
  ['the trailer matches', { filters: { trailer: 'Reefer' }, expected: true }],
  ['the trailer differs', { filters: { trailer: 'Tanker' }, expected: false }],
  ['five days reach the pay', { filters: { weeklyPay: 1_250 }, expected: true }],
  ['five days do not reach the pay', { filters: { weeklyPay: 1_251 }, expected: false }],
  [
    'the pay cannot be compared',
    { filters: { weeklyPay: 1 }, more: { terms: { ...flat, paymentType: 'other' } }, expected: false },
  ],
  ['one of two filters does not match', { filters: { homeDaily: true, trailer: 'Tanker' }, expected: false }],
];

it.each(rows)('compares a job with the filters: %s', (_why, { filters, more, expected }) => {
  expect(matchesSearchFilters({ ...job, ...more }, filters)).toBe(expected);
});
