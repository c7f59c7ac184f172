import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { createSocial } from '#api/accounts/social/oauth-client';
import { createApp } from '#api/app';
import type { ApiDeps } from '#api/deps';
import type { Route } from '#api/http/define-route';
import { orderReadRoutes } from '#api/job-orders/read-routes';
import { createDatabase } from '#db/core/handle';
import { createNearestDatabase } from '#db/core/nearest';
import { ProblemError } from '#domain/problems';
import { readEnvironment } from '#platform/env';
import { createFolderStore } from '#platform/file-store';
import { createLogger } from '#platform/logger';
import { drawHere } from '#platform/page-pictures';
import { createPasswords } from '#platform/passwords';
import { checkHere } from '#platform/pdf-check';
import { createSealer } from '#platform/sealing';
import { createVault } from '#platform/vault';
import { testFileScanner } from '#platform/virus-scanner';
import type { Staff } from '../core/people';
import { logProgress } from '../core/progress';

const WARM_UP_SHARE = 0.15;
const UNLIMITED = 1_000_000_000;
const OPEN = '/api/without-authentication';

/** Times the list of pending orders with and without authentication, alternating, in one process. */
export async function measureAuthCost(staff: Staff, calls: number): Promise<{ signedIn: number[]; open: number[] }> {
  const { DATABASE_URL } = readEnvironment();
  const db = createDatabase(DATABASE_URL, { pool: 5 });
  const nearest = createNearestDatabase(DATABASE_URL, 1);
  const [list] = orderReadRoutes.filter(({ id }) => id === 'orders.list');
  if (list === undefined) throw new Error('There is no route "orders.list"');
  const app = createApp(depsOf({ db, nearest }), [list, openToAll(list, staff)]);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const path = `/pending/organization/${staff.organizationId}?limit=10`;
  const headers = { authorization: `Bearer ${staff.recruiter.token}` };
  const timeOf = (place: string) => call({ port, agent, path: `${place}${path}`, headers });
  try {
    logProgress('listing pending orders, with and without authentication');
    const times: { signedIn: number[]; open: number[] } = { signedIn: [], open: [] };
    const warmUp = Math.ceil(calls * WARM_UP_SHARE);
    for (let turn = 0; turn < calls + warmUp; turn += 1) {
      const [signedIn, open] = [await timeOf('/api/job-order'), await timeOf(OPEN)];
      if (turn < warmUp) continue;
      times.signedIn.push(signedIn);
      times.open.push(open);
    }
    return times;
  } finally {
    agent.destroy();
    server.close();
    await Promise.all([db.destroy(), nearest.destroy()]);
  }
}

/** The same route with a fixed actor instead of authentication. */
function openToAll(route: Route, { organizationId, recruiter }: Staff): Route {
  const actor = { userId: recruiter.userId, roles: ['business'], position: 'RECRUITER', organizationId } as const;
  return {
    ...route,
    id: 'bench.open-list',
    paths: [`${OPEN}/:status/organization/:orgId`],
    permission: 'public',
    handle: (input, ctx) => route.handle(input, { ...ctx, actor }),
  };
}

function depsOf(databases: Pick<ApiDeps, 'db' | 'nearest'>): ApiDeps {
  const nothing = () => Promise.resolve();
  return {
    ...databases,
    temporal: { deadlineMs: 8_000, update: () => Promise.reject(new ProblemError('unavailable')) },
    log: createLogger({ level: 'silent', name: 'bench' }),
    sealer: createSealer([Buffer.alloc(32)]),
    vault: createVault([Buffer.alloc(32)]),
    files: createFolderStore(tmpdir()),
    scanner: testFileScanner,
    passwords: createPasswords(),
    pages: drawHere,
    pdfs: checkHere,
    drawDocument: () => Promise.reject(new ProblemError('unavailable')),
    social: createSocial({}),
    mailFrom: 'bench@gladhand.example',
    support: {},
    now: () => new Date(),
    trustedProxies: ['loopback'],
    publicUrl: 'http://127.0.0.1',
    checkResponses: false,
    onlyApprovedTexts: false,
    limits: { callsPerTenSeconds: UNLIMITED, failedSignIns: UNLIMITED },
    readiness: { database: nothing, temporal: nothing, worker: nothing, loop: nothing, pool: nothing },
    sessionEnded: () => undefined,
    uploadProgress: () => undefined,
  };
}

interface Call {
  readonly port: number;
  readonly agent: Agent;
  readonly path: string;
  readonly headers: Record<string, string>;
}

/** Sends the call; returns milliseconds until the last byte. */
function call(options: Call): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', ...options }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${options.path}: ${String(response.statusCode)}`));
      });
    }).once('error', reject);
  });
}
