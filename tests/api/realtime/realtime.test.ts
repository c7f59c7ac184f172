import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { callerAddress } from '#api/http/caller-address';
import { type Realtime, startRealtime } from '#api/realtime/realtime';
import type { NewUser } from '#db/accounts/user-store';
import { DAY_MS } from '#domain/shared/durations';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, anOrganization, aSession, aUser } from '../../support/builders/people';
import { eventually } from '../../support/eventually';

interface Node {
  readonly httpServer: Server;
  readonly realtime: Realtime;
  readonly url: string;
}

let api: TestApi;
let nodes: Node[];
const sockets: Socket[] = [];

async function startNode({ maxHandshakes = 1_000, pollIntervalMs = 50 } = {}): Promise<Node> {
  const httpServer = createServer().listen(0, '127.0.0.1');
  await once(httpServer, 'listening');
  const realtime = await startRealtime({
    ...api.deps,
    httpServer,
    databaseUrl: api.databaseUrl,
    addressOf: callerAddress(api.app),
    maxHandshakes,
    pollIntervalMs,
  });
  return { httpServer, realtime, url: `http://127.0.0.1:${String((httpServer.address() as AddressInfo).port)}` };
}
async function connect(token: string, node = 0) {
  const socket = io(nodes[node]?.url ?? '', { auth: { token }, transports: ['websocket'], reconnectionDelay: 50 });
  sockets.push(socket);
  const received: unknown[] = [];
  socket.on('changed', (change) => received.push(change));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return { socket, received };
}
const receivedOnce = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => {
    socket.once(event, (detail?: unknown) => {
      resolve(detail);
    });
  });
const person = async (overrides: Partial<NewUser>) => anAccessToken(api.db, (await aUser(api.db, overrides)).id);
const staffOf = (organizationId: string) => person({ roles: ['business'], position: 'HR', organizationId });
const announce = (change: object) => api.db.raw('select pg_notify(?, ?)', ['gladhand_changes', JSON.stringify(change)]);

beforeAll(async () => {
  api = await startTestApi();
  // The last two do not check sign-ins while the tests run.
  const patient = { pollIntervalMs: DAY_MS };
  nodes = [await startNode(), await startNode(), await startNode(patient), await startNode(patient)];
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  for (const { realtime } of nodes) await realtime.close();
  await api.close();
});

