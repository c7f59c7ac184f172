import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExampleWorld } from '#api/http/example-world';
import type { Actor } from '#domain/accounts/actor';
import { positions, type Role } from '#domain/accounts/roles';
import { startTestApi, type TestApi } from '../api';
import { aUser } from '../builders/people';
import { anExampleWorld } from '../hiring/example-world';
import { keepSignIns, type SendAs } from './sign-ins';

/** One role, with the world of its own records. */
export interface Caller {
  readonly name: string;
  readonly actor: Actor | undefined;
  readonly home: ExampleWorld;
}

/** Two carriers with a driver each, and a caller for every role. */
export interface Sweep {
  readonly api: TestApi;
  /** One listening server: a server for each request would take most of the time. */
  readonly server: Server;
  readonly url: string;
  readonly world: ExampleWorld;
  readonly elsewhere: ExampleWorld;
  readonly callers: readonly Caller[];
  readonly sendAs: SendAs;
  close(): Promise<void>;
}

const staffRoles: readonly Role[] = ['business', 'business-admin'];

export async function startSweep(): Promise<Sweep> {
  const api = await startTestApi();
  const server = createServer(api.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const world = await anExampleWorld(api.db);
  const elsewhere = await anExampleWorld(api.db);
  const operations = (await aUser(api.db, { roles: ['ops'] })).id;
  const administrator = (await aUser(api.db, { roles: ['ops', 'ops-admin'] })).id;
  const callers: Caller[] = [
    { name: 'nobody', actor: undefined, home: world },
    ...(await peopleOf(api, world, 'own')),
    ...(await peopleOf(api, elsewhere, 'foreign')),
    { name: 'operations', actor: { userId: operations, roles: ['ops'] }, home: world },
    {
      name: 'operations administrator',
      actor: { userId: administrator, roles: ['ops', 'ops-admin'] },
      // Commands that work only once have already run on the first world's records.
      home: elsewhere,
    },
  ];
  // A busy machine may take seconds between two calls; the server must not close a connection that the next call uses.
  server.keepAliveTimeout = 0;
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const close = async () => {
    server.close();
    await api.close();
  };
  return { api, server, url, world, elsewhere, callers, sendAs: keepSignIns(api.db), close };
}

async function peopleOf({ db }: TestApi, home: ExampleWorld, whose: string): Promise<Caller[]> {
  const { organizationId, driverId } = home;
  const staff = staffRoles.flatMap((role) => positions.map((position) => ({ role, position })));
  const callers = await Promise.all(
    staff.map(async ({ role, position }) => {
      const { id: userId } = await aUser(db, { roles: [role], position, organizationId });
      return { name: `${whose} ${role} ${position}`, actor: { userId, roles: [role], position, organizationId }, home };
    }),
  );
  return [...callers, { name: `${whose} driver`, actor: { userId: driverId, roles: ['applicant'], driverId }, home }];
}

/** An address of the API with the parameters filled in. */
export const pathOf = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'missing'));
