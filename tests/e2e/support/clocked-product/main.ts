import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callerAddress } from '#api/http/caller-address';
import { startRealtime } from '#api/realtime/realtime';
import { createWorkflowCommands } from '#platform/workflow-commands';
import { startTestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { testEnvironment } from '../../../support/environment';
import { startSkippingWorkers } from '../../../support/hiring/hiring-system';
import { ensureTemplate } from '../../../support/template';
import type { Ready, Requests } from './messages';
import { addPeople } from './people';
import '../../../support/temporal-runtime';

// A small product of the real parts with a clock that a story moves: a cloned database, the app with the built console,
// and the workers on the time-skipping Temporal server. Started as a process of its own by `start.ts`.

/** Long enough for a busy machine. */
const COMMAND_DEADLINE_MS = 240_000;

async function start() {
  process.env['TEST_TEMPLATE'] = await ensureTemplate(testEnvironment('TEST_DATABASE_URL'));
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const api = await startTestApi({ now });
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
    ready: { address, ...(await addPeople(api.db)) },
    answer: {
      pass: async (duration: string) => {
        await server.pass(duration);
        clock.ahead = (await server.now()) - Date.now();
        return now().getTime();
      },
      token: (userId: string) => anAccessToken(api.db, userId, now()),
    } satisfies { [Name in keyof Requests]: (request: string) => Promise<Requests[Name]['answer']> },
    close: async () => {
      await realtime.close();
      await workers.close();
      await api.close();
    },
  };
}

async function main(): Promise<void> {
  const { ready, answer, close } = await start();
  process.on('message', ({ id, name, request }: { id: number; name: keyof Requests; request: string }) => {
    answer[name](request).then(
      (result) => process.send?.({ id, result }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    );
  });
  // The story ended, or its process did.
  process.once('disconnect', () => {
    void close().finally(() => process.exit());
  });
  process.send?.({ ready } satisfies { ready: Ready });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
