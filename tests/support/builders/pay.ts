import { OrderContent, type OrderContentInput } from '#domain/job-orders/content/schema';
import { defaultWorkweek, type PayInput, type PayShift } from '#domain/pay/model';
import { type PayTerms, payTermsOf } from '#domain/pay/terms';
import { instantAtWallTime } from '#domain/shared/wall-time';
import { anOrderForm } from './order-form';

/** The zone of the tests, with clock changes on 2026-11-01 and 2027-03-14. */
export const CHICAGO = 'America/Chicago';

/** The instant of a local time in Chicago, or in another zone. */
export function at(wallTime: string, zone = CHICAGO): string {
  const instant = instantAtWallTime(wallTime, zone);
  if (instant === undefined) throw new Error(`not a time: ${wallTime}`);
  return instant;
}

/** A shift between local times, such as `shift('2027-01-04T08:00', '2027-01-04T17:00')`. */
export const shift = (from: string, to: string, breaks: PayShift['breaks'] = []): PayShift => ({
  startsAt: at(from),
  endsAt: at(to),
  breaks,
});

/** A shift of this many minutes from 06:00 of a date. */
export function shiftOf(date: string, minutes: number): PayShift {
  const startsAt = at(`${date}T06:00`);
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(), breaks: [] };
}

interface Terms extends Partial<OrderContentInput> {
  readonly markupRate?: number | null;
}

/** Terms of an hourly order at $25.00 without an exemption; fields of the order override them. */
export function payTerms({ markupRate = null, ...order }: Terms = {}): PayTerms {
  const form = anOrderForm({ rate: { from: 25, to: 25 }, eligibleForOvertime: 'over40', ...order });
  return payTermsOf(OrderContent.parse(form), markupRate);
}

/** A calculation without work, in Chicago, with weeks from Monday 00:00. */
export const payInput = (overrides: Partial<PayInput> = {}): PayInput => ({
  terms: payTerms(),
  rates: [],
  zone: CHICAGO,
  state: 'TX',
  city: 'Dallas',
  dayRule: 'shiftStart',
  workweek: defaultWorkweek,
  shifts: [],
  entries: [],
  ...overrides,
});

/** Monday 2027-01-04 and the days after it. */
export const weekDates = ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2027-01-${day}`);
