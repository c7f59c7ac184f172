import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { billingInstant, dueOnFor, nextPeriodEnd } from '#domain/invoices/periods';
import { dateAt, startOfDate } from '#domain/shared/zoned-time';

const CHICAGO = 'America/Chicago';
const NEW_YORK = 'America/New_York';
const DENVER = 'America/Denver';
const activated = (billedThrough: string, zone = CHICAGO) => ({ billedThrough, zone, isPeriodEnd: false });
const billed = (billedThrough: string, zone = CHICAGO) => ({ billedThrough, zone, isPeriodEnd: true });

describe('the end of a billing period', () => {
  it('is the start of the next month in the zone of the carrier', () => {
    expect(nextPeriodEnd(billed('2027-01-01T06:00:00.000Z'))).toBe('2027-02-01T06:00:00.000Z');
  });

  it('separates the last millisecond of January from the first of February', () => {
    const end = nextPeriodEnd(billed('2027-01-01T06:00:00.000Z'));
    expect('2027-02-01T05:59:59.999Z' < end).toBe(true);
    expect('2027-02-01T06:00:00.000Z' < end).toBe(false);
  });

  it('is the first of the next month after an activation, also on the last day of a month', () => {
    expect(nextPeriodEnd(activated('2026-06-15T15:00:00.000Z'))).toBe('2026-07-01T05:00:00.000Z');
    expect(nextPeriodEnd(activated('2026-06-30T15:00:00.000Z'))).toBe('2026-07-01T05:00:00.000Z');
  });

  it('goes from December to January, and through a leap day', () => {
    expect(nextPeriodEnd(billed('2027-12-01T06:00:00.000Z'))).toBe('2028-01-01T06:00:00.000Z');
    expect(nextPeriodEnd(billed('2028-02-01T06:00:00.000Z'))).toBe('2028-03-01T06:00:00.000Z');
  });

  it('has an hour less or more in a month in which the clock changes', () => {
    const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;
    const march = '2027-03-01T06:00:00.000Z';
    const november = '2026-11-01T05:00:00.000Z';
    expect(hours(march, nextPeriodEnd(billed(march)))).toBe(743);
    expect(hours(november, nextPeriodEnd(billed(november)))).toBe(721);
  });

  it('moves with the zone: no purchase is in two periods or in none', () => {
    const january = '2027-01-01T06:00:00.000Z';
    expect(nextPeriodEnd(billed(january, DENVER))).toBe('2027-02-01T07:00:00.000Z');
  });

  it('makes no period of an hour when a carrier moves to the west', () => {
    const newYork = startOfDate('2027-02-01', NEW_YORK);
    expect(dateAt(newYork, CHICAGO)).toBe('2027-01-31');
    expect(nextPeriodEnd(billed(newYork, CHICAGO))).toBe(startOfDate('2027-03-01', CHICAGO));
  });

  it('always is later, and periods of any zones cover the time without gap or overlap', () => {
    const zone = fc.constantFrom(CHICAGO, NEW_YORK, DENVER, 'America/Phoenix', 'Pacific/Honolulu', 'America/Anchorage');
    fc.assert(
      fc.property(fc.array(zone, { minLength: 1, maxLength: 30 }), (zones) => {
        let position = activated('2026-06-15T15:00:00.000Z');
        for (const next of zones) {
          const end = nextPeriodEnd({ ...position, zone: next });
          const days = (Date.parse(end) - Date.parse(position.billedThrough)) / 86_400_000;
          expect(days).toBeGreaterThan(6.9);
          expect(days).toBeLessThan(39);
          position = billed(end, next);
        }
      }),
    );
  });
});

describe('billing', () => {
  it('is due at 6 in the morning of the 1st, where the carrier is', () => {
    expect(billingInstant('2027-02-01T06:00:00.000Z', CHICAGO)).toBe('2027-02-01T12:00:00.000Z');
    expect(billingInstant('2027-04-01T05:00:00.000Z', CHICAGO)).toBe('2027-04-01T11:00:00.000Z');
  });

  it('leaves 30 days to pay', () => {
    expect(dueOnFor('2027-01-01T12:00:00.000Z', CHICAGO)).toBe('2027-01-31');
    expect(dueOnFor('2028-02-01T12:00:00.000Z', CHICAGO)).toBe('2028-03-02');
  });
});
