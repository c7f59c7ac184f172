import type { OpsCarrier } from '#domain/carriers/carrier-page/schema';
import type { ApplicationView, CallTimeView, CensusCarrier, OpsOrganization } from '#domain/carriers/schema';
import type { OrganizationInfo } from '#domain/dashboard/schema';

const id = (last: number) => `018f0000-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`;

export const aCensusCarrier = (more: Partial<CensusCarrier> = {}): CensusCarrier => ({
  mcdotNumber: '2841077',
  legalName: 'JUNIPER RIDGE HAULAGE LLC',
  dbaName: null,
  city: 'OKLAHOMA CITY',
  state: 'OK',
  zip: '73102',
  powerUnits: 24,
  drivers: 30,
  ...more,
});

/** A carrier that registered two days ago, by default. */
export const aCarrierApplication = (more: Partial<ApplicationView> = {}): ApplicationView => ({
  _id: id(1),
  mcdotNumber: '2841077',
  companyName: 'Juniper Ridge Haulage',
  zip: '73102',
  fleetSize: 24,
  note: 'We start a lane to Denver in March',
  firstName: 'Ana',
  lastName: 'Flores',
  email: 'ana@juniper.example',
  phone: '+14055550134',
  status: 'new',
  createdAt: new Date(Date.now() - 2.5 * 24 * 60 * 60 * 1000).toISOString(),
  callAt: null,
  census: aCensusCarrier(),
  ...more,
});

export const anOpsOrganization = (more: Partial<OpsOrganization> = {}): OpsOrganization => ({
  _id: id(2),
  name: 'Long Beach Drayage',
  isActive: true,
  mcdotNumber: '123456',
  staff: 6,
  activeOrders: 3,
  createdAt: '2026-02-01T12:00:00.000Z',
  ...more,
});

export const aCallTimeView = (more: Partial<CallTimeView> = {}): CallTimeView => ({
  _id: id(3),
  startsAt: '2099-03-02T16:30:00.000Z',
  companyName: null,
  ...more,
});

/** A carrier on its page, with the application that it came from. */
export function anOpsCarrier(more: Partial<OpsCarrier> = {}): OpsCarrier {
  const { firstName, lastName, email, phone, fleetSize, note, createdAt } = aCarrierApplication();
  return {
    ...anOpsOrganization(),
    orders: { pending: 1, active: 3, past: 2, deleted: 0 },
    facilities: 2,
    deactivation: null,
    candidates: 7,
    hires: 2,
    onAssignment: 4,
    census: aCensusCarrier(),
    application: {
      firstName,
      lastName,
      email,
      phone,
      fleetSize,
      note,
      createdAt,
      activatedAt: '2026-02-01T12:00:00.000Z',
      activatedBy: 'Dana Whitfield',
    },
    ...more,
  };
}

/** A carrier in brief, as its dashboard shows it. */
export const anOrganizationInfo = (changes: Partial<OrganizationInfo> = {}): OrganizationInfo => ({
  name: 'Ridge Runner Freight',
  mcdotNumber: '2841077',
  createdAt: '2026-02-01T12:00:00.000Z',
  staff: 6,
  facilities: 2,
  ...changes,
});