describe('a new connection', () => {
  it('is announced by name, once', async () => {
    const socket = io(nodes[0]?.url ?? '', {
      auth: { token: await person({ roles: ['applicant'] }) },
      transports: ['websocket'],
    });
    sockets.push(socket);
    const events: string[] = [];
    socket.onAny((event: string) => events.push(event));

    await receivedOnce(socket, 'connection');

    expect(events).toEqual(['connection']);
  });
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
      expect([staff, driving, ops, other].map(({ received }) => received.length)).toEqual([1, 1, 2, 1]);
    });
    expect(staff.received).toEqual([change]);
    expect(driving.received).toEqual([change]);
    expect(ops.received[0]).toEqual(change);
    expect(other.received).toEqual([{ topic: 'job-order', id: 'last', organizationId: stranger.id }]);
  });

  it('require a session', async () => {
    await expect(connect('made-up')).rejects.toThrow('Session has been expired');
  });

  it('continue after a lost database connection, and pages that missed events reconnect', async () => {
    const { socket, received } = await connect(await person({ roles: ['ops'] }));
    const reconnected = receivedOnce(socket, 'connect');

    await api.db.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'gladhand listener'`,
    );
    await reconnected;
    await announce({ topic: 'candidacy', id: 'after' });

    await eventually(() => {
      expect(received).toContainEqual({ topic: 'candidacy', id: 'after' });
    });
  });
});

describe('a session that ends', () => {
  it('notifies its tabs on every node, with the reason', async () => {
    const token = await person({ roles: ['ops'] });
    const [one, two] = [await connect(token, 0), await connect(token, 1)];
    const notices = [receivedOnce(one.socket, 'token_is_invalid'), receivedOnce(two.socket, 'token_is_invalid')];
    const row: { family_id: string } | undefined = await api.db('sessions').orderBy('id', 'desc').first('family_id');

    nodes[0]?.realtime.sessionEnded(row?.family_id ?? '', 'carrierInactive');

    expect(await Promise.all(notices)).toEqual(['carrierInactive', 'carrierInactive']);
    await eventually(() => {
      expect([one.socket.connected, two.socket.connected]).toEqual([false, false]);
    });
  });

  it.each([2, 3])(
    'is signed out in its other tab, of node %i, as soon as it is ended from another device',
    async (at) => {
      const { id } = await aUser(api.db);
      const [here, there] = [await aSession(api.db, id), await aSession(api.db, id)];
      const tab = await connect(there.token, at);
      const mine = await connect(here.token, 2);
      const notices = receivedOnce(tab.socket, 'token_is_invalid');
      const app = api.another({ sessionEnded: (familyId) => nodes[2]?.realtime.sessionEnded(familyId) });

      await as(app, here.token).delete(`/api/user/sessions/${there.familyId}`);
      await notices;

      expect((await as(app, there.token).get('/api/user')).status).toBe(401);
      expect(mine.socket.connected).toBe(true);
    },
  );
});

describe("a change of a user's own account", () => {
  it("notifies only the user's own pages, on every node", async () => {
    const [person, colleague] = [await aUser(api.db), await aUser(api.db)];
    const token = await anAccessToken(api.db, person.id);
    const tabs = [await connect(token, 0), await connect(token, 1)];
    const other = await connect(await anAccessToken(api.db, colleague.id), 0);
    const receivedByOther: string[] = [];
    other.socket.onAny((event: string) => receivedByOther.push(event));
    const notices = tabs.map(({ socket }) => receivedOnce(socket, 'user_was_changed'));

    await as(api.app, token).patch('/api/user').send({ firstName: 'Maria' });
    await Promise.all(notices);
    await announce({ topic: 'job-order', id: 'last' });

    await eventually(() => {
      expect(receivedByOther).toEqual(['changed']);
    });
  });

  it('includes the activation or deactivation of a driver', async () => {
    const driver = await aUser(api.db, { roles: ['applicant'] });
    const { socket } = await connect(await anAccessToken(api.db, driver.id));
    const notices = receivedOnce(socket, 'user_was_changed');

    await announce({ topic: 'driver', id: driver.id, driverId: driver.id });

    await expect(notices).resolves.toBeUndefined();
  });
});

describe("a change of a driver's application", () => {
  it.each([
    ['driver', 'verification_was_changed'],
    ['history', 'employment_history_was_changed'],
    ['candidacy', 'new_event'],
  ])('of the topic %s is sent only to the driver, as %s', async (topic, event) => {
    const [driver, other] = [
      await aUser(api.db, { roles: ['applicant'] }),
      await aUser(api.db, { roles: ['applicant'] }),
    ];
    const mine = await connect(await anAccessToken(api.db, driver.id), 1);
    const foreign = await connect(await anAccessToken(api.db, other.id));
    const notices = receivedOnce(mine.socket, event);
    const receivedByOther: string[] = [];
    foreign.socket.onAny((name: string) => receivedByOther.push(name));

    await announce({ topic, id: driver.id, driverId: driver.id });
    await notices;
    await announce({ topic: 'user', id: other.id });

    await eventually(() => {
      expect(receivedByOther).toEqual(['user_was_changed']);
    });
  });
});

it('reports upload progress to the owner on every node, and to no one else', async () => {
  const [sender, other] = [
    await aUser(api.db, { roles: ['applicant'] }),
    await aUser(api.db, { roles: ['applicant'] }),
  ];
  const token = await anAccessToken(api.db, sender.id);
  const tabs = [await connect(token, 0), await connect(token, 1)];
  const stranger = await connect(await anAccessToken(api.db, other.id), 1);
  const receivedByStranger: unknown[] = [];
  stranger.socket.on('upload_progress', (progress) => receivedByStranger.push(progress));
  const received = tabs.map(
    ({ socket }) => new Promise<unknown>((resolve) => void socket.once('upload_progress', resolve)),
  );

  nodes[0]?.realtime.uploadProgress(sender.id, { type: 'mvr', percent: 40 });

  expect(await Promise.all(received)).toEqual([
    { type: 'mvr', percent: 40 },
    { type: 'mvr', percent: 40 },
  ]);
  expect(receivedByStranger).toEqual([]);
});

describe('a socket', () => {
  const refused = (token: string, extraHeaders: Record<string, string> = {}, node = 0) => {
    const socket = io(nodes[node]?.url ?? '', {
      auth: { token },
      transports: ['websocket'],
      extraHeaders,
      forceNew: true,
    });
    sockets.push(socket);
    return new Promise<string>((resolve) => {
      socket.on('connect', () => {
        resolve('connected');
      });
      socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
        socket.disconnect();
        resolve(error.data?.code ?? error.message);
      });
    });
  };

  it('ends with its session, when that expires or its owner may no longer sign in', async () => {
    const [over, closed, going] = await Promise.all([0, 1, 2].map(() => aUser(api.db)));
    const open = async (user = going) => connect(await anAccessToken(api.db, user?.id ?? ''));
    const [first, second, third] = [await open(over), await open(closed), await open()];
    const notices = [receivedOnce(first.socket, 'token_is_invalid'), receivedOnce(second.socket, 'token_is_invalid')];

    const past = new Date(Date.now() - 1_000);
    await api
      .db('sessions')
      .where('user_id', over?.id ?? '')
      .update({ access_expires_at: past, refresh_expires_at: past });
    await api
      .db('users')
      .where('id', closed?.id ?? '')
      .update({ is_active: false });
    await Promise.all(notices);

    await eventually(() => {
      expect([first, second, third].map(({ socket }) => socket.connected)).toEqual([false, false, true]);
    });
  });

  it('closes with a reason when its session is idle or too old', async () => {
    const [idle, old, driver] = [
      await aUser(api.db),
      await aUser(api.db),
      await aUser(api.db, { roles: ['applicant'] }),
    ];
    const tabs = await Promise.all([idle, old, driver].map(async ({ id }) => connect(await anAccessToken(api.db, id))));
    const received: unknown[] = [];
    for (const { socket } of tabs) socket.on('token_is_invalid', (why: unknown) => received.push(why));
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

    await api
      .db('sessions')
      .where({ user_id: idle.id })
      .update({ active_at: ago(30) });
    await eventually(() => {
      expect(received).toEqual(['idle']);
    });
    await api
      .db('sessions')
      .where({ user_id: old.id })
      .update({ signed_in_at: ago(12 * 60) });
    await api
      .db('sessions')
      .where({ user_id: driver.id })
      .update({ active_at: ago(12 * 60), signed_in_at: ago(12 * 60) });
    await eventually(() => {
      expect(received).toEqual(['idle', 'absolute']);
    });
    await eventually(() => {
      expect(tabs.map(({ socket }) => socket.connected)).toEqual([false, false, true]);
    });
  });

  it('stays open while its session is refreshed', async () => {
    const { id } = await aUser(api.db);
    const { socket, received } = await connect(await anAccessToken(api.db, id));
    await api
      .db('sessions')
      .where({ user_id: id })
      .update({ access_expires_at: new Date(Date.now() - 1_000) });

    const { socket: other } = await connect(await person({ roles: ['ops'] }));
    await api.db('sessions').whereNot({ user_id: id }).update({ revoked_at: new Date() });
    await eventually(() => {
      expect(other.connected).toBe(false);
    });
    await announce({ topic: 'job-order', id: 'still', organizationId: null });

    await eventually(() => {
      expect(received).toHaveLength(1);
    });
    expect(socket.connected).toBe(true);
  });

  it('is limited to ten per account', async () => {
    const { id } = await aUser(api.db);
    for (let times = 0; times < 10; times += 1) await connect(await anAccessToken(api.db, id));

    expect(await refused(await anAccessToken(api.db, id))).toBe('too-many-requests');
    expect(await refused(await person({ roles: ['ops'] }))).toBe('connected');
  });

  it("is for the product's own pages", async () => {
    const token = await person({ roles: ['ops'] });

    expect(await refused(token, { Origin: 'http://evil.example' })).not.toBe('connected');
    expect(await refused(token, { Origin: 'null' })).not.toBe('connected');
    expect(await refused(token, { Origin: 'http://127.0.0.1:8080' })).toBe('connected');
    expect(await refused(token, { Origin: nodes[0]?.url ?? '' })).toBe('connected');
  });

  it('limits attempts from one IP address, and not from others', async () => {
    const node = await startNode({ maxHandshakes: 3 });
    nodes.push(node);
    const token = await person({ roles: ['ops'] });
    const from = (address: string) => refused(token, { 'X-Forwarded-For': address }, nodes.length - 1);
    const ofOne: string[] = [];
    for (let times = 0; times < 4; times += 1) ofOne.push(await from('203.0.113.9'));

    expect(ofOne.slice(0, 3)).toEqual(['connected', 'connected', 'connected']);
    expect(ofOne[3]).not.toBe('connected');
    expect(await from('203.0.113.10')).toBe('connected');
  });

  it('rejects long messages', async () => {
    const { socket } = await connect(await person({ roles: ['ops'] }));
    const gone = receivedOnce(socket, 'disconnect');

    socket.emit('long', 'x'.repeat(20_000));

    await gone;
    expect(socket.connected).toBe(false);
  });
});
