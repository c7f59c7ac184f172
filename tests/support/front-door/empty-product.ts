import type { Express } from 'express';
import request from 'supertest';
import { refreshFileLines } from '#db/requirements/refresh-file-lines';
import { SessionView } from '#domain/accounts/schema';
import { createLogger } from '#platform/logger';
import { createWorkflowCommands } from '#platform/workflow-commands';
import { as, startTestApi, type TestApi } from '../api';
import { aUser, testPassword } from '../builders/people';
import { type SkippingWorkers, startSkippingWorkers } from '../hiring/hiring-system';
import { newestSecret } from '../links';

/** Long enough for two cores shared with other tests. */
const DEADLINE_MS = 120_000;

/** Somebody with an account, who sends requests with the session of their latest sign-in. */
export interface SignedIn extends ReturnType<typeof as> {
  readonly id: string;
  readonly email: string;
}

/** Shows what went wrong in a long story. */
const log = createLogger({ level: 'error', name: 'front door' });

interface Account {
  readonly email: string;
  readonly password: string;
  accessToken: string;
}

/** The real app and workers without any people, carriers or orders, on a clock that a test moves. */
export class EmptyProduct {
  private readonly accounts: Account[] = [];
  private readonly app: Express;

  private constructor(
    private readonly api: TestApi,
    private readonly server: SkippingWorkers,
    private readonly clock: { ahead: number },
  ) {
    const { client, taskQueue } = server.workers;
    this.app = api.another({ temporal: createWorkflowCommands(client, { deadlineMs: DEADLINE_MS, taskQueue }) });
  }

  static async start(): Promise<EmptyProduct> {
    const clock = { ahead: 0 };
    const api = await startTestApi({ now: () => new Date(Date.now() + clock.ahead), log });
    return new EmptyProduct(api, await startSkippingWorkers(api.db), clock);
  }

  /** Sends requests to a product that others started, and whose clock they move. */
  static at(api: TestApi, server: SkippingWorkers): EmptyProduct {
    return new EmptyProduct(api, server, { ahead: 0 });
  }

  get db() {
    return this.api.db;
  }

  /** An instant by the product's clock. */
  inHours(hours: number): string {
    return new Date(Date.now() + this.clock.ahead + hours * 3_600_000).toISOString();
  }

  /** Moves the clock of workflows and API; everyone signs in again, because sessions end in between. */
  async pass(duration: string): Promise<void> {
    await this.server.pass(duration);
    this.clock.ahead = (await this.server.now()) - Date.now();
    for (const account of this.accounts) account.accessToken = (await this.sessionOf(account)).accessToken;
  }

  /** Checks files on the day of the product's clock; the job and the relay use the clock of the machine. */
  async checkFiles(driverIds: readonly string[]): Promise<void> {
    await this.server.pass('1 second');
    const { db, deps } = this.api;
    const keys = { sealer: deps.sealer, publicUrl: 'https://gladhand.example' };
    await refreshFileLines({ db, ...keys }, driverIds, new Date(this.inHours(0)));
    await this.server.pass('1 second');
  }

  /** Sends requests without a session. */
  post(path: string, body: object) {
    return request(this.app).post(path).send(body);
  }

  async signIn(email: string, password = testPassword): Promise<SignedIn> {
    return this.signedIn(password, await this.sessionOf({ email, password }));
  }

  /** Opens the link in the latest email to the address and enters the password. */
  async openLink(email: string, password = testPassword): Promise<SignedIn> {
    const accessToken = await newestSecret(this.db, email);
    const link = request(this.app).patch('/api/auth/confirmEmail').query({ accessToken });
    return this.signedIn(password, SessionView.parse((await link.send({ password }).expect(200)).body));
  }

  /** The first member of operations, as `npm run ops:create` adds them. */
  async createOpsAdmin(): Promise<SignedIn> {
    const { email } = await aUser(this.db, { roles: ['ops', 'ops-admin'] });
    return this.signIn(email);
  }

  private async sessionOf(credentials: Pick<Account, 'email' | 'password'>): Promise<SessionView> {
    const { email, password } = credentials;
    return SessionView.parse((await this.post('/api/auth/signIn', { email, password }).expect(200)).body);
  }

  private signedIn(password: string, { accessToken, user: { _id: id, email } }: SessionView): SignedIn {
    const account: Account = { email, password, accessToken };
    this.accounts.push(account);
    const now = () => as(this.app, account.accessToken);
    return {
      id,
      email,
      get: (path) => now().get(path),
      post: (path) => now().post(path),
      put: (path) => now().put(path),
      patch: (path) => now().patch(path),
      delete: (path) => now().delete(path),
    };
  }

  async close(): Promise<void> {
    await this.server.workers.close();
    await this.api.close();
  }
}
