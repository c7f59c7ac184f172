import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callerAddress } from '#api/http/caller-address';
import { startRealtime } from '#api/realtime/realtime';
import { createWorkflowCommands } from '#platform/workflow-commands';
import { startTestApi, type TestApi } from '../../../support/api';
import { testEnvironment } from '../../../support/environment';
import { type SkippingWorkers, startSkippingWorkers } from '../../../support/hiring/hiring-system';
import { ensureTemplate } from '../../../support/template';
import { moveDates } from './movable-date';

/** Long enough for a busy machine. */
const COMMAND_DEADLINE_MS = 240_000;

/** The parts of a running product. */
export interface OpenProduct {
  readonly api: TestApi;
  readonly server: SkippingWorkers;
  readonly address: string;
  /** Moves the clock of workflows and of this process; the new time in milliseconds. */
  readonly pass: (duration: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Starts the app with the built console and the workers, on a database without any people. */
export async function openProduct(): Promise<OpenProduct> {
  process.env['TEST_TEMPLATE'] = await ensureTemplate(testEnvironment('TEST_DATABASE_URL'));
  const clock = moveDates();
  const api = await startTestApi();
  const server = await startSkippingWorkers(api.db);
  const { workers } = server;
  const httpServer = createServer();
  httpServer.listen(0, '127.0.0.1');
  await once(httpServer, 'listening');
  const address = `http://127.0.0.1:${String((httpServer.address() as AddressInfo).port)}`;
  const temporal = createWorkflowCommands(workers.client, {
    deadlineMs: COMMAND_DEADLINE_MS,
    taskQueue: workers.taskQueue,
  });
  const changes = { temporal, publicUrl: address, webDir: testEnvironment('TEST_WEB_DIR') };
  const app = api.another(changes);
  httpServer.on('request', app);
  const realtime = await startRealtime({
    ...api.deps,
    ...changes,
    httpServer,
    databaseUrl: api.databaseUrl,
    addressOf: callerAddress(app),
  });
  return {
    api,
    server,
    address,
    pass: async (duration) => {
      await server.pass(duration);
      clock.ahead += (await server.now()) - Date.now();
      return Date.now();
    },
    close: async () => {
      await realtime.close();
      await workers.close();
      await api.close();
    },
  };
}
