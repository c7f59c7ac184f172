import type { Express } from 'express';
import type { Response, Test } from 'supertest';
import type { Db } from '#db/core/handle';
import type { Position } from '#domain/accounts/roles';
import type { JobOrderForm } from '#domain/job-orders/schema';
import { dateAt } from '#domain/shared/zoned-time';
import { newId } from '#platform/ids';
import { createWorkflowCommands, type WorkflowCommands } from '#platform/workflow-commands';
import { as, startTestApi, type TestApi } from '../api';
import { lightJob } from '../builders/light-job';
import { anOrderForm } from '../builders/order-form';
import { anAccessToken } from '../builders/people';
import { aDriver, aFacility, anOrganization, aStaffMember, aUser } from './hiring-world';
import { startTestWorkers, type TestWorkers } from './test-workers';

/** Long enough for two cores shared with other tests. */
const DEADLINE_MS = 120_000;

export type Caller = ReturnType<typeof as>;
export type PersonName = 'recruiter' | 'safety' | 'hr' | 'admin' | 'accounting' | 'manager';

export interface Carrier extends Readonly<Record<PersonName, Caller>> {
  readonly organizationId: string;
  readonly facilityId: string;
  readonly ids: Readonly<Record<PersonName, string>>;
}

export interface Driver extends Caller {
  readonly id: string;
}

const positions: Readonly<Record<PersonName, { position: Position; roles?: string[] }>> = {
  recruiter: { position: 'RECRUITER' },
  safety: { position: 'SAFETY' },
  hr: { position: 'HR' },
  admin: { position: 'REGIONAL_MANAGER', roles: ['business', 'business-admin'] },
  accounting: { position: 'ACCOUNTING' },
  manager: { position: 'LOCATION_MANAGER' },
};

interface People {
  readonly temporal: WorkflowCommands;
  readonly app: Express;
  readonly ops: Caller;
  readonly carrier: Carrier;
  readonly other: Carrier;
}

/** The real app, the real workers and two carriers with a person in every position. */
export class HiringApi {
  private constructor(
    readonly api: TestApi,
    readonly workers: TestWorkers,
    people: People,
  ) {
    this.temporal = people.temporal;
    this.app = people.app;
    this.ops = people.ops;
    this.carrier = people.carrier;
    this.other = people.other;
  }

  readonly app: Express;
  readonly temporal: WorkflowCommands;
  readonly ops: Caller;
  readonly carrier: Carrier;
  readonly other: Carrier;

  static async start(): Promise<HiringApi> {
    const api = await startTestApi();
    const workers = await startTestWorkers(api.db);
    const temporal = createWorkflowCommands(workers.client, {
      deadlineMs: DEADLINE_MS,
      taskQueue: workers.taskQueue,
    });
    const app = api.another({ temporal });
    const ops = as(app, await anAccessToken(api.db, await aUser(api.db, { roles: ['ops'] })));
    return new HiringApi(api, workers, {
      temporal,
      app,
      ops,
      carrier: await aCarrier(api.db, app),
      other: await aCarrier(api.db, app),
    });
  }

  get db(): Db {
    return this.api.db;
  }

  /** The same workers behind an app with a shorter timeout. */
  withDeadline(deadlineMs: number): Express {
    const taskQueue = this.workers.taskQueue;
    return this.api.another({ temporal: createWorkflowCommands(this.workers.client, { deadlineMs, taskQueue }) });
  }

  /** A user of another API process, which stops whenever an Update has returned and its projection is not written yet. */
  async stopsBeforeProjections(userId: string): Promise<Caller> {
    const { temporal } = this;
    const app = this.api.another({
      temporal: {
        deadlineMs: temporal.deadlineMs,
        update: async (workflowId, definition, update) => {
          await temporal.update(workflowId, definition, update);
          throw new Error('The process stopped');
        },
      },
    });
    return as(app, await anAccessToken(this.db, userId));
  }

  async close(): Promise<void> {
    await this.workers.close();
    await this.api.close();
  }

