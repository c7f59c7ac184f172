import { setTimeout as pause } from 'node:timers/promises';
import { atRate, type Caller, callerFrom, type Timed } from '../core/caller';
import { percentile, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { findStaff } from '../core/people';
import { processorSeconds } from '../core/processes';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { type AbuseKind, abuseKinds } from './abuse-kinds';
import { findOffice, mergeWaits, type Office, type OfficeSize, type Waits, watchOffice } from './abuse-office';

const MAX_RATIO = 5;
/** Fewer samples make percentiles meaningless, so the limit is not checked. */
const MIN_SAMPLES = { lists: 200, signIns: 60 };

export interface AbuseSize extends OfficeSize {
  /** Drivers in the world. */
  readonly drivers: number;
  /** Abusive calls per second. */
  readonly perSecond: number;
  /** Time for background work caused by the abuse (emails, new accounts) to finish before the next measurement. */
  readonly settleMs: number;
}

interface Abused {
  readonly kind: AbuseKind;
  readonly quiet: Waits;
  readonly waits: Waits;
  readonly responses: readonly Timed[];
  /** Share of one core that the API used, in the quiet phase and under abuse. */
  readonly busy: readonly [quiet: number, abused: number];
}

/**
 * Runs each kind of abuse from one address while an office at another address lists orders and signs in. Measures how much
 * longer the office waits than before (`listRatio` at p99, `signInRatio` at p95). None of its calls may be refused.
 */
export async function benchAbuse(lab: Lab, size: AbuseSize): Promise<void> {
  logProgress('seeding a world');
  await seedWorld({
    ...{ drivers: size.drivers, carriers: 20, orders: 60, seed: worldSeeds.benchAbuse },
    startPipelines: false,
    add: lab.isShared,
  });
  await lab.db.raw('vacuum (analyze)');
  const [attacker, desk] = [callerFrom(lab.baseUrl, '127.0.0.2'), callerFrom(lab.baseUrl, '127.0.0.3')];
  try {
    const kinds = await abuseKinds(lab, await findStaff(lab.db), attacker);
    const office = await findOffice(lab.db, size.people);
    logProgress('warming up');
    await watchOffice(desk, office, size);
    const abused: Abused[] = [];
    for (const kind of kinds) abused.push(await abuse(kind, { attacker, desk, office, size }));
    report(size, abused);
  } finally {
    attacker.close();
    desk.close();
  }
}

interface Scene {
  readonly attacker: Caller;
  readonly desk: Caller;
  readonly office: Office;
  readonly size: AbuseSize;
}

async function abuse(kind: AbuseKind, { attacker, desk, office, size }: Scene): Promise<Abused> {
  const { perSecond, seconds, settleMs } = size;
  logProgress(`${kind.what}: quiet phase`);
  const [quiet, before] = await whileBusy(() => watchOffice(desk, office, size));
  logProgress(`${kind.what}: ${String(perSecond)} per second`);
  const [[waits, responses], busy] = await whileBusy(() =>
    Promise.all([
      watchOffice(desk, office, size),
      atRate({ count: perSecond * seconds, perSecond }, (turn) => attacker.send(kind.call(turn))),
    ]),
  );
  logProgress(`${kind.what}: ${byStatus(responses)}`);
  await pause(settleMs);
  return { kind, quiet, waits, responses, busy: [before, busy] };
}

/** Runs `work` and returns its result with the share of one core that the API used. */
async function whileBusy<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const [before, start] = [await processorSeconds('The API'), performance.now()];
  const done = await work();
  return [done, ((await processorSeconds('The API')) - before) / ((performance.now() - start) / 1000)];
}

const listMs = ({ lists }: Waits): number => percentile(lists, 0.99);
const signInMs = ({ signIns }: Waits): number => percentile(signIns, 0.95);

/** Compares with all quiet phases together: percentiles of a single one would depend on two calls. */
function report(size: AbuseSize, abused: readonly Abused[]): void {
  const quiet = mergeWaits(abused.map((item) => item.quiet));
  const figuresOf = ({ kind, waits, responses, busy }: Abused) => ({
    what: kind.what,
    'list p99 ms': round(listMs(waits), 1),
    'list ratio': round(listMs(waits) / listMs(quiet)),
    'sign-in p95 ms': round(signInMs(waits), 1),
    'sign-in ratio': round(signInMs(waits) / signInMs(quiet)),
    'others refused': byStatus(waits.refused),
    'API busy': busy.map((share) => `${String(Math.round(share * 100))} %`).join(' → '),
    'attacker p99 ms': round(
      percentile(
        responses.map(({ ms }) => ms),
        0.99,
      ),
      1,
    ),
    'responses to the attacker': byStatus(responses),
  });
  const rows = abused.map(figuresOf);
  const quietRow = {
    what: 'quiet',
    'list p99 ms': round(listMs(quiet), 1),
    'sign-in p95 ms': round(signInMs(quiet), 1),
  };
  const worst = (of: 'list ratio' | 'sign-in ratio') => Math.max(...rows.map((row) => row[of]));
  const refused = mergeWaits([quiet, ...abused.map(({ waits }) => waits)]).refused.length;
  const [listRatio, signInRatio] = [worst('list ratio'), worst('sign-in ratio')];
  printFigures([{ ...quietRow, 'others refused': byStatus(quiet.refused) }, ...rows], {
    ...{ bench: 'abuse', ...size },
    ...{ listRatio, signInRatio, othersRefused: refused },
  });
  const isLarge = size.lists >= MIN_SAMPLES.lists && size.signIns >= MIN_SAMPLES.signIns;
  if (refused > 0) throw new Error('Calls from the office were refused');
  if (isLarge && Math.max(listRatio, signInRatio) >= MAX_RATIO) throw new Error('The office waits too long');
}

/** Formats counts by status, for example "2 × 200, 98 × 429". */
function byStatus(responses: readonly Timed[]): string {
  const counts = new Map<number, number>();
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1);
  const sorted = [...counts].sort(([one], [other]) => one - other);
  return sorted.map(([status, count]) => `${String(count)} × ${String(status)}`).join(', ');
}
