import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { PayoutOrder, PayoutReport } from '#platform/payment-provider';
import { type ApiResponse, type Call, send } from '../core/calls';
import { startScript } from '../core/child-script';
import { signedEvent, STRIPE_KEYS } from '../core/stripe-server';
import type { FromMoneyWorker, MoneyJob, ToMoneyWorker } from './money-worker';

/** Answers an order for money; undefined if the process that gave it is killed before the answer. */
export type PayOut = (order: PayoutOrder) => Promise<PayoutReport | undefined>;

/** A report of Stripe about an object. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly object: { readonly object: 'payment_intent' | 'payout'; readonly id: string };
}

/** A process with the worker's jobs and the API's routes about money. */
export class MoneyWorker {
  private readonly exit: Promise<unknown>;
  private port = 0;

  private constructor(private readonly child: ChildProcess) {
    this.exit = once(child, 'exit');
  }

  static async start(databaseUrl: string, stripeUrl: URL, payOut: PayOut): Promise<MoneyWorker> {
    const child = startScript('chaos/money-worker.ts', [stripeUrl.href], { databaseUrl, stdio: 'ipc' });
    const worker = new MoneyWorker(child);
    child.on('message', (message: FromMoneyWorker) => {
      if (!('order' in message)) return;
      void payOut(message.order).then((report) => {
        if (report !== undefined) worker.say({ answer: message.id, report });
      });
    });
    const port = worker.receive((message) => ('port' in message ? message.port : undefined));
    const started = await Promise.race([port, worker.exit.then(() => undefined)]);
    if (started === undefined) throw new Error('A process ended before it started');
    worker.port = started;
    return worker;
  }

  /** Runs a job; returns why it failed, or null if it did not, also if the process was killed. */
  async run(job: MoneyJob, at: string): Promise<string | null> {
    const ended = this.receive((message) => ('ended' in message && message.ended === job ? { ...message } : undefined));
    this.say({ run: job, at });
    const result = await Promise.race([ended, this.exit.then(() => ({ error: null }))]);
    return result.error === null ? null : `${job} failed: ${result.error}`;
  }

  /** Delivers a report; false without an answer, after which the provider delivers it again. */
  async deliver(event: StripeEvent, at: string): Promise<boolean> {
    this.say({ clock: at });
    const { payload, signature } = signedEvent({ secret: STRIPE_KEYS.webhookSecret, at: new Date(at) }, event);
    const url = `http://127.0.0.1:${String(this.port)}/api/payments/webhook/stripe`;
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const response = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => undefined);
    return response?.status === 200;
  }

  /** Sends a call once; undefined without an answer. */
  async send(call: Call, at: string): Promise<ApiResponse | undefined> {
    this.say({ clock: at });
    return send(`http://127.0.0.1:${String(this.port)}`, call).catch(() => undefined);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exit;
  }

  private say(message: ToMoneyWorker): void {
    if (this.child.connected) this.child.send(message, () => undefined);
  }

  private receive<Found>(find: (message: FromMoneyWorker) => Found | undefined): Promise<Found> {
    return new Promise((resolve) => {
      const listen = (message: FromMoneyWorker): void => {
        const found = find(message);
        if (found === undefined) return;
        this.child.off('message', listen);
        resolve(found);
      };
      this.child.on('message', listen);
    });
  }
}

/** Two processes that share the work. One that is killed is followed by a new one. */
export class MoneyWorkers {
  private readonly workers: [Promise<MoneyWorker>, Promise<MoneyWorker>];

  constructor(private readonly start: () => Promise<MoneyWorker>) {
    this.workers = [start(), start()];
  }

  /** The process that works now. */
  first(): Promise<MoneyWorker> {
    return this.workers[0];
  }

  both(): Promise<MoneyWorker[]> {
    return Promise.all(this.workers);
  }

  /** Kills the process that works; the other one goes on. */
  async killFirst(): Promise<void> {
    const [first, second] = this.workers;
    this.workers[0] = second;
    this.workers[1] = this.start();
    await (await first).kill();
  }

  async end(): Promise<void> {
    for (const worker of await this.both()) await worker.kill();
  }
}

const AGAIN_MS = 10;

/** Delivers a report until it is received, as Stripe does. */
export async function deliver(workers: MoneyWorkers, event: StripeEvent, at: string): Promise<void> {
  while (!(await (await workers.first()).deliver(event, at))) await pause(AGAIN_MS);
}

/** Sends a call under its key until there is an answer, as clients do. */
export async function request(workers: MoneyWorkers, call: Call, at: string): Promise<ApiResponse> {
  for (;;) {
    const response = await (await workers.first()).send(call, at);
    if (response !== undefined && response.status < 500) return response;
    await pause(AGAIN_MS);
  }
}
