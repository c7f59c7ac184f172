import type {
  AssignmentType,
  DressCode,
  DriverClass,
  EndorsementCode,
  FreightLevel,
  ScheduleType,
  ShiftType,
  Transmission,
  Weekday,
} from '../shared/job-enums';
import type { Currency, JobType, OvertimeEligibility, PaymentType, PayPeriod } from './enums';
import type { ApprovalStatus, OrderStatus } from './states';

/** English labels of the enumerations; translations replace them key by key. */
export const orderLabels = {
  status: { pending: 'Pending', active: 'Active', past: 'Past', deleted: 'Deleted' } satisfies Record<
    OrderStatus,
    string
  >,
  approval: { pending: 'Pending', approved: 'Approved', rejected: 'Sent back' } satisfies Record<
    ApprovalStatus,
    string
  >,
  paymentType: {
    flat: 'Flat rate',
    hourly: 'Hourly',
    mileage: 'Mileage',
    hourlyPlusMileage: 'Hourly plus mileage',
    estimatedPay: 'Estimated pay',
    other: 'Other',
  } satisfies Record<PaymentType, string>,
  overtime: { over8: 'OT8', over40: 'OT40', over45: 'OT45', over50: 'OT50', no: 'No OT' } satisfies Record<
    OvertimeEligibility,
    string
  >,
  currency: { USD: 'USD', CAD: 'CAD' } satisfies Record<Currency, string>,
  payPeriod: { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } satisfies Record<PayPeriod, string>,
  driverClass: {
    driverLicenseClassA: 'Class A',
    driverLicenseClassB: 'Class B',
    driverLicenseClassC: 'Class C',
  } satisfies Record<DriverClass, string>,
  license: {
    driverLicenseClassA: 'CDL - A',
    driverLicenseClassB: 'CDL - B',
    driverLicenseClassC: 'CDL - C',
  } satisfies Record<DriverClass, string>,
  assignmentType: {
    local: 'Local',
    drayageTWIC: 'Drayage (TWIC)',
    yardSpotter: 'Yard spotter',
    regionalSameDay: 'Regional, same day',
    otr: 'OTR',
    ownerOperator: 'Owner-operator',
  } satisfies Record<AssignmentType, string>,
  jobType: { Local: 'Local', OTR: 'OTR', Regional: 'Regional', Drayage: 'Drayage' } satisfies Record<JobType, string>,
  freightLevel: {
    'no-touch': 'No touch',
    'light-unload': 'Light unload',
    'heavy-unload': 'Heavy unload',
  } satisfies Record<FreightLevel, string>,
  endorsement: {
    T: 'Doubles and triples (T)',
    H: 'Hazmat (H)',
    P: 'Passenger (P)',
    N: 'Tank vehicles (N)',
    X: 'Tank and hazmat (X)',
    TC: 'TWIC card',
    Other: 'Other',
  } satisfies Record<EndorsementCode, string>,
  transmission: { automatic: 'Auto Only Ok', manual: 'Manual' } satisfies Record<Transmission, string>,
  dressCode: {
    'safety-vest': 'Safety vest',
    jeans: 'Jeans',
    'company-will-provide': 'Company will provide',
    'steel-toe-boots': 'Steel-toe boots',
    'clean-plain-t-shirt': 'Clean plain T-shirt',
  } satisfies Record<DressCode, string>,
  weekday: { su: 'Sun', mo: 'Mon', tu: 'Tue', we: 'Wed', th: 'Thu', fr: 'Fri', sa: 'Sat' } satisfies Record<
    Weekday,
    string
  >,
  scheduleType: { FLEX: 'Flexible', SHIFT_TYPE: 'By shift', WEEK_SCHEDULE: 'Weekly schedule' } satisfies Record<
    ScheduleType,
    string
  >,
  shiftType: { AM: 'AM', PM: 'PM', Night: 'Night' } satisfies Record<ShiftType, string>,
} as const;

/** The label of an average equipment age; -1 is "less than 1 year". */
export function equipmentAgeLabel(age: number): string {
  if (age < 0) return 'less than 1 year';
  return age === 1 ? '1 year' : `${age} years`;
}