  async aDriver(overrides: Parameters<typeof aDriver>[1] = {}): Promise<Driver> {
    const id = await aDriver(this.db, overrides);
    return { id, ...as(this.app, await anAccessToken(this.db, id)) };
  }

  aForm(overrides: Partial<JobOrderForm> = {}) {
    return anOrderForm({ facilityId: this.carrier.facilityId, ...overrides });
  }

  /** Creates a pending order of the carrier; returns its id. */
  async aPendingOrder(overrides: Partial<JobOrderForm> = {}): Promise<string> {
    const response = await this.carrier.recruiter.post('/api/order/fleet').send(this.aForm(overrides)).expect(201);
    return idOf(response);
  }

  /** Creates an order that operations accepted; returns its id. */
  async anActiveOrder(overrides: Partial<JobOrderForm> = {}): Promise<string> {
    const orderId = await this.aPendingOrder({ numberOfDrivers: 2, ...overrides });
    await this.ops.post(`/api/ops/job-orders/${orderId}/accept`).expect(200);
    return orderId;
  }

  /** The calls for one driver and one order, in the sequence of the flow. */
  flow(orderId: string, driver: Driver): Flow {
    return new Flow(this.carrier, driver, orderId);
  }
}

/** One driver on one order, advanced as far as a test needs. */
export class Flow {
  constructor(
    readonly carrier: Carrier,
    readonly driver: Driver,
    readonly orderId: string,
  ) {}

  invite(): Test {
    const body = { driverId: this.driver.id, jobOrderId: this.orderId };
    return this.carrier.recruiter.post('/api/job-order/fleet-job-request').send(body);
  }

  request(): Test {
    return this.driver.post('/api/job-order/driver-job-request').send({ jobOrderId: this.orderId });
  }

  /** The driver's own view of it. */
  async application(): Promise<Application> {
    const response: { body: unknown } = await this.driver.get('/api/driver/candidacies').expect(200);
    const found = (response.body as { data: Application[] }).data.find(({ orderId }) => orderId === this.orderId);
    if (found === undefined) throw new Error('The driver has no candidacy on the order');
    return found;
  }

  /** The carrier's view of it in a tab. */
  async card(stage: string): Promise<Card> {
    const response: { body: unknown } = await this.carrier.recruiter
      .get(`/api/job-order/${this.orderId}/candidacies`)
      .query({ stage })
      .expect(200);
    const found = (response.body as { data: Card[] }).data.find(({ driverId }) => driverId === this.driver.id);
    if (found === undefined) throw new Error(`The driver is not in the tab ${stage}`);
    return found;
  }

  /** One of the driver's answers. */
  async answers(name: string, body: object = {}): Promise<Response> {
    const { candidacyId, round } = await this.application();
    return this.driver.post(`/api/driver/candidacies/${candidacyId}/${name}`).send({ round, ...body });
  }

  async toReview(): Promise<Card> {
    await this.invite().expect(201);
    await expectOk(this.answers('accept-invite'));
    return this.card('review');
  }

  async toApproved(): Promise<Card> {
    const { assignmentId } = await this.toReview();
    await this.carrier.safety.patch(`/api/job-assignment/approve/${String(assignmentId)}`).expect(200);
    return this.card('review');
  }

  schedule({ assignmentId }: Card, overrides: object = {}): Test {
    const body = { driverId: this.driver.id, assignmentId, date: inHours(48), address: '1 Main St', ...overrides };
    return this.carrier.recruiter.post('/api/job-order/interview').send(body);
  }

  async toInterview(overrides: object = {}): Promise<Card> {
    await this.schedule(await this.toApproved(), overrides).expect(201);
    return this.card('interview');
  }

  hire({ jobRequestId }: Card, startDate: string): Test {
    return this.carrier.recruiter.patch(`/api/job-request/approve/${String(jobRequestId)}`).send({ startDate });
  }

