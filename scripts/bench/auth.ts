import { formDefaults } from '#domain/job-orders/defaults';
import { verifyPassword } from '#platform/passwords';

import { DEMO_PASSWORD } from '../seed/demo-logins';
import { demand } from '../lab/calls';
import { median, percentile, printFigures, round } from '../lab/figures';
import type { Lab } from '../lab/lab';
import { inParallel } from '../lab/parallel';
import { findStaff, type Staff } from '../lab/people';
import { say } from '../lab/progress';
import { seedWorld } from '../lab/seed';
import { measureAuthCost } from './auth-cost';
import { benchMcdot } from './auth-mcdot';

const ORDERS = 10;
const PEOPLE = 100;
const WIDTH = 8;
const ROUNDS = 5;

interface Person {
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * Sign-ins over HTTP against the argon2 verifications in them, alone (`signInRatio`, both per second); a list with
 * authentication over the same declaration without (`authCost`, p50); and how the autocomplete of carriers grows with the
 * census (`mcdotGrowth`).
 */
export async function benchAuth(lab: Lab): Promise<void> {
  say('making a world');
  await seedWorld({ drivers: 600, carriers: 4, orders: 0, seed: 3 });
  const staff = await findStaff(lab.db);
  await makePendingOrders(lab, staff);
  await lab.db.raw('analyze');
  const rates = await measureRates(lab);
  const cost = await measureAuthCost(staff);
  const mcdot = await benchMcdot(lab.db);
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
      parallel: WIDTH,
      rounds: ROUNDS,
      signInRatio: round(median(rates.signIns) / median(rates.verifications)),
      authCost: round(median(cost.signedIn) / median(cost.open)),
      mcdotGrowth: mcdot.mcdotGrowth,
    },
  );
}

async function makePendingOrders({ baseUrl }: Lab, { facilityId, recruiter }: Staff): Promise<void> {
  for (let made = 0; made < ORDERS; made += 1) {
    await demand(baseUrl, {
      method: 'POST',
      path: '/order/fleet',
      token: recruiter.token,
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
async function measureRates({ db, baseUrl }: Lab) {
  const people: Person[] = await db('users')
    .whereRaw(`'applicant' = any (roles)`)
    .orderBy('id')
    .limit(PEOPLE)
    .select('email', 'password_hash as passwordHash');
  const signIn = async ({ email }: Person): Promise<void> => {
    await demand(baseUrl, {
      method: 'POST',
      path: '/auth/signIn',
      token: '',
      body: { email, password: DEMO_PASSWORD },
    });
  };
  const verify = async ({ passwordHash }: Person): Promise<void> => {
    if (!(await verifyPassword(DEMO_PASSWORD, passwordHash))) throw new Error('The seed has another password');
  };
  say('warming up');
  await rate(people, signIn);
  await rate(people, verify);
  const rates: { signIns: number[]; verifications: number[] } = { signIns: [], verifications: [] };
  for (let turn = 1; turn <= ROUNDS; turn += 1) {
    rates.signIns.push(await rate(people, signIn));
    rates.verifications.push(await rate(people, verify));
    say(`round ${String(turn)} of ${String(ROUNDS)}`);
  }
  return rates;
}

async function rate(people: readonly Person[], work: (person: Person) => Promise<void>): Promise<number> {
  const start = performance.now();
  await inParallel(people, WIDTH, work);
  return (people.length * 1000) / (performance.now() - start);
}
