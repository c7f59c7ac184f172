import { searchPlaceColumns } from '#db/carriers/search-place-store';
import type { Db } from '#db/core/handle';
import type { NewRowOf as NewRow } from '#db/core/table';
import { driverPipelineRow } from '#db/driver-pipeline/driver-pipeline-row';
import type { CandidacyState } from '#domain/candidacies/state';
import { emptyCandidacy } from '#domain/candidacies/state-table';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { formDefaults } from '#domain/job-orders/defaults';
import { derivedId, newId } from '#platform/ids';

/** Rows that every hiring test needs: one carrier with a facility and staff, one active order, one certified driver. */
export interface HiringWorld {
  organizationId: string;
  facilityId: string;
  recruiterId: string;
  safetyId: string;
  adminId: string;
  orderId: string;
  driverId: string;
}

type Columns = Readonly<Record<string, unknown>>;

export const NOW = '2026-11-21T12:00:00.000Z';

export async function aHiringWorld(db: Db, driver?: Parameters<typeof aDriver>[1]): Promise<HiringWorld> {
  const organizationId = await anOrganization(db);
  const facilityId = await aFacility(db, { organizationId });
  const recruiterId = await aStaffMember(db, { organizationId, position: 'RECRUITER' });
  const safetyId = await aStaffMember(db, { organizationId, position: 'SAFETY' });
  const adminId = await aStaffMember(db, { organizationId, position: 'HR', roles: ['business', 'business-admin'] });
  await db('facility_recruiters').insert({ facility_id: facilityId, user_id: recruiterId });
  const orderId = await anOrderRow(db, { organizationId, facilityId });
  const driverId = await aDriver(db, driver);
  return { organizationId, facilityId, recruiterId, safetyId, adminId, orderId, driverId };
}

export async function anOrganization(db: Db, row: Partial<NewRow<'organizations'>> = {}): Promise<string> {
  const id = newId();
  await db('organizations').insert({ id, name: `Carrier ${id.slice(-6)}`, ...row });
  return id;
}

export async function aStaffMember(
  db: Db,
  row: { organizationId: string; position: NewRow<'users'>['position']; roles?: string[] },
): Promise<string> {
  return aUser(db, { roles: row.roles ?? ['business'], position: row.position, organization_id: row.organizationId });
}

export async function aUser(db: Db, row: Pick<NewRow<'users'>, 'roles'> & Partial<NewRow<'users'>>): Promise<string> {
  const id = newId();
  const name = { email: `${id}@example.test`, password_hash: null, first_name: 'Ann', last_name: 'Smith' };
  await db('users').insert({ id, ...name, status: 'confirmed', ...row });
  return id;
}

export async function aFacility(
  db: Db,
  { organizationId, ...row }: { organizationId: string } & Columns,
): Promise<string> {
  const id = newId();
  await db('facilities').insert({
    id,
    organization_id: organizationId,
    name: 'Dallas yard',
    address_line1: '1 Main St',
    full_address: `1 Main St, Dallas, TX ${id}`,
    city: 'Dallas',
    state: 'TX',
    postal_code: '75201',
    latitude: 32.7767,
    longitude: -96.797,
    time_zone: 'America/Chicago',
    ...row,
  });
  return id;
}

/** A driver with account and pipeline; certified and available by default. */
export async function aDriver(
  db: Db,
  overrides: {
    user?: Partial<NewRow<'users'>>;
    driver?: Partial<NewRow<'drivers'>> & { city?: string; state?: string };
    pipeline?: Partial<NewRow<'driver_pipelines'>>;
    state?: Partial<DriverPipelineState>;
  } = {},
): Promise<string> {
  const id = await aUser(db, { roles: ['applicant'], first_name: 'Maria', last_name: 'Gomez', ...overrides.user });
  const home = { city: 'Fort Worth', state: 'TX', ...overrides.driver };
  await db('drivers').insert({
    ...searchPlaceColumns(home),
    id,
    first_name: 'Maria',
    last_name: 'Gomez',
    birth_date: '1990-04-02',
    postal_code: '76102',
    latitude: 32.7555,
    longitude: -97.3308,
    license_class: 'driverLicenseClassA',
    endorsements: ['T'],
    transmissions: ['automatic', 'manual'],
    experience_months: 48,
    freight_levels: ['no-touch'],
    freight_types: ['Dry Van'],
    shifts: ['AM'],
    is_available: true,
    ...home,
  });
  const certified: DriverPipelineState = {
    ...emptyPipeline(id),
    seq: 1,
    stage: 'Certified',
    // Now, because a driver who is past the target of the stage is reported to operations by the next command.
    enteredAt: new Date().toISOString(),
    lifecycleStatus: 'certified_compliant',
    isAvailable: true,
    ...overrides.state,
  };
  await db('driver_pipelines').insert({ ...driverPipelineRow(certified), ...overrides.pipeline });
  return id;
}

/** An order straight in its table; `content` replaces fields of the stored version. */
export async function anOrderRow(
  db: Db,
  {
    organizationId,
    facilityId,
    content,
    ...row
  }: { organizationId: string; facilityId: string; content?: object } & Columns,
): Promise<string> {
  const id = newId();
  const versionId = newId();
  await db('job_order_versions').insert({
    id: versionId,
    order_id: id,
    organization_id: organizationId,
    content: JSON.stringify({ ...orderContent, facilityId, ...content }),
  });
  await db('job_orders').insert({
    id,
    workflow_id: `job-order/${id}`,
    version: 1,
    organization_id: organizationId,
    facility_id: facilityId,
    status: 'active',
    approval: 'approved',
    version_id: versionId,
    number_of_drivers: 2,
    seats_taken: 0,
    is_visible: true,
    autopilot: false,
    status_since: NOW,
    snapshot: '{}',
    created_at: NOW,
    updated_at: NOW,
    ...row,
  });
  return id;
}

/** The parts of an order's content that its readers need. */
export const orderContent = {
  title: 'Regional driver',
  customTitle: '',
  numberOfDrivers: 2,
  orderAssignmentType: 'local',
  driverClass: 'driverLicenseClassA',
  endorsements: [],
  equipment: ['Dry Van'],
  equipmentTransmission: ['automatic'],
  freightLevel: 'no-touch',
  paymentType: 'hourly',
  rate: { from: 27, to: 30 },
  numberOfHoursPerWeek: null,
  scheduleType: 'WEEK_SCHEDULE',
  schedule: formDefaults.schedule,
  schedules: [],
  eligibleForOvertime: 'no',
  shiftType: 'AM',
  isInterstate: true,
  isStartDateASAP: true,
  isContract: true,
  dressCode: [],
  otherRequirements: '',
};

/** The state of a candidacy in its first round, before anything happened. */
export function aCandidacyState(world: HiringWorld, overrides: Partial<CandidacyState> = {}): CandidacyState {
  const { orderId, driverId, organizationId, facilityId } = world;
  const ids = { candidacyId: derivedId('candidacy', orderId, driverId), orderId, driverId };
  return { ...emptyCandidacy(ids), organizationId, facilityId, zone: 'America/Chicago', ...overrides };
}
