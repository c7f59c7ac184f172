import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChatToken } from '#domain/chat/schema';
import { createChatService } from '#platform/chat-service';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { anExampleWorld } from '../../../support/hiring/example-world';
import { aDriver, anOrganization, aStaffMember } from '../../../support/hiring/hiring-world';

const secret = 'the secret of the chat service';
let api: TestApi;
let world: Awaited<ReturnType<typeof anExampleWorld>>;

beforeAll(async () => {
  api = await startTestApi({ chat: createChatService({ apiKey: 'key', secret }) });
  world = await anExampleWorld(api.db);
});
afterAll(() => api.close());

const by = async (userId: string) => as(api.app, await anAccessToken(api.db, userId));

function claimsOf(token: string): unknown {
  const [head = '', claims = '', signature] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url');
  expect(signature).toBe(expected);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

describe('a chat token', () => {
  it.each([
    ['driver', () => world.driverId, () => `driver-${world.driverId}`],
    ['organization', () => world.staffId, () => `organization-${world.organizationId}`],
    ['fleet-user', () => world.staffId, () => `fleet-user-${world.staffId}`],
  ])('is issued as %s, signed, for an hour', async (kind, person, name) => {
    const response = await (await by(person())).get(`/api/chat/${kind}/token`).expect(200);

    const { userId, apiKey, token } = ChatToken.parse(response.body);
    expect([userId, apiKey]).toEqual([name(), 'key']);
    const claims = claimsOf(token) as { user_id: string; iat: number; exp: number };
    expect([claims.user_id, claims.exp - claims.iat]).toEqual([name(), 3_600]);
  });

  it('is refused if no service is connected', async () => {
    const app = api.another({ chat: undefined });
    const driver = as(app, await anAccessToken(api.db, world.driverId));

    const refused = await driver.get('/api/chat/driver/token').expect(503);
    expect(problemOf(refused).code).toBe('chat-not-connected');
  });
});

describe('the channel of a carrier and a driver', () => {
  it('is available starting with the review', async () => {
    const response = await (await by(world.staffId)).get(`/api/chat/channelId/${world.driverId}`).expect(200);

    expect(response.body).toEqual({ channelId: `${world.driverId}-${world.organizationId}` });
  });

  it('returns 404 for a driver unknown to the carrier, and for another carrier', async () => {
    const stranger = await aDriver(api.db);
    const organizationId = await anOrganization(api.db);
    const elsewhere = await aStaffMember(api.db, { organizationId, position: 'HR' });

    const unknown = await (await by(world.staffId)).get(`/api/chat/channelId/${stranger}`);
    const foreign = await (await by(elsewhere)).get(`/api/chat/channelId/${world.driverId}`);
    expect([unknown.status, foreign.status]).toEqual([404, 404]);
  });
});
