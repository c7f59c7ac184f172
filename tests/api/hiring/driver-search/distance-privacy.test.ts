import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CandidacyCard } from '#domain/candidacies/schema';
import type { DriverCard, DriverProfile } from '#domain/drivers/schema';
import { problemOf } from '../../../support/api';
import { type Driver, HiringApi } from '../../../support/hiring/hiring-api';
import { aFacility } from '../../../support/hiring/hiring-world';
import '../../../support/temporal-runtime';

/** Three of the carrier's facilities around Dallas: enough to locate a point by its distances. */
const around = [
  { latitude: 33.05, longitude: -96.7 },
  { latitude: 32.6, longitude: -96.5 },
  { latitude: 32.7, longitude: -97.1 },
];
/** Nine miles apart, in the same city. */
const homes = [
  { latitude: 32.87226, longitude: -96.80507 },
  { latitude: 32.74151, longitude: -96.85812 },
];
const inDallas = (home: (typeof homes)[number]) => ({ driver: { city: 'Dallas', postal_code: '75230', ...home } });

let hiring: HiringApi;
let orderId: string;
let drivers: Driver[];
beforeAll(async () => {
  hiring = await HiringApi.start();
  const { organizationId } = hiring.carrier;
  for (const place of around) await aFacility(hiring.db, { organizationId, ...place });
  orderId = await hiring.anActiveOrder({ numberOfDrivers: 5 });
  drivers = await Promise.all(homes.map((home) => hiring.aDriver(inDallas(home))));
});
afterAll(() => hiring.close());

const search = (body: object) =>
  hiring.carrier.recruiter.post('/api/drivers/search').send({ orderId, limit: 100, ...body });
async function cardsFrom(body: object): Promise<(DriverCard | undefined)[]> {
  const response: { body: unknown } = await search(body).expect(200);
  const { data } = response.body as { data: DriverCard[] };
  return drivers.map(({ id }) => data.find(({ _id }) => _id === id));
}

describe('the distance of a driver whom the carrier does not know', () => {
  it('is the same for all homes of a city, in whole miles', async () => {
    for (const facilityCoordinates of [...around, null]) {
      const [one, other] = await cardsFrom({ facilityCoordinates });
      expect(Number.isInteger(one?.distanceMiles)).toBe(true);
      expect(one?.distanceMiles).toBe(other?.distanceMiles);
      expect(one?.fit).toEqual(other?.fit);
    }
  });

  it('does not reveal the home by its radius: both homes appear at the same one', async () => {
    const [facilityCoordinates] = around;
    for (let miles = 15; miles < 22; miles += 0.25) {
      const [one, other] = await cardsFrom({ facilityCoordinates, miles });
      expect([miles, one === undefined]).toEqual([miles, other === undefined]);
    }
  });

  it('is the same on the profile and on the card of a candidacy', async () => {
    const seen = [];
    for (const driver of drivers) {
      await hiring.flow(orderId, driver).invite().expect(201);
      const { recruiter } = hiring.carrier;
      const profile: { body: unknown } = await recruiter
        .get(`/api/business/driver/${driver.id}/profile`)
        .query({ orderId });
      const tab: { body: unknown } = await recruiter
        .get(`/api/job-order/${orderId}/candidacies`)
        .query({ stage: 'invited' });
      const card = (tab.body as { data: CandidacyCard[] }).data.find(({ driver: { _id } }) => _id === driver.id);
      seen.push([(profile.body as DriverProfile).distanceMiles, card?.distanceMiles]);
    }

    const [[miles] = []] = seen;
    expect(Number.isInteger(miles)).toBe(true);
    expect(seen.flat()).toEqual([miles, miles, miles, miles]);
  });

  it("cannot be measured from a place outside the carrier's facilities", async () => {
    const { latitude } = around[0] ?? { latitude: 0 };
    const refused = await search({ facilityCoordinates: { latitude, longitude: -96.8 } }).expect(400);

    expect(problemOf(refused).errors).toMatchObject([
      { pointer: '/facilityCoordinates', message: 'Choose a facility' },
    ]);
  });
});
