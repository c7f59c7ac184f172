import type { WorkdayHistory } from '#domain/timesheets/records/schema';
import type {
  ApprovalPreview,
  DriverTimesheet,
  Timesheet,
  TimesheetAssignment,
  TimesheetBrief,
  Workday,
} from '#domain/timesheets/schema';
import type { PayLine, Shift } from '#domain/timesheets/workday/schema';
import { DRIVER_ID } from './carrier-drivers';
import { ORDER_ID, ORGANIZATION_ID } from './carrier-orders';

const id = (last: string) => `018f0000-0000-7000-8000-00000000${last}`;

export const ASSIGNMENT_ID = id('a501');
export const OTHER_ASSIGNMENT_ID = id('a502');
export const WORKDAY_ID = id('da01');
export const SHIFT_ID = id('5f01');
const FACILITY_ID = id('fa01');

/** Times of the tests are in Chicago, where clocks go back on 2026-11-01. */
export const ZONE = 'America/Chicago';
export const WEEK = { startsOn: '2026-10-26', endsOn: '2026-11-01' };
const NO_ENTRIES = { milesTenths: 0, stops: 0, nightsAway: 0, breakdownMinutes: 0, waitingMinutes: 0, option: null };

export const anAssignment = (more: Partial<TimesheetAssignment> = {}): TimesheetAssignment => ({
  _id: ASSIGNMENT_ID,
  orderId: ORDER_ID,
  title: 'Night drayage',
  organizationId: ORGANIZATION_ID,
  carrier: 'Long Beach Drayage',
  facilityId: FACILITY_ID,
  facility: 'Pier T yard',
  driverId: DRIVER_ID,
  driver: 'Maria Gomez',
  timeZone: ZONE,
  startsOn: '2026-10-01',
  endsOn: null,
  paymentType: 'hourly',
  options: [],
  billing: 'platform',
  ...more,
});

/** Ten hours from 8:00 AM, of which 30 minutes were an unpaid break. */
export const aShift = (more: Partial<Shift> = {}): Shift => ({
  _id: SHIFT_ID,
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

export const aPayLine = (more: Partial<PayLine> = {}): PayLine => ({
  kind: 'straight',
  date: '2026-10-27',
  quantity: 28_800,
  unit: 'seconds',
  rateMills: 25_000,
  factor: 1,
  payCents: 20_000,
  billCents: null,
  restCents: 0,
  params: {},
  ...more,
});

export const aWorkday = (more: Partial<Workday> = {}): Workday => ({
  _id: WORKDAY_ID,
  assignmentId: ASSIGNMENT_ID,
  day: '2026-10-27',
  timeZone: ZONE,
  state: 'open',
  stateSince: '2026-10-27T13:00:00.000Z',
  version: 2,
  shifts: [aShift()],
  minutes: 570,
  dayMinutes: 1_440,
  entries: NO_ENTRIES,
  typedCents: null,
  typedReason: null,
  flags: [],
  correction: null,
  adjustment: null,
  dispute: null,
  pay: { isFrozen: false, cents: 25_625, lines: [aPayLine()], weekDifferenceCents: 0 },
  billing: 'platform',
  billedCents: null,
  actions: ['edit', 'submit'],
  refusals: [],
  ...more,
});

export const aTimesheet = (more: Partial<Timesheet> = {}): Timesheet => ({
  _id: ASSIGNMENT_ID,
  week: WEEK,
  assignment: anAssignment(),
  workdays: [aWorkday()],
  summary: [],
  minutes: 570,
  payCents: 25_625,
  billedCents: null,
  payFlags: [],
  ...more,
});

export const aDriverTimesheet = (more: Partial<DriverTimesheet> = {}): DriverTimesheet => ({
  assignments: [anAssignment()],
  open: null,
  timesheet: aTimesheet(),
  ...more,
});

export const aBrief = (more: Partial<TimesheetBrief> = {}): TimesheetBrief => ({
  _id: ASSIGNMENT_ID,
  week: WEEK,
  assignment: anAssignment(),
  days: 1,
  states: { open: 0, submitted: 1, approved: 0, invoiced: 0 },
  flagged: 0,
  disputed: 0,
  minutes: 570,
  payCents: 25_625,
  billedCents: null,
  approvable: [{ _id: WORKDAY_ID, version: 2, needsAmount: false }],
  ...more,
});

export const aPreviewRow = (more: Partial<ApprovalPreview['data'][number]> = {}): ApprovalPreview['data'][number] => ({
  _id: WORKDAY_ID,
  day: '2026-10-27',
  driver: 'Maria Gomez',
  code: null,
  minutes: 570,
  payCents: 25_625,
  billedCents: 28_000,
  flags: [],
  lines: [aPayLine()],
  ...more,
});

type HistoryEvent = WorkdayHistory['data'][number];

export const aSnapshot = (more: Partial<NonNullable<HistoryEvent['before']>> = {}) => ({
  minutes: 570,
  shifts: [aShift()],
  entries: NO_ENTRIES,
  ...more,
});

export const aHistoryEvent = (more: Partial<HistoryEvent> = {}): HistoryEvent => ({
  _id: id('e001'),
  version: 1,
  type: 'workdaySubmitted',
  by: 'driver',
  name: 'Maria Gomez',
  at: '2026-10-28T01:00:00.000Z',
  note: null,
  before: null,
  after: null,
  cents: null,
  payCents: null,
  ...more,
});
