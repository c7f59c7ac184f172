import { describe, expect, it } from '@jest/globals';
import { timesheetDocument } from '#api/timesheets/timesheet-pdf';
import type { Timesheet, Workday } from '#domain/timesheets/schema';

type Shift = Workday['shifts'][number];
const id = '018f0000-0000-7000-8000-000000000001';

/** Ten hours from 8:00 AM in Chicago, with a break at noon. */
const aShift = (more: Partial<Shift> = {}): Shift => ({
  _id: id,
  startsAt: '2026-10-27T13:00:10.000Z',
  endsAt: '2026-10-27T23:00:20.000Z',
  breaks: [{ startsAt: '2026-10-27T17:00:00.000Z', endsAt: '2026-10-27T17:30:00.000Z', isPaid: false }],
  minutes: 570,
  needsEnd: false,
  minutesNextDay: 0,
  clockDiffers: false,
  sentLate: false,
  ...more,
});

const aWorkday = (more: Partial<Workday> = {}): Workday => ({
  _id: id,
  assignmentId: id,
  day: '2026-10-27',
  timeZone: 'America/Chicago',
  state: 'open',
  stateSince: '2026-10-27T13:00:00.000Z',
  version: 2,
  shifts: [aShift()],
  minutes: 570,
  dayMinutes: 1_440,
  entries: { milesTenths: 0, stops: 0, nightsAway: 0, breakdownMinutes: 0, waitingMinutes: 0, option: null },
  typedCents: null,
  typedReason: null,
  flags: [],
  correction: null,
  dispute: null,
  pay: { isFrozen: false, cents: 25_625, lines: [], weekDifferenceCents: 0 },
  billing: 'platform',
  billedCents: null,
  adjustment: null,
  actions: [],
  refusals: [],
  ...more,
});

const aTimesheet = (more: Partial<Timesheet> = {}): Timesheet => ({
  _id: id,
  week: { startsOn: '2026-10-26', endsOn: '2026-11-01' },
  assignment: {
    ...{ _id: id, orderId: id, title: 'Night drayage', organizationId: id, carrier: 'Long Beach Drayage' },
    ...{ facilityId: id, facility: 'Pier T yard', driverId: id, driver: 'Maria Gomez', timeZone: 'America/Chicago' },
    ...{ startsOn: '2026-10-01', endsOn: null, paymentType: 'hourly', options: [], billing: 'platform' },
  },
  workdays: [aWorkday()],
  summary: [],
  minutes: 570,
  payCents: 25_625,
  billedCents: null,
  payFlags: [],
  ...more,
});

const plain = (text: string): string => text.replaceAll('\u202F', ' ');
const factsOf = (timesheet: Timesheet): string[] =>
  timesheetDocument(timesheet, '2026-11-02T12:00:00.000Z').blocks.flatMap((block) =>
    block.type === 'facts' ? block.rows.map(([name, value]) => plain(`${name}: ${String(value)}`)) : [],
  );

describe('the printed timesheet', () => {
  it('names the zone, and writes times as the page does', () => {
    const facts = factsOf(aTimesheet());

    expect(facts).toContain('Time zone: Central time');
    expect(facts).toContain('Shift: 8:00 AM CDT to 6:00 PM CDT, break 12:00 PM CDT to 12:30 PM CDT');
  });

  it('names the day of a shift that ends on another one', () => {
    const night = aShift({ startsAt: '2026-11-01T03:00:00.000Z', endsAt: '2026-11-01T10:00:00.000Z', breaks: [] });

    expect(factsOf(aTimesheet({ workdays: [aWorkday({ shifts: [night] })] }))).toContain(
      'Shift: 10:00 PM CDT to Nov 1, 4:00 AM CST',
    );
  });

  it('adds up with what settled a dispute, for the carrier and the driver', () => {
    const frozen = { ...aWorkday().pay, isFrozen: true };
    const settled = aWorkday({ pay: frozen, billedCents: 28_000, adjustment: { payCents: 5_000, billedCents: 6_000 } });
    const ofCarrier = factsOf(aTimesheet({ workdays: [settled], payCents: 30_625, billedCents: 34_000 }));
    expect(ofCarrier.slice(-5)).toEqual([
      ...['Adjustment of pay: $50.00', 'Adjustment on your invoice: $60.00', 'Paid time: 9:30 h'],
      ...['Pay: $306.25', 'On your invoice: $340.00'],
    ]);
    expect(ofCarrier.filter((fact) => fact === 'Adjustment on your invoice: $60.00')).toHaveLength(2);
    const own = aWorkday({ pay: frozen, adjustment: { payCents: 5_000, billedCents: null } });
    const ofDriver = factsOf(aTimesheet({ workdays: [own], payCents: 30_625 }));
    expect(ofDriver.slice(-3)).toEqual(['Adjustment of pay: $50.00', 'Paid time: 9:30 h', 'Pay: $306.25']);
    expect(ofDriver.join()).not.toContain('invoice');
  });

  it('calls amounts of days that wait an estimate, and says what is on the invoice', () => {
    const waiting = aWorkday({ state: 'submitted', billedCents: 28_000 });
    const facts = factsOf(aTimesheet({ workdays: [waiting], billedCents: 28_000 }));

    expect(facts.filter((fact) => fact === 'On your invoice (estimate): $280.00')).toHaveLength(2);
    expect(facts).toContain('Status: Submitted');
    expect(facts.join()).not.toContain('Billed');

    const pay = { ...waiting.pay, isFrozen: true };
    const approved = aWorkday({ state: 'approved', billedCents: 28_000, pay });
    expect(factsOf(aTimesheet({ workdays: [approved], billedCents: 28_000 }))).toContain('On your invoice: $280.00');
  });
});
