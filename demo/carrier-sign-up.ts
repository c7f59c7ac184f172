import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { foldedText } from '#domain/shared/folded-text';
import { derivedId } from '#platform/ids';
import { tokenHash } from '#platform/tokens';
import { hexBytes, type Row } from './copy';
import { carrierName, firstNames, lastNames, slug } from './names';
import { Random } from './random';
import type { World } from './world';

const CENSUS_SIZE = 400;
const CALL_DAYS = 8;
const CALL_HOURS_UTC = [15, 16.5, 18, 20];

/** Carrier sign-up data of a new demo: the FMCSA census, carrier applications and offered call times. */
export function* carrierSignUpTables(world: World): Generator<readonly [string, readonly Row[]]> {
  const applications = applicationRows(world);
  yield ['fmcsa_carriers', censusRows(world)];
  yield ['carrier_applications', applications];
  yield ['call_times', callTimeRows(world, applications)];
}

/** DOT number of a fictional carrier. Numbers of two worlds never overlap. */
export const dotNumberOf = (seed: number, index: number): number => (seed % 90) * 1_000_000 + 204_000 + index * 37;

/** The world's own carriers first, then carriers that have not signed up. */
function censusRows({ size: { seed } }: World): Row[] {
  return Array.from({ length: CENSUS_SIZE }, (_, index) => {
    const random = Random.of(seed, 'census', index);
    const place = random.pick(places);
    const name = `${carrierName(index)} ${random.pick(['LLC', 'Inc', 'Co'])}`.toUpperCase();
    const dba = random.chance(0.2)
      ? `${random.pick(lastNames)} ${random.pick(['Hauling', 'Express'])}`.toUpperCase()
      : null;
    const units = random.whole(1, 80);
    return {
      dot_number: dotNumberOf(seed, index),
      legal_name: name,
      dba_name: dba,
      street: `${String(random.whole(1, 99))}00 ${random.pick(streets)}`,
      city: place.city,
      state: place.state,
      postal_code: place.zip,
      power_units: units,
      drivers: units + random.whole(0, 12),
      search_name: foldedText(name),
      search_dba: dba === null ? null : foldedText(dba),
    };
  });
}

const streets = ['INDUSTRIAL BLVD', 'DEPOT ST', 'TERMINAL RD', 'FREIGHT WAY'] as const;

const places = [
  { city: 'AMARILLO', state: 'TX', zip: '79101' },
  { city: 'JOLIET', state: 'IL', zip: '60431' },
  { city: 'FONTANA', state: 'CA', zip: '92335' },
  { city: 'MACON', state: 'GA', zip: '31201' },
  { city: 'TULSA', state: 'OK', zip: '74103' },
  { city: 'ALLENTOWN', state: 'PA', zip: '18101' },
] as const;

/** Carriers that applied: three are waiting, one of them with a number missing from the census; the last was declined. */
const applicants = [
  { census: 200, days: 3, note: 'Looking to add twelve Class A drivers before harvest season.' },
  { census: 201, days: 1, note: '' },
  { census: undefined, days: 0, note: 'Our authority is new, so the DOT number may not show up yet.' },
  { census: 202, days: 9, note: 'Do you also place dispatchers?' },
] as const;

function applicationRows({ size: { seed, now }, ops }: World): Row[] {
  return applicants.map(({ census, days, note }, index) => {
    const random = Random.of(seed, 'application', index);
    const companyName = carrierName(census ?? 269);
    const isDeclined = index === applicants.length - 1;
    const createdAt = now - days * DAY_MS - 2 * HOUR_MS;
    return {
      id: applicationId(seed, index),
      dot_number: census === undefined ? 99_000_123 : dotNumberOf(seed, census),
      company_name: companyName,
      postal_code: random.pick(places).zip,
      fleet_size: random.whole(4, 60),
      note,
      first_name: random.pick(firstNames),
      last_name: random.pick(lastNames),
      email: `office@${slug(companyName)}.example`,
      phone: `+1405555${String(110 + index).padStart(4, '0')}`,
      status: isDeclined ? 'declined' : 'new',
      booking_hash: hexBytes(tokenHash(applicationId(seed, index))),
      bookings: index === 0 ? 1 : 0,
      created_at: new Date(createdAt).toISOString(),
      settled_at: isDeclined ? new Date(createdAt + DAY_MS).toISOString() : null,
      settled_by: isDeclined ? ops.id : null,
    };
  });
}

const applicationId = (seed: number, index: number): string =>
  derivedId('seed', String(seed), 'application', String(index));

/** Call times on the next business days. The longest-waiting carrier has booked the first one. */
function callTimeRows({ size: { seed, now }, ops }: World, [first]: readonly Row[]): Row[] {
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const days = Array.from({ length: CALL_DAYS }, (_, index) => midnight + (index + 1) * DAY_MS);
  const times = days
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
    .flatMap((day) => CALL_HOURS_UTC.map((hour) => day + hour * HOUR_MS));
  return times.map((time, index) => ({
    id: derivedId('seed', String(seed), 'call-time', String(index)),
    starts_at: new Date(time).toISOString(),
    offered_by: ops.id,
    application_id: index === 0 ? first?.['id'] : null,
    time_zone: index === 0 ? 'America/Chicago' : null,
  }));
}
