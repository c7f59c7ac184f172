import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';

import { startRealtime, type Realtime } from '#api/realtime/realtime';
import type { NewUser } from '#db/stores/user-store';

import { startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';
import { eventually } from '../../support/eventually';

interface Node {
  readonly httpServer: Server;
  readonly realtime: Realtime;
  readonly url: string;
}

let api: TestApi;
let nodes: Node[];
const sockets: Socket[] = [];

const startNode = async (): Promise<Node> => {
  const httpServer = createServer().listen(0, '127.0.0.1');
  await once(httpServer, 'listening');
  const realtime = await startRealtime({ ...api.deps, httpServer, databaseUrl: api.databaseUrl });
  return { httpServer, realtime, url: `http://127.0.0.1:${String((httpServer.address() as AddressInfo).port)}` };
};
const connect = async (token: string, node = 0) => {
  const socket = io(nodes[node]?.url ?? '', { auth: { token }, transports: ['websocket'], reconnectionDelay: 50 });
  sockets.push(socket);
  const heard: unknown[] = [];
  socket.on('changed', (change) => heard.push(change));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return { socket, heard };
};
const heardOnce = (socket: Socket, event: string) =>
  new Promise<void>((resolve) => {
    socket.once(event, () => {
      resolve();
    });
  });
const person = async (overrides: Partial<NewUser>) => anAccessToken(api.db, (await aUser(api.db, overrides)).id);
const staffOf = (organizationId: string) => person({ roles: ['business'], position: 'HR', organizationId });
const announce = (change: object) => api.db.raw('select pg_notify(?, ?)', ['gladhand_changes', JSON.stringify(change)]);

beforeAll(async () => {
  api = await startTestApi();
  nodes = [await startNode(), await startNode()];
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  for (const { realtime } of nodes) await realtime.close();
  await api.close();
});

describe('live changes', () => {
  it('reach the carrier, the driver and operations on every node, and nobody else', async () => {
    const [carrier, stranger] = [await anOrganization(api.db), await anOrganization(api.db)];
    const driver = await aUser(api.db, { roles: ['applicant'] });
    const staff = await connect(await staffOf(carrier.id));
    const driving = await connect(await anAccessToken(api.db, driver.id), 1);
    const ops = await connect(await person({ roles: ['ops'] }), 1);
    const other = await connect(await staffOf(stranger.id), 1);
    const change = { topic: 'candidacy', id: 'c1', organizationId: carrier.id, driverId: driver.id, orderId: 'o1' };

    await announce(change);
    await announce({ topic: 'job-order', id: 'last', organizationId: stranger.id });

    await eventually(() => {
      expect([staff, driving, ops, other].map(({ heard }) => heard.length)).toEqual([1, 1, 2, 1]);
    });
    expect(staff.heard).toEqual([change]);
    expect(driving.heard).toEqual([change]);
    expect(ops.heard[0]).toEqual(change);
    expect(other.heard).toEqual([{ topic: 'job-order', id: 'last', organizationId: stranger.id }]);
  });

  it('are not for people without a session', async () => {
    await expect(connect('made-up')).rejects.toThrow('Session has been expired');
  });

  it('go on after the database was away, and pages hear that they missed something', async () => {
    const { socket, heard } = await connect(await person({ roles: ['ops'] }));
    const reconnected = heardOnce(socket, 'connect');

    await api.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'gladhand listener'`,
    );
    await reconnected;
    await announce({ topic: 'candidacy', id: 'after' });

    await eventually(() => {
      expect(heard).toContainEqual({ topic: 'candidacy', id: 'after' });
    });
  });
});

describe('a session that ends', () => {
  it('is told to its tabs on every node', async () => {
    const token = await person({ roles: ['ops'] });
    const [one, two] = [await connect(token, 0), await connect(token, 1)];
    const told = [heardOnce(one.socket, 'token_is_invalid'), heardOnce(two.socket, 'token_is_invalid')];
    const row: { family_id: string } | undefined = await api.db('sessions').orderBy('id', 'desc').first('family_id');

    nodes[0]?.realtime.sessionEnded(row?.family_id ?? '');

    await Promise.all(told);
    await eventually(() => {
      expect([one.socket.connected, two.socket.connected]).toEqual([false, false]);
    });
  });
});
