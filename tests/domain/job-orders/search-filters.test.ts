import { expect, it } from '@jest/globals';
import { recordDefaults, weekDefaults } from '#domain/job-orders/defaults';
import {
  matchesSearchFilters,
  type JobSearchFilters,
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

const rows: [string, { wishes: JobSearchFilters; more?: Partial<SearchableJob>; expected: boolean }][] = [
  [
    'nothing is wished',
    { wishes: {}, more: { freightLevel: 'heavy-unload', orderAssignmentType: 'otr' }, expected: true },
  ],
  ['the driver is home every day', { wishes: { homeDaily: true }, expected: true }],
  [
    'port work is home every day',
    { wishes: { homeDaily: true }, more: { orderAssignmentType: 'drayageTWIC' }, expected: true },
  ],
  [
    'the driver is away for weeks',
    { wishes: { homeDaily: true }, more: { orderAssignmentType: 'otr' }, expected: false },
  ],
  ['nobody unloads', { wishes: { noTouch: true }, expected: true }],
  ['the driver unloads', { wishes: { noTouch: true }, more: { freightLevel: 'light-unload' }, expected: false }],
  ['the trailer is the one', { wishes: { trailer: 'Reefer' }, expected: true }],
  ['the trailer is another', { wishes: { trailer: 'Tanker' }, expected: false }],
  ['five days reach the pay', { wishes: { weeklyPay: 1_250 }, expected: true }],
  ['five days do not reach the pay', { wishes: { weeklyPay: 1_251 }, expected: false }],
  [
    'the pay cannot be compared',
    { wishes: { weeklyPay: 1 }, more: { terms: { ...flat, paymentType: 'other' } }, expected: false },
  ],
  ['one of two wishes fails', { wishes: { homeDaily: true, trailer: 'Tanker' }, expected: false }],
];

it.each(rows)('a job meets the wishes or not: %s', (_why, { wishes, more, expected }) => {
  expect(matchesSearchFilters({ ...job, ...more }, wishes)).toBe(expected);
});
