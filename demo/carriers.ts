import { type Position, positions, type Role } from '#domain/accounts/roles';
import { DAY_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import { carrierName, facilityKinds, firstNames, lastNames, slug, streets } from './names';
import { type Hub, timeZoneOf } from './places';
import { Random } from './random';

/** Its number among the carrier's facilities, after all others. */
const CLOSED = 9;
const SECONDS_PER_MONTH = 30.4375 * 86_400;

export interface SeedUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly roles: readonly Role[];
  readonly position: Position | null;
  readonly organization_id: string | null;
  readonly time_zone: string;
  readonly sms_consent_at: string | null;
  readonly created_at: string;
}

export interface SeedFacility {
  readonly id: string;
  readonly hub: Hub;
  readonly timeZone: string;
  readonly recruiterIds: readonly string[];
  readonly row: Readonly<Record<string, unknown>>;
  readonly configuration: Readonly<Record<string, unknown>>;
}

export interface SeedCarrier {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly createdAt: string;
  readonly staff: readonly SeedUser[];
  readonly facilities: readonly SeedFacility[];
  /** Facilities that get no more orders. */
  readonly closedFacilities: readonly SeedFacility[];
  readonly safetyProfile: Readonly<Record<string, unknown>>;
}

export interface WorldFrame {
  readonly seed: number;
  readonly now: number;
  readonly hubs: readonly Hub[];
  /** Number of drivers, counted from the first, who have a readable application. */
  readonly applicants: number;
}

/** Creates a carrier with facilities at real places and at least one person in every position. */
export function makeCarrier({ seed, now, hubs }: WorldFrame, index: number): SeedCarrier {
  const random = Random.of(seed, 'carrier', index);
  const id = derivedId('seed', String(seed), 'carrier', String(index));
  const name = carrierName(index);
  const domain = `${slug(name)}${seed === 1 ? '' : `-${String(seed)}`}.example`;
  const createdAt = new Date(now - random.whole(200, 900) * DAY_MS).toISOString();
  const staff = makeStaff(random, { id, domain, createdAt, seed });
  const recruiterIds = staff.filter(({ position }) => position === 'RECRUITER').map((user) => user.id);
  const count = index === 0 ? 3 : random.whole(1, 3);
  const facilities = Array.from({ length: count }, (_, at) => {
    const hub = hubs[(index + at * 3) % hubs.length];
    if (hub === undefined) throw new Error('The world has no hubs');
    return makeFacility(random, { organizationId: id, hub, at, recruiterIds, createdAt });
  });
  const minMonths = random.pick([0, 6, 12, 24]);
  const safetyProfile = {
    organization_id: id,
    min_age: random.pick([21, 21, 22, 23]),
    min_experience_in_seconds: Math.round(minMonths * SECONDS_PER_MONTH),
    experience_window_in_seconds: Math.round((minMonths === 0 ? 0 : minMonths + 24) * SECONDS_PER_MONTH),
  };
  const closedFacilities = index === 0 ? [closedFacility({ seed, hubs }, { id, recruiterIds, createdAt })] : [];
  return { id, name, domain, createdAt, staff, facilities, closedFacilities, safetyProfile };
}

/** A facility that the demo carrier has given up, for the pages that mark inactive ones. */
function closedFacility(
  { seed, hubs }: Pick<WorldFrame, 'seed' | 'hubs'>,
  { id, recruiterIds, createdAt }: { id: string; recruiterIds: readonly string[]; createdAt: string },
): SeedFacility {
  const hub = hubs[1 % hubs.length];
  if (hub === undefined) throw new Error('The world has no hubs');
  const facility = makeFacility(Random.of(seed, 'closed-facility', id), {
    organizationId: id,
    hub,
    at: CLOSED,
    recruiterIds,
    createdAt,
  });
  return { ...facility, row: { ...facility.row, is_active: false, note: 'Lease ended. Ask dispatch for keys.' } };
}

interface CarrierFacts {
  readonly id: string;
  readonly domain: string;
  readonly createdAt: string;
  readonly seed: number;
}

/** The first person in each position has an address that is easy to remember. */
const mailboxes: Readonly<Record<Position, string>> = {
  LOCATION_MANAGER: 'manager',
  REGIONAL_MANAGER: 'admin',
  SAFETY: 'safety',
  ACCOUNTING: 'accounting',
  HR: 'hr',
  RECRUITER: 'recruiter',
};

function makeStaff(random: Random, { id, domain, createdAt, seed }: CarrierFacts): SeedUser[] {
  const extra = random.chance(0.5) ? (['RECRUITER'] as const) : [];
  return [...positions, ...extra].map((position, at) => {
    const first = random.pick(firstNames);
    const last = random.pick(lastNames);
    const isFirst = at < positions.length;
    return {
      id: derivedId('seed', String(seed), 'staff', id, String(at)),
      email: isFirst ? `${mailboxes[position]}@${domain}` : `${slug(first)}.${slug(last)}@${domain}`,
      first_name: first,
      last_name: last,
      phone: phoneOf(random),
      roles: position === 'REGIONAL_MANAGER' ? ['business', 'business-admin'] : ['business'],
      position,
      organization_id: id,
      time_zone: 'America/Chicago',
      sms_consent_at: null,
      created_at: createdAt,
    };
  });
}

/** Fictional numbers: 555-0100 to 555-0199 are reserved for this. */
export function phoneOf(random: Random): string {
  const area = random.pick(['214', '312', '404', '901', '602', '614', '213', '816', '713', '317', '904', '303']);
  return `+1${area}55501${String(random.whole(0, 99)).padStart(2, '0')}`;
}

interface FacilityFacts {
  readonly organizationId: string;
  readonly hub: Hub;
  readonly at: number;
  readonly recruiterIds: readonly string[];
  readonly createdAt: string;
}

function makeFacility(random: Random, facts: FacilityFacts): SeedFacility {
  const { organizationId, hub, at, recruiterIds, createdAt } = facts;
  const id = derivedId('seed-facility', organizationId, String(at));
  const place = at === 0 ? hub.center : random.pick(hub.around);
  const addressLine1 = `${String(random.whole(100, 9800))} ${random.pick(streets)}`;
  const { city, state, postalCode, latitude, longitude } = place;
  const timeZone = timeZoneOf(place);
  const row = {
    id,
    organization_id: organizationId,
    name: `${city} ${random.pick(facilityKinds)}`,
    is_active: true,
    address_line1: addressLine1,
    full_address: `${addressLine1}, ${city}, ${state} ${postalCode}, USA`,
    city,
    state,
    postal_code: postalCode,
    country: 'US',
    latitude,
    longitude,
    time_zone: timeZone,
    note: at === 0 ? 'Check in at the north gate.' : '',
    created_at: createdAt,
  };
  const configuration = {
    facility_id: id,
    equipment: random.pick([['Day Cab'], ['Sleeper Cab'], ['Day Cab', 'Dry Van'], ['Sleeper Cab', 'Reefer']]),
    equipment_brand: random.pick([['freightliner'], ['volvo'], ['international', 'freightliner'], ['paccar']]),
    equipment_transmission: random.pick([['automatic'], ['automatic', 'manual'], ['manual']]),
    equipment_average_age: random.whole(1, 7),
    eld_devices: [random.pick(['Samsara', 'Motive', 'Geotab', 'Omnitracs'])],
    camera_in_track: random.chance(0.6),
    dress_code: random.some(['safety-vest', 'jeans', 'steel-toe-boots'], 0.5),
    other_requirements: '',
  };
  return { id, hub, timeZone, recruiterIds, row, configuration };
}
