import { randomUUID } from 'node:crypto';
import { Client, Connection, type ConnectionLike } from '@temporalio/client';
import { NativeConnection, type Worker } from '@temporalio/worker';
import { createActivities } from '#activities/create-activities';
import { deliverNext } from '#activities/messages/deliver';
import type { Db } from '#db/core/handle';
import type { RecurringJob } from '#domain/recurring/jobs';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { createDataConverter } from '#platform/data-converter';
import type { Email } from '#platform/mail-transport';
import { drawHere } from '#platform/page-pictures';
import { checkHere } from '#platform/pdf-check';
import { createSealer } from '#platform/sealing';
import type { Sms } from '#platform/sms-transport';
import { testFileScanner } from '#platform/virus-scanner';
import { startOutboxRelay } from '../../../worker/outbox-relay';
import { createWorkers, runWorkers, stopWorkers } from '../../../worker/workers';
import { temporalAddress, workflowBundle } from '../temporal';
import { testFiles, testKey, testVault } from '../vault';
import { silentLogger } from './silent-logger';

export const testDataConverter = createDataConverter([testKey]);

export interface TestWorkers {
  readonly client: Client;
  readonly prefix: string;
  /** The task queue on which workflows start. */
  readonly taskQueue: string;
  /** Delivers every message that is due to {@link mails} and {@link texts}. */
  deliver(): Promise<void>;
  /** Runs a recurring job once, which its Schedule starts in the product. */
  repeat(job: RecurringJob): Promise<void>;
  readonly mails: Email[];
  readonly texts: Sms[];
  /** Starts polling again after {@link stop}. */
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** The address of the workers' Temporal server. */
export interface TestServer {
  readonly native: NativeConnection;
  readonly connection: ConnectionLike;
  close(): Promise<void>;
}

export const messageSettings = { publicUrl: 'http://127.0.0.1:8080', sealer: createSealer([testKey]) };

/** The real workers on separate task queues; the outside services are replaced by two lists. */
export async function startTestWorkers(db: Db, server?: TestServer): Promise<TestWorkers> {
  const { native, connection, ...testServer } = server ?? (await devServer());
  const prefix = `test-${randomUUID()}-`;
  const client = new Client({ connection, dataConverter: testDataConverter });
  const mails: Email[] = [];
  const texts: Sms[] = [];
  const activities = createActivities({
    db,
    client,
    log: silentLogger,
    ...messageSettings,
    supportPhone: '+15625550100',
    vault: testVault,
    files: testFiles,
    scanner: testFileScanner,
    providers: new Map(),
    chromium: undefined,
    pages: drawHere,
    pdfs: checkHere,
    taskQueuePrefix: prefix,
  });
  const delivery = {
    ...messageSettings,
    db,
    vault: testVault,
    files: testFiles,
    log: silentLogger,
    mail: { send: (mail: Email) => Promise.resolve(void mails.push(mail)), close: () => undefined },
    sms: { send: (sms: Sms) => Promise.resolve(void texts.push(sms)) },
    mailFrom: 'Gladhand <no-reply@gladhand.example>',
    sender: {},
  };
  const setup = {
    connection: native,
    namespace: 'default',
    activities,
    dataConverter: testDataConverter,
    memoryMb: 1000,
    log: silentLogger,
  };
  const polling = new Polling(
    () => createWorkers({ ...setup, workflowBundle: workflowBundle(), taskQueuePrefix: prefix }),
    () =>
      startOutboxRelay({
        ...messageSettings,
        db,
        client,
        log: silentLogger,
        taskQueue: taskQueuesOf(prefix).workflows,
      }),
  );
  await polling.start();
  return {
    client,
    prefix,
    taskQueue: taskQueuesOf(prefix).workflows,
    deliver: async () => {
      while (await deliverNext(delivery)) continue;
    },
    repeat: (job) => activities.integrations[job](),
    mails,
    texts,
    start: () => polling.start(),
    stop: () => polling.stop(),
    close: async () => {
      await polling.stop();
      await testServer.close();
    },
  };
}

/** Workers and a relay that can stop and start again. */
class Polling {
  #workers: Worker[] = [];
  #running: Promise<void> = Promise.resolve();
  #relay: Relay | undefined;

  constructor(
    private readonly create: () => Promise<Worker[]>,
    private readonly startRelay: () => Relay,
  ) {}

  async start(): Promise<void> {
    this.#workers = await this.create();
    this.#running = runWorkers(this.#workers);
    this.#relay = this.startRelay();
  }

  async stop(): Promise<void> {
    await this.#relay?.stop();
    stopWorkers(this.#workers);
    await this.#running;
  }
}

type Relay = ReturnType<typeof startOutboxRelay>;

async function devServer(): Promise<TestServer> {
  const native = await NativeConnection.connect({ address: temporalAddress() });
  const connection = await Connection.connect({ address: temporalAddress() });
  const close = async () => {
    await connection.close();
    await native.close();
  };
  return { native, connection, close };
}
