import { formDefaults } from '#domain/job-orders/defaults';
import { newId } from '#platform/ids';
import { createPasswords } from '#platform/passwords';
import { DEMO_PASSWORD } from '../../demo/demo-logins';
import { requireSuccess } from '../core/calls';
import { concurrently } from '../core/concurrently';
import { median, percentile, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { findStaff, type Staff } from '../core/people';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { findSeededPeople, type SeededPerson } from '../core/seeded-people';
import { worldSeeds } from '../core/seeds';
import { measureAuthCost } from './auth-cost';
import { benchMcdot } from './auth-mcdot';

const CONCURRENCY = 8;

export interface AuthSize {
  /** Drivers in the world, and pending orders in the list. */
  readonly drivers: number;
  readonly orders: number;
  /** Number of people who sign in, and how often. */
  readonly people: number;
  readonly rounds: number;
  readonly calls: number;
  /** Carriers in the small and the full census. */
  readonly fewCarriers: number;
  readonly carriers: number;
}

/**
 * Compares the rate of sign-ins over HTTP with that of argon2 verification alone (`signInRatio`), a list with and without
 * authentication (`authCost`, p50), and the carrier autocomplete in a full and a small census (`mcdotGrowth`).
 */
export async function benchAuth(lab: Lab, size: AuthSize): Promise<void> {
  logProgress('seeding a world');
  await seedWorld({ drivers: size.drivers, carriers: 4, orders: 0, seed: worldSeeds.benchAuth, add: lab.isShared });
  const staff = await findStaff(lab.db);
  await makePendingOrders(lab, staff, size.orders);
  await lab.db.raw('analyze');
  const rates = await measureRates(lab, size);
  const cost = await measureAuthCost(staff, size.calls);
  const mcdot = await benchMcdot(lab.db, size);
  const row = (what: string, times: readonly number[]) => ({
    what,
    'p50 ms': round(median(times)),
    'p99 ms': round(percentile(times, 0.99)),
  });
  console.table([
    { what: 'sign-ins', 'per second': round(median(rates.signIns), 1) },
    { what: 'argon2 alone', 'per second': round(median(rates.verifications), 1) },
  ]);
  printFigures(
    [row('pending orders, signed in', cost.signedIn), row('pending orders, open', cost.open), ...mcdot.rows],
    {
      bench: 'auth',
      ...size,
      concurrency: CONCURRENCY,
      signInRatio: round(median(rates.signIns) / median(rates.verifications)),
      authCost: round(median(cost.signedIn) / median(cost.open)),
      mcdotGrowth: mcdot.mcdotGrowth,
    },
  );
}

async function makePendingOrders({ baseUrl }: Lab, { facilityId, recruiter }: Staff, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    await requireSuccess(baseUrl, {
      method: 'POST',
      path: '/order/fleet',
      token: recruiter.token,
      key: newId(),
      body: {
        ...formDefaults,
        facilityId,
        title: 'Regional dry van, home weekends',
        numberOfDrivers: 1,
        equipment: ['Dry Van'],
        equipmentBrand: ['freightliner'],
      },
    });
  }
}

/** Measures both rates with the same people, alternating, so that other load affects both. */
async function measureRates({ db, baseUrl }: Lab, { people: count, rounds }: AuthSize) {
  const people = await findSeededPeople(db, 'applicant', count);
  const signIn = async ({ email }: SeededPerson): Promise<void> => {
    await requireSuccess(baseUrl, {
      method: 'POST',
      path: '/auth/signIn',
      token: '',
      body: { email, password: DEMO_PASSWORD },
    });
  };
  const passwords = createPasswords();
  const verify = async ({ passwordHash }: SeededPerson): Promise<void> => {
    if (!(await passwords.verify(DEMO_PASSWORD, passwordHash)))
      throw new Error('The seeded accounts do not have the demo password');
  };
  logProgress('warming up');
  await rate(people, signIn);
  await rate(people, verify);
  const rates: { signIns: number[]; verifications: number[] } = { signIns: [], verifications: [] };
  for (let turn = 1; turn <= rounds; turn += 1) {
    rates.signIns.push(await rate(people, signIn));
    rates.verifications.push(await rate(people, verify));
    logProgress(`round ${String(turn)} of ${String(rounds)}`);
  }
  return rates;
}

async function rate(people: readonly SeededPerson[], work: (person: SeededPerson) => Promise<void>): Promise<number> {
  const start = performance.now();
  await concurrently(people, CONCURRENCY, work);
  return (people.length * 1000) / (performance.now() - start);
}
