import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { InviteChoice } from '#domain/drivers/business/schema';
import { missesOf } from '#domain/drivers/ranking';
import type { DriverCards, DriverProfile, FitLine } from '#domain/drivers/schema';
import type { Span } from '#domain/drivers/work-record';
import { endorsementCodes, freightLevels, shiftTypes, trailerTypes } from '#domain/shared/job-enums';
import { dateAt } from '#domain/shared/zoned-time';
import { checkedFits } from '../../../support/hiring/checked-fit';
import { HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

const DRIVERS = 60;
const SAMPLED = 30;
const MONTH = 30.4375 * 86_400;

/** Days where the facilities are. */
const daysAgo = (days: number): string =>
  dateAt(new Date(Date.now() - days * 86_400_000).toISOString(), 'America/Chicago');
const today = daysAgo(0);

const cities = ['Dallas', 'Fort Worth', 'Waco', 'Houston'];
const classes = ['driverLicenseClassA', 'driverLicenseClassB', 'driverLicenseClassC'] as const;
const gears = [[], ['automatic'], ['manual'], ['automatic', 'manual']] as const;
const births = ['1975-03-01', '1990-12-31', yearsAgo(22), yearsAgo(20), yearsAgo(21)];
const months = [0, 3, 14, 22, 30, 60];

function yearsAgo(years: number): string {
  return `${String(Number(today.slice(0, 4)) - years)}${today.slice(4).replace('02-29', '03-01')}`;
}

/** Jobs that end today, ended before the window, lie in parts of it, or never were. */
const driving: readonly (readonly Span[])[] = [
  [],
  [{ from: daysAgo(400), to: null }],
  [{ from: daysAgo(2_400), to: daysAgo(1_500) }],
  [
    { from: daysAgo(1_300), to: daysAgo(1_000) },
    { from: daysAgo(640), to: daysAgo(10) },
  ],
  [{ from: daysAgo(720), to: daysAgo(30) }],
];

/** The values from the start of the list, from none to all, by a number that differs from driver to driver. */
const some = <Value>(values: readonly Value[], at: number): Value[] =>
  values.filter((_, place) => (at * 7 + place * 3) % 5 < at % 4);
const pick = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;

/** License valid, expired, rejected before it was ever approved, or rejected while the old one is valid; TWIC valid or expired. */
function credentials(at: number): Partial<DriverPipelineState> {
  const { documents } = emptyPipeline('');
  const rejected = { ...documents, driverLicense: { ...documents.driverLicense, status: 'rejected' as const } };
  const validUntil = { driverLicense: { on: '2099-01-01', endsAt: '2099-01-02T06:00:00.000Z' } };
  const card = at % 3 === 0 ? (['twic'] as const) : [];
  switch (at % 8) {
    case 1:
      return { expired: ['driverLicense', ...card] };
    case 3:
      return { documents: rejected, expired: [...card] };
    case 5:
      return { documents: rejected, expiries: validUntil, expired: [...card] };
    default:
      return { expired: [...card] };
  }
}

let hiring: HiringApi;
let driverIds: string[];
const orders: Record<string, string> = {};

beforeAll(async () => {
  hiring = await HiringApi.start();
  await hiring.db('safety_profiles').insert({
    organization_id: hiring.carrier.organizationId,
    min_age: 22,
    min_experience_in_seconds: 24 * MONTH,
    experience_window_in_seconds: 36 * MONTH,
  });
  for (let at = 0; at < DRIVERS; at += 1) await aVariedDriver(at);
  // A sample that does not depend on how the drivers were made.
  const rows = await hiring.db('drivers').orderByRaw('md5(id::text)').limit(SAMPLED).select('id');
  driverIds = rows.map(({ id }) => id);
  orders['of the port'] = await hiring.anActiveOrder({
    orderAssignmentType: 'drayageTWIC',
    driverClass: 'driverLicenseClassB',
    endorsements: ['T', 'N', 'TC'],
    equipment: ['Day Cab'],
    equipmentTransmission: ['automatic'],
    isInterstate: false,
  });
  orders['of hazmat by night'] = await hiring.anActiveOrder({
    driverClass: 'driverLicenseClassA',
    endorsements: ['H'],
    equipment: ['Reefer', 'Dry Van', 'Sleeper Cab'],
    equipmentTransmission: ['manual', 'automatic'],
    scheduleType: 'SHIFT_TYPE',
    shiftType: 'Night',
    freightLevel: 'light-unload',
    isInterstate: false,
  });
  orders['with criteria of its own'] = await hiring.anActiveOrder({
    driverClass: 'driverLicenseClassC',
    equipmentTransmission: ['manual'],
    isInterstate: true,
    matchCriteria: {
      minAge: 0,
      minExperienceInSeconds: 12 * MONTH,
      experienceWindowInSeconds: 60 * MONTH,
    },
  });
});
afterAll(() => hiring.close());

async function aVariedDriver(at: number): Promise<void> {
  const jobs = pick(driving, at);
  const ended = jobs.at(-1)?.to ?? null;
  const reported = at % 4 === 0 ? [...jobs, { from: daysAgo(900), to: daysAgo(850) }] : [...jobs];
  await hiring.aDriver({
    driver: {
      city: pick(cities, at),
      state: 'TX',
      license_class: pick(classes, Math.floor(at / 3)),
      endorsements: some(endorsementCodes, at),
      transmissions: [...pick(gears, Math.floor(at / 2))],
      shifts: some(shiftTypes, at + 1),
      freight_levels: some(freightLevels, at + 2),
      freight_types: some(trailerTypes, at + 3),
      birth_date: pick(births, at),
      experience_months: pick(months, Math.floor(at / 5)),
      last_drove_on: at % 6 === 5 ? daysAgo(500) : ended,
      work_record: JSON.stringify({ driving: jobs, reported }) as never,
    },
    state: credentials(at),
  });
}

const linesOf = (fit: readonly FitLine[] | undefined) => fit ?? [];

async function searchPages(orderId: string): Promise<DriverCards['data']> {
  const body = { orderId, limit: 100, sort: 'match' };
  const response = await hiring.carrier.recruiter.post('/api/drivers/search').send(body).expect(200);
  return (response.body as DriverCards).data;
}
async function profileOf(driverId: string, orderId: string): Promise<DriverProfile> {
  const path = `/api/business/driver/${driverId}/profile`;
  const response = await hiring.carrier.recruiter.get(path).query({ orderId }).expect(200);
  return response.body as DriverProfile;
}
async function choicesFor(driverId: string): Promise<InviteChoice[]> {
  const response = await hiring.carrier.recruiter.get(`/api/business/driver/${driverId}/orders`).expect(200);
  return (response.body as { data: InviteChoice[] }).data;
}

it.each(['of the port', 'of hazmat by night', 'with criteria of its own'])(
  'the explanation of 30 sampled drivers for the order %s agrees with an independent statement, field by field',
  async (name) => {
    const orderId = orders[name] ?? '';
    const checked = await checkedFits(hiring.db, { orderId, driverIds, today });
    const cards = await searchPages(orderId);

    expect(checked.size).toBe(SAMPLED);
    for (const driverId of driverIds) {
      const expected = checked.get(driverId);
      expect((await profileOf(driverId, orderId)).fit).toEqual(expected);
      const choice = (await choicesFor(driverId)).find((each) => each.orderId === orderId);
      expect(choice?.fit).toEqual(expected);
      // Houston is beyond the largest radius.
      const card = cards.find(({ _id }) => _id === driverId);
      const isFar = linesOf(expected).some((line) => line.criterion === 'distance' && line.result === 'fail');
      expect(card?.fit).toEqual(isFar ? undefined : expected);
    }
  },
);

it('the sample has every criterion, and every result that each may have', async () => {
  const seen = new Set<string>();
  for (const orderId of Object.values(orders)) {
    const checked = await checkedFits(hiring.db, { orderId, driverIds, today });
    for (const { criterion, result } of [...checked.values()].flat()) seen.add(`${criterion} ${result}`);
  }

  const passOrFail = ['twic', 'class', 'endorsements', 'age'].flatMap((each) => [`${each} pass`, `${each} fail`]);
  const all = ['transmission', 'experience', 'distance'].flatMap((each) => [
    `${each} pass`,
    `${each} near`,
    `${each} fail`,
  ]);
  const passOrNear = ['shift', 'freightLevel', 'freightType'].flatMap((each) => [`${each} pass`, `${each} near`]);
  expect([...seen].toSorted()).toEqual(['license fail', ...passOrFail, ...all, ...passOrNear].toSorted());
});

it('the search by match sorts by the explanation: fewest failed criteria, fewest near misses, readiness, distance', async () => {
  for (const orderId of Object.values(orders)) {
    const cards = await searchPages(orderId);
    const keys = cards.map(({ fit, isCertified, distanceMiles, _id }) => {
      const { failed, near } = missesOf(fit);
      return (
        [failed, near, isCertified ? 0 : 1, distanceMiles].map((part) => String(part).padStart(4, '0')).join(' ') + _id
      );
    });

    expect(cards.length).toBeGreaterThan(SAMPLED);
    expect(keys).toEqual(keys.toSorted());
  }
});

it("a candidate's explanation is the same", async () => {
  const orderId = orders['with criteria of its own'] ?? '';
  const invited = (await searchPages(orderId)).filter(({ inviteRefusal }) => inviteRefusal === null).slice(0, 3);
  for (const { _id: driverId } of invited) {
    const body = { driverId, jobOrderId: orderId };
    await hiring.carrier.recruiter.post('/api/job-order/fleet-job-request').send(body).expect(201);
  }
  const checked = await checkedFits(hiring.db, { orderId, driverIds: invited.map(({ _id }) => _id), today });

  const response = await hiring.carrier.recruiter
    .get(`/api/job-order/${orderId}/candidacies`)
    .query({ stage: 'invited', limit: 50 })
    .expect(200);
  const cards = (response.body as { data: CandidacyCard[] }).data;

  expect(new Map(cards.map(({ driverId, fit }) => [driverId, fit]))).toEqual(checked);
});