  /** Safety completes the file of the accepted hire. */
  async completeFile(): Promise<void> {
    const { start } = await this.card('hired');
    const employment = `/api/business/employments/${String(start?.employmentId)}`;
    const details = {
      appliedOn: null,
      startedOn: null,
      type: 'employee',
      isMultipleEmployer: false,
      isFurnished: false,
    };
    await this.carrier.safety.put(employment).send(details).expect(200);
    await this.carrier.safety
      .post(`${employment}/stated-facts`)
      .send({ from: '2026-01-01', facts: lightJob })
      .expect(201);
  }

  async toHired(startDate = dateIn(3)): Promise<Card> {
    await this.hire(await this.toInterview(), startDate).expect(200);
    return this.card('hired');
  }
}

export interface Card {
  readonly candidacyId: string;
  readonly driverId: string;
  readonly round: number;
  readonly state: string;
  readonly stage: string | null;
  readonly driver: { lastName: string; isMasked: boolean };
  readonly turn: string;
  readonly next: string;
  readonly actions: string[];
  readonly refusals: { action: string; code: string }[];
  readonly fleetJobRequestId: string | null;
  readonly driverJobRequestId: string | null;
  readonly assignmentId: string | null;
  readonly jobRequestId: string | null;
  readonly interview: { _id: string; startsAt: string; address: string | null; answer: string } | null;
  readonly offer: {
    _id: string;
    answer: string;
    answerNote: string | null;
    proposedStartsAt: string | null;
    interviewer: string | null;
    times: { startsAt: string; refusal: string | null }[];
  } | null;
  readonly scorecardInterview: { readonly _id: string; readonly startsAt: string } | null;
  readonly scorecardCount: number;
  readonly agreedRate: { readonly unit: string; readonly mills: number } | null;
  readonly start: { startOn: string; answer: string; startedAt: string | null; employmentId: string | null } | null;
  readonly ending: { by: string; reason: string; text: string | null } | null;
  readonly lapsedSince: string | null;
}

export type Application = Pick<
  Card,
  'candidacyId' | 'round' | 'state' | 'next' | 'actions' | 'interview' | 'offer' | 'start' | 'ending' | 'lapsedSince'
> & {
  readonly orderId: string;
  readonly agreedRate: { readonly unit: string; readonly mills: number } | null;
  readonly weeklyPay: { readonly from: number; readonly to: number } | null;
  readonly turn: string;
  readonly dot: number;
  readonly fileTasks: { readonly holding: number; readonly due: number };
};

/** The id in a response. */
export function idOf({ body }: { body: unknown }): string {
  return (body as { _id: string })._id;
}

/** The code and parameters of a refusal. */
export function refusalOf({ body }: { body: unknown }): {
  code: string;
  message: string;
  params: Record<string, unknown>;
} {
  return body as { code: string; message: string; params: Record<string, unknown> };
}

/** Fails with the response body if a command was refused. */
export async function expectOk(response: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await response;
  if (status >= 300) throw new Error(`Refused with ${String(status)}: ${JSON.stringify(body)}`);
}

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** The date at the carrier's facility: in the evening there, UTC is a day ahead. */
export const dateIn = (days: number): string => dateAt(inHours(days * 24), 'America/Chicago');

async function aCarrier(db: Db, app: Express): Promise<Carrier> {
  const organizationId = await anOrganization(db, { name: `Carrier ${newId().slice(-6)}` });
  const facilityId = await aFacility(db, { organizationId });
  const staff = await Promise.all(
    Object.entries(positions).map(async ([name, { position, roles }]) => {
      const id = await aStaffMember(db, { organizationId, position, ...(roles !== undefined && { roles }) });
      return { name, id, caller: as(app, await anAccessToken(db, id)) };
    }),
  );
  const callers = Object.fromEntries(staff.map(({ name, caller }) => [name, caller])) as Record<PersonName, Caller>;
  const ids = Object.fromEntries(staff.map(({ name, id }) => [name, id])) as Record<PersonName, string>;
  await db('facility_recruiters').insert({ facility_id: facilityId, user_id: ids.recruiter });
  return { ...callers, ids, organizationId, facilityId };
}
