import { expect, it } from '@jest/globals';
import { withAgreedRate } from '#domain/agreed-rates/weekly-terms';
import { OrderContent, type OrderContentInput } from '#domain/job-orders/content/schema';
import { weekDefaults } from '#domain/job-orders/defaults';
import { weeklyPay } from '#domain/job-orders/pay';
import type { RateUnit } from '#domain/pay/agreed-rates';
import { anOrderForm } from '../../support/builders/order-form';

const eightHours = Object.fromEntries(
  Object.entries(weekDefaults).map(([day, hours]) => [day, { ...hours, from: 6, to: 14 }]),
) as typeof weekDefaults;
const termsOf = (overrides: Partial<OrderContentInput>) =>
  OrderContent.parse(anOrderForm({ schedule: eightHours, ...overrides }));
const hourly = termsOf({ paymentType: 'hourly', rate: { from: 21, to: 30 } });
const mileage = termsOf({ paymentType: 'mileage', orderAssignmentType: 'otr' });
const flat = termsOf({ paymentType: 'flat' });
const { perDiem } = mileage.mileageRate;

it.each<{ unit: RateUnit; terms: OrderContent; mills: number; from: number; to: number }>([
  { unit: 'hour', terms: hourly, mills: 27_500, from: 40 * 2750, to: 40 * 2750 },
  { unit: 'mile', terms: mileage, mills: 600, from: 2000 * 60 + 500 * perDiem, to: 2800 * 60 + 500 * perDiem },
  { unit: 'day', terms: flat, mills: 310_000, from: 5 * 31_000, to: 5 * 31_000 },
])('estimates the week of a hired driver by the agreed rate per $unit', ({ unit, terms, mills, from, to }) => {
  expect(weeklyPay(withAgreedRate(terms, { unit, mills }))).toEqual({ from, to, currency: 'USD' });
});

it('leaves the order as it is without an agreed rate', () => {
  expect(weeklyPay(withAgreedRate(hourly, null))).toEqual({ from: 84_000, to: 120_000, currency: 'USD' });
});
