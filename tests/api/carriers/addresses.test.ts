import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { AddressesView } from '#domain/places/schema';
import { createHttpGeocoder } from '#platform/geocoder';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken } from '../../support/builders/people';
import { anOrganization, aStaffMember } from '../../support/hiring/hiring-world';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  const organizationId = await anOrganization(api.db);
  token = await anAccessToken(api.db, await aStaffMember(api.db, { organizationId, position: 'HR' }));
});
afterAll(() => api.close());

async function find(search: string, app = api.app): Promise<AddressesView> {
  const response = await as(app, token).get('/api/addresses').query({ search }).expect(200);
  return response.body as AddressesView;
}

describe('the addresses of the product', () => {
  it('have the typed street, and the place of the ZIP code', async () => {
    expect(await find('400 Pier A Way, Long Beach, CA 90813, USA')).toEqual({
      precision: 'place',
      addresses: [
        {
          addressLine1: '400 Pier A Way',
          city: 'Long Beach',
          state: 'CA',
          postalCode: '90813',
          latitude: expect.closeTo(33.78, 1),
          longitude: expect.closeTo(-118.19, 1),
        },
      ],
    });
    expect((await find('400 Pier A Way 90813')).addresses).toMatchObject([{ city: 'Long Beach' }]);
  });

  it('complete the city while it is typed, without a ZIP code', async () => {
    const { addresses } = await find('400 Pier A Way, Long Bea');

    expect(addresses.slice(0, 2)).toMatchObject([
      { addressLine1: '400 Pier A Way', city: 'Long Beach', state: 'CA', postalCode: '' },
      { addressLine1: '400 Pier A Way', city: 'Long Beach', state: 'NY', postalCode: '' },
    ]);
    expect((await find('400 Pier A Way, Long Beach, NY')).addresses).toMatchObject([{ state: 'NY' }]);
  });

  it.each(['', 'Lo', '400 Pier A Way, Atlantis', '400 Pier A Way, 00000', '12 Queen St, Toronto, ON'])(
    'do not include "%s"',
    async (search) => {
      expect((await find(search)).addresses).toEqual([]);
    },
  );
});

describe('the server of map tiles', () => {
  const read = async (app = api.app) => (await as(app, token).get('/api/map-tiles').expect(200)).body as unknown;

  it('is none by default, and the configured one otherwise', async () => {
    const mapTiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example' };

    expect(await read()).toEqual({ tiles: null });
    expect(await read(api.another({ mapTiles }))).toEqual({ tiles: mapTiles });
    await request(api.app).get('/api/map-tiles').expect(401);
  });
});

describe('a geocoder', () => {
  const queries: string[] = [];
  let service: Server;
  let answer: { status: number; body: unknown };
  let withGeocoder: TestApi['app'];

  beforeAll(async () => {
    service = createServer((incoming, response) => {
      queries.push(incoming.url ?? '');
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const geocoder = createHttpGeocoder({ baseUrl: `http://127.0.0.1:${String(port)}/geo/`, key: 'key-1' });
    withGeocoder = api.another({ geocoder });
  });
  beforeEach(() => {
    queries.length = 0;
  });
  afterAll(() => {
    service.close();
  });

  const pier = {
    lat: '33.7717',
    lon: '-118.2143',
    address: {
      house_number: '400',
      road: 'Pier A Way',
      town: 'Long Beach',
      state: 'California',
      'ISO3166-2-lvl4': 'US-CA',
      postcode: '90813-1234',
    },
  };

  it('gives the coordinates of the address itself', async () => {
    answer = { status: 200, body: [pier, { ...pier, address: { state: 'Baja California', city: 'Tijuana' } }] };

    expect(await find('400 Pier A Way', withGeocoder)).toEqual({
      precision: 'address',
      addresses: [
        {
          addressLine1: '400 Pier A Way',
          city: 'Long Beach',
          state: 'CA',
          postalCode: '90813',
          latitude: 33.7717,
          longitude: -118.2143,
        },
      ],
    });
    expect(queries).toEqual([
      '/geo/search?q=400+Pier+A+Way&format=jsonv2&addressdetails=1&countrycodes=us&limit=6&key=key-1',
    ]);
  });

  it('is asked up to an allowance for each caller; then the product answers', async () => {
    answer = { status: 200, body: [pier] };
    const organizationId = await anOrganization(api.db);
    const busy = await aStaffMember(api.db, { organizationId, position: 'HR' });
    const busyToken = await anAccessToken(api.db, busy);
    const findAs = async (who: string) => {
      const response = await as(withGeocoder, who).get('/api/addresses').query({ search: 'Long Bea' }).expect(200);
      return (response.body as AddressesView).precision;
    };
    expect(await findAs(busyToken)).toBe('address');
    await api
      .db('rate_limits')
      .where({ key: `lookups/geocoder/${busy}` })
      .update({ hits: 300 });

    expect([await findAs(busyToken), await findAs(token)]).toEqual(['place', 'address']);
    expect(queries).toHaveLength(2);
  });

  it('knows states by their names, too', async () => {
    const { 'ISO3166-2-lvl4': _code, ...address } = pier.address;
    answer = { status: 200, body: [{ ...pier, address }] };

    expect((await find('400 Pier A Way', withGeocoder)).addresses).toMatchObject([{ state: 'CA' }]);
  });

  it.each([
    ['does not know the address', { status: 200, body: [] }],
    ['is unavailable', { status: 503, body: {} }],
    ['responds with something else', { status: 200, body: { error: 'later' } }],
  ])('is replaced by the places of the product while it %s', async (_name, response) => {
    answer = response;

    expect(await find('400 Pier A Way, Long Beach, CA 90813', withGeocoder)).toMatchObject({
      precision: 'place',
      addresses: [{ city: 'Long Beach', postalCode: '90813' }],
    });
  });
});
