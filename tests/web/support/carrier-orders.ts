import { type WaitCounts, zeroWaitCounts } from '#domain/candidacies/waiting';
import type { FacilityView } from '#domain/facilities/schema';
import { weekDefaults } from '#domain/job-orders/defaults';
import type { OrderListItem, OrderView } from '#domain/job-orders/schema';

const DAY_MS = 24 * 60 * 60 * 1000;

export const ORDER_ID = '018f0000-0000-7000-8000-0000000000f1';
export const ORGANIZATION_ID = '018f0000-0000-7000-8000-0000000000aa';

const state = {
  _id: ORDER_ID,
  keyOrderId: 'JO-00F1',
  organizationId: ORGANIZATION_ID,
  status: 'active',
  approval: 'approved',
  pastReason: null,
  versionId: '018f0000-0000-7000-8000-0000000000f2',
  seq: 3,
  seatsTaken: 1,
  isVisible: true,
  autoPilotActivated: false,
  statusSince: new Date(Date.now() - 3.5 * DAY_MS).toISOString(),
  note: null,
  createdAt: '2026-11-03T20:20:00.000Z',
  updatedAt: '2026-11-03T20:20:00.000Z',
  jobType: 'Drayage',
  weeklyPay: { from: 134_000, to: 152_000, currency: 'USD' },
  actions: ['clone', 'duplicate', 'visibility'],
  refusals: [
    { action: 'edit', code: 'order-not-editable' },
    { action: 'cancel', code: 'forbidden' },
  ],
} satisfies Partial<OrderView>;

/** Counts of an order's tabs and waits; zero by default. */
export const counted = ({
  waiting = {},
  ...tabs
}: Partial<Omit<OrderView['counts'], 'waiting'>> & { waiting?: Partial<WaitCounts> } = {}): OrderView['counts'] => ({
  invited: 0,
  requested: 0,
  review: 0,
  interview: 0,
  hired: 0,
  ended: 0,
  ...tabs,
  waiting: { ...zeroWaitCounts, ...waiting },
});

/** An active order of the carrier as its list shows it, by default. */
export const anOrderItem = (more: Partial<OrderListItem> = {}): OrderListItem => ({
  ...state,
  title: 'Night drayage',
  customTitle: '',
  facilityId: '018f0000-0000-7000-8000-0000000000f3',
  facilityName: 'Pier T yard',
  city: 'Long Beach',
  state: 'CA',
  orderAssignmentType: 'drayageTWIC',
  driverClass: 'driverLicenseClassA',
  paymentType: 'hourly',
  numberOfDrivers: 2,
  startDate: null,
  endDate: null,
  isStartDateASAP: true,
  isContract: true,
  counts: counted(),
  ...more,
});

export const aFacility = (more: Partial<FacilityView> = {}): FacilityView => ({
  _id: '018f0000-0000-7000-8000-0000000000f3',
  organizationId: ORGANIZATION_ID,
  name: 'Pier T yard',
  isActive: true,
  address: {
    latitude: 33.75,
    longitude: -118.2,
    addressLine1: '1 Dock Way',
    fullAddress: '1 Dock Way, Long Beach, CA 90802',
    city: 'Long Beach',
    state: 'CA',
    postalCode: '90802',
    country: 'USA',
  },
  timeZone: 'America/Los_Angeles',
  note: null,
  recruiterUsers: [],
  version: 1,
  ...more,
});

/** One active order with its full record, by default. */
export const anOrderView = (more: Partial<OrderView> = {}): OrderView => ({
  ...state,
  organizationName: 'Long Beach Drayage',
  title: 'Night drayage',
  customTitle: '',
  description: 'Containers from the port to the yard.',
  facilityId: aFacility()._id,
  contactFleetId: null,
  orderAssignmentType: 'drayageTWIC',
  requiresTwic: true,
  numberOfDrivers: 2,
  averageLengthOfRuns: { from: 150, to: 5000 },
  isDirectJobOrder: false,
  isSoloRide: true,
  slipSeated: false,
  palletJack: [],
  startDate: null,
  endDate: null,
  isStartDateASAP: true,
  isContract: true,
  isInterstate: false,
  notes: '',
  benefits: ['Health insurance'],
  dealbreakerQuestions: [],
  scheduleType: 'WEEK_SCHEDULE',
  schedule: weekDefaults,
  schedules: [],
  matchCriteria: null,
  shiftType: 'AM',
  numberOfHoursPerWeek: null,
  paymentType: 'hourly',
  rate: { from: 27, to: 29 },
  eligibleForOvertime: 'over8',
  motorCarrierExemption: false,
  mileageRate: { perMile: 0.25, perStop: { rate: 25 }, perDiem: 25, breakDown: { hourly: 15, max: 150 }, perHour: 12 },
  estimatedPay: { currency: 'USD', amountInCent: 0, period: 'year' },
  flatRate: { basePriceCentPerDay: 25_000, variousPriceCentPerDay: {} },
  anotherPaymentType: '',
  carrierStraightTimeRateAmount: null,
  carrierOvertimeRateAmount: null,
  driverClass: 'driverLicenseClassA',
  freightLevel: 'no-touch',
  preferred: ['Dry Van'],
  endorsements: ['TC'],
  equipment: ['Day Cab'],
  equipmentBrand: ['volvo'],
  equipmentTransmission: ['automatic'],
  equipmentAverageAge: 1,
  eldDevices: [],
  cameraInTrack: false,
  dressCode: [],
  otherRequirements: '',
  facility: aFacility(),
  contactFleet: null,
  safetyProfile: { minimumAge: 22, minimumExperience: 6, minimumExperienceInLastMonths: 36 },
  counts: counted({
    invited: 1,
    requested: 2,
    review: 3,
    interview: 1,
    hired: 1,
    waiting: { requests: 2, reviews: 3, drivers: 2 },
  }),
  jobAssignments: [],
  jobRequests: [],
  scheduledInterviews: [],
  driverJobRequests: [],
  fleetJobRequests: [],
  ...more,
});
