import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection, type Worker } from '@temporalio/worker';
import type { Db } from '#db/handle';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { createDataConverter } from '#platform/data-converter';
import type { Mail } from '#platform/mail-transport';
import type { Sms } from '#platform/sms-transport';
import { createActivities } from '../../../worker/activities';
import { createWorkers, runWorkers, stopWorkers } from '../../../worker/workers';
import { temporalAddress, workflowBundle } from '../temporal';
import { silentLogger } from './silent-logger';

/** The key of every test: recorded histories are read with it again. */
export const testKey = Buffer.alloc(32, 7);
export const testDataConverter = createDataConverter(testKey);

export interface TestWorkers {
  readonly client: Client;
  readonly prefix: string;
  /** Queue on which workflows start. */
  readonly taskQueue: string;
  readonly mails: Mail[];
  readonly texts: Sms[];
  /** Starts polling again after {@link stop}. */
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** The real workers on queues of their own, with the network's far end replaced by two lists. */
export async function startTestWorkers(db: Db, prefix = `test-${randomUUID()}-`): Promise<TestWorkers> {
  const connection = await NativeConnection.connect({ address: temporalAddress() });
  const client = new Client({
    connection: await Connection.connect({ address: temporalAddress() }),
    dataConverter: testDataConverter,
  });
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const activities = createActivities({
    db,
    client,
    log: silentLogger,
    mail: { send: (mail) => Promise.resolve(void mails.push(mail)), close: () => undefined },
    sms: { send: (sms) => Promise.resolve(void texts.push(sms)) },
    mailFrom: 'Gladhand <no-reply@gladhand.example>',
    publicUrl: 'http://127.0.0.1:8080',
  });
  let workers: Worker[] = [];
  let running: Promise<void> = Promise.resolve();
  const start = async () => {
    workers = await createWorkers({
      connection,
      namespace: 'default',
      activities,
      dataConverter: testDataConverter,
      workflowBundle: workflowBundle(),
      taskQueuePrefix: prefix,
    });
    running = runWorkers(workers);
  };
  const stop = async () => {
    stopWorkers(workers);
    await running;
  };
  await start();
  return {
    client,
    prefix,
    taskQueue: taskQueuesOf(prefix).workflows,
    mails,
    texts,
    start,
    stop,
    close: async () => {
      await stop();
      await client.connection.close();
      await connection.close();
    },
  };
}
