import { formDefaults } from '#domain/job-orders/defaults';
import { newId } from '#platform/ids';
import { createPasswords } from '#platform/passwords';

import { DEMO_PASSWORD } from '../seed/demo-logins';
import { requireSuccess } from '../lab/calls';
import { median, percentile, printFigures, round } from '../lab/figures';
import type { Lab } from '../lab/lab';
import { inParallel } from '../lab/parallel';
import { findStaff, type Staff } from '../lab/people';
import { say } from '../lab/progress';
import { seedWorld } from '../lab/seed';
import { findSeededPeople, type SeededPerson } from '../lab/seeded-people';
import { measureAuthCost } from './auth-cost';
import { benchMcdot } from './auth-mcdot';

const WIDTH = 8;

export interface AuthSize {
  /** Drivers of the world, and orders of the list that is asked for. */
  readonly drivers: number;
  readonly orders: number;
  /** Who signs in, and how often. */
  readonly people: number;
  readonly rounds: number;
  readonly calls: number;
  /** Carriers of the two censuses. */
  readonly fewCarriers: number;
  readonly carriers: number;
}

/**
 * Sign-ins over HTTP against the argon2 verifications in them, alone (`signInRatio`, both per second); a list with
 * authentication over the same declaration without (`authCost`, p50); and how the autocomplete of carriers grows with the
 * census (`mcdotGrowth`).
 */
export async function benchAuth(lab: Lab, size: AuthSize): Promise<void> {
  say('making a world');
  await seedWorld({ drivers: size.drivers, carriers: 4, orders: 0, seed: 4, add: lab.isShared });
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
      parallel: WIDTH,
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
        title: 'Measured runs',
        numberOfDrivers: 1,
        equipment: ['Dry Van'],
        equipmentBrand: ['freightliner'],
      },
    });
  }
}

/** The same people in both, in turns, so that whatever else the machine does meets both. */
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
    if (!(await passwords.verify(DEMO_PASSWORD, passwordHash))) throw new Error('The seed has another password');
  };
  say('warming up');
  await rate(people, signIn);
  await rate(people, verify);
  const rates: { signIns: number[]; verifications: number[] } = { signIns: [], verifications: [] };
  for (let turn = 1; turn <= rounds; turn += 1) {
    rates.signIns.push(await rate(people, signIn));
    rates.verifications.push(await rate(people, verify));
    say(`round ${String(turn)} of ${String(rounds)}`);
  }
  return rates;
}

async function rate(people: readonly SeededPerson[], work: (person: SeededPerson) => Promise<void>): Promise<number> {
  const start = performance.now();
  await inParallel(people, WIDTH, work);
  return (people.length * 1000) / (performance.now() - start);
}
