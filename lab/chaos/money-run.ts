import type { Db } from '#db/core/handle';
import { MINUTE_MS } from '#domain/shared/durations';
import type { PayoutOrder, PayoutReport } from '#platform/payment-provider';
import { logProgress } from '../core/progress';
import { seededRandom } from '../core/seeded-random';
import { worldSeeds } from '../core/seeds';
import { aStripeServer, type StripeServer } from '../core/stripe-server';
import { holdWrite, type MoneyHold, type MoneyWindow, prepareHolds } from './money-holds';
import { MoneyWorker, MoneyWorkers } from './money-processes';
import type { MoneyJob } from './money-worker';

/** One kill: in which work, and in which window. */
export interface MoneyKill {
  readonly work: string;
  readonly window: string;
  readonly place: number;
}

/** Work during which processes are killed. */
interface KilledWork {
  readonly what: string;
  readonly windows: readonly MoneyWindow[];
  /** Writes or orders that there are at least; kills are at random places in the first half. */
  readonly rows?: number;
  /** Absent: as many as the run makes of each work. */
  readonly kills?: number;
}

/** A job at an instant, killed in each of the windows and then run to its end. */
interface KilledJob extends Pick<KilledWork, 'rows'> {
  readonly job: MoneyJob;
  readonly at: string;
  readonly windows?: readonly MoneyWindow[];
  /** A window that is there only until the first run has passed it. */
  readonly firstWindow?: MoneyWindow;
  /** Whether nothing is left; absent if one run does everything. */
  readonly isDone?: () => Promise<boolean>;
}

/** The time between two runs of a job, by its own clock: a payment is asked about again after it. */
const BETWEEN_RUNS_MS = 15 * MINUTE_MS;
/** Runs that a job has for its work: each takes a part of it. */
const MAX_RUNS = 200;

const nameOf = (window: MoneyWindow): string =>
  'table' in window ? `write of ${window.table}` : `order at the provider of ${window.provider}`;

/** The database of the run, and how often each work is killed. */
interface MoneyRunOptions {
  readonly databaseUrl: string;
  readonly killsPerWork: number;
}

/** Processes with the jobs about money, the providers that they call, and the kills. */
export class MoneyRun {
  readonly kills: MoneyKill[] = [];
  /** Kills that could not be made. */
  readonly missed: string[] = [];
  readonly failures: string[] = [];
  /** Payouts that the drivers' provider has carried out, by their keys. */
  readonly sent = new Map<string, PayoutOrder>();
  readonly killsPerWork: number;
  private readonly random = seededRandom(worldSeeds.chaosBilling);
  private held: () => boolean = () => false;

  readonly workers: MoneyWorkers;

  private constructor(
    private readonly db: Db,
    readonly stripe: StripeServer,
    { databaseUrl, killsPerWork }: MoneyRunOptions,
  ) {
    this.killsPerWork = killsPerWork;
    this.workers = new MoneyWorkers(() => MoneyWorker.start(databaseUrl, stripe.url, (order) => this.payOut(order)));
  }

  static async start(db: Db, options: MoneyRunOptions): Promise<MoneyRun> {
    await prepareHolds(db);
    const stripe = await aStripeServer(() => new Date('2027-02-10T18:00:00.000Z'));
    return new MoneyRun(db, stripe, options);
  }

  async end(): Promise<void> {
    await this.workers.end();
    await this.stripe.close();
  }

  /** Runs a job, killed in each window, until two processes at the same time have done the rest. */
  async job({ job, at, windows = [], firstWindow, rows = 2, isDone }: KilledJob): Promise<void> {
    let next = Date.parse(at);
    const later = (): string => {
      const now = new Date(next).toISOString();
      next += BETWEEN_RUNS_MS;
      return now;
    };
    const work = async (): Promise<void> => {
      this.note(await (await this.workers.first()).run(job, later()));
    };
    if (firstWindow !== undefined) await this.killEach({ what: job, windows: [firstWindow], rows, kills: 1 }, work);
    await this.killEach({ what: job, windows, rows }, work);
    for (let runs = 0; runs < MAX_RUNS; runs += 1) {
      const now = later();
      const both = await this.workers.both();
      for (const failure of await Promise.all(both.map((worker) => worker.run(job, now)))) this.note(failure);
      if (isDone === undefined || (await isDone())) return;
    }
    this.failures.push(`${job} at ${at} does not end`);
  }

  /** Kills the first process in one window after the other while it works. */
  async killEach(
    { what, windows, rows = 2, kills = this.killsPerWork }: KilledWork,
    work: (isOver: () => boolean) => Promise<void>,
  ): Promise<void> {
    const count = windows.length === 0 ? 0 : kills;
    for (let index = 0; index < count; index += 1) {
      const window = windows[index % windows.length];
      if (window === undefined) return;
      const place = 1 + Math.floor((this.random() * rows) / (2 * count));
      const isHit = await this.killIn(window, place, work);
      if (isHit) this.kills.push({ work: what, window: nameOf(window), place });
      else this.missed.push(`${what}: ${nameOf(window)} ${String(place)} was not reached`);
      if (isHit) logProgress(`killed ${what} in its ${nameOf(window)} ${String(place)}`);
    }
  }

  private async killIn(
    window: MoneyWindow,
    place: number,
    work: (isOver: () => boolean) => Promise<void>,
  ): Promise<boolean> {
    await this.workers.first();
    const hold = await this.hold(window, place);
    let isKilled = false;
    const working = work(() => isKilled);
    const isHit = await Promise.race([hold.reached.then(() => true), working.then(() => false)]);
    if (isHit) await this.workers.killFirst();
    isKilled = true;
    await hold.release();
    await working;
    return isHit;
  }

  private async hold(window: MoneyWindow, place: number): Promise<MoneyHold> {
    if ('table' in window) return holdWrite(this.db, window.table, place);
    let orders = 0;
    let reach: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const isHeld = (): boolean => {
      orders += 1;
      if (orders === place) reach();
      return orders >= place;
    };
    if (window.provider === 'drivers') this.held = isHeld;
    else this.stripe.beforeAnswer = () => (isHeld() ? new Promise(() => undefined) : Promise.resolve());
    const release = (): Promise<void> => {
      this.held = () => false;
      this.stripe.beforeAnswer = () => Promise.resolve();
      return Promise.resolve();
    };
    return { reached, release };
  }

  /** Pays a key once; cards say by their token whether they refuse money. */
  private payOut(order: PayoutOrder): Promise<PayoutReport | undefined> {
    const isRefused = order.sourceToken.startsWith('refuses-');
    if (!isRefused) this.sent.set(order.key, order);
    if (this.held()) return Promise.resolve(undefined);
    return Promise.resolve(
      isRefused ? { state: 'failed', failure: 'cardRefused' } : { state: 'paid', reference: order.key },
    );
  }

  private note(failure: string | null): void {
    if (failure !== null) this.failures.push(failure);
  }
}
