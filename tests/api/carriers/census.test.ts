import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { CensusCarrier } from '#domain/carriers/schema';
import { foldedText } from '#domain/shared/folded-text';
import { createFmcsaService } from '#platform/fmcsa-service';
import { startTestApi, type TestApi } from '../../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const carrier = (number: number, legalName: string, dba?: string) => ({
    dot_number: number,
    legal_name: legalName,
    search_name: foldedText(legalName),
    dba_name: dba ?? null,
    search_dba: dba === undefined ? null : foldedText(dba),
  });
  await api
    .db('fmcsa_carriers')
    .insert([
      { ...carrier(12, "O'BRIEN & SONS TRUCKING, L.L.C."), city: 'ENID', state: 'OK', power_units: 7, drivers: 9 },
      carrier(123, 'CACTUS FREIGHT INC', 'OBRIEN EXPRESS'),
      carrier(1299, '12 OAKS HAULING'),
      carrier(777, 'ZEPHYR LINES'),
    ]);
});
afterAll(() => api.close());

async function find(search: string, app = api.app) {
  const response = await request(app).get('/api/fmcsa/fleetAutocomplete').query({ search });
  return z.array(CensusCarrier).parse(response.body);
}
const numbers = async (search: string) => (await find(search)).map(({ mcdotNumber }) => mcdotNumber);

describe('the imported census', () => {
  it('finds carriers by the start of the number, closest first, even if a name is a number', async () => {
    expect(await numbers('12')).toEqual(['12', '123', '1299']);
  });

  it('finds carriers by legal or trade name, ignoring case and punctuation', async () => {
    expect(await numbers('obrien')).toEqual(['12', '123']);
    expect(await numbers("O'Brien &")).toEqual(['12', '123']);
    expect((await find('o’brien and')).length).toBe(0);
  });

  it('returns the values that prefill the form', async () => {
    expect(await find("o'brien sons")).toEqual([
      {
        mcdotNumber: '12',
        legalName: "O'BRIEN & SONS TRUCKING, L.L.C.",
        dbaName: null,
        city: 'ENID',
        state: 'OK',
        zip: null,
        powerUnits: 7,
        drivers: 9,
      },
    ]);
  });

  it('treats wildcards as plain characters', async () => {
    expect(await numbers('%')).toEqual([]);
    expect(await numbers('_2')).toEqual(await numbers('2'));
  });
});

describe('the web service', () => {
  const queries: string[] = [];
  let service: Server;
  let answer: { status: number; body: unknown };
  let withKey: TestApi['app'];

  beforeAll(async () => {
    service = createServer((incoming, response) => {
      queries.push(incoming.url ?? '');
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const fmcsa = createFmcsaService({ webKey: 'key-1', baseUrl: `http://127.0.0.1:${String(port)}/qc/services` });
    withKey = api.another({ fmcsa });
  });
  beforeEach(() => {
    queries.length = 0;
  });
  afterAll(() => {
    service.close();
  });

  const zephyr = {
    carrier: {
      dotNumber: 990,
      legalName: 'ZEPHYR OF THE WEB',
      dbaName: null,
      phyCity: 'RENO',
      phyState: 'NV',
      phyZipcode: '89501',
      totalPowerUnits: 3,
      totalDrivers: 4,
    },
  };

  it('is queried by name and by number instead of the table', async () => {
    answer = { status: 200, body: { content: [zephyr] } };
    const byName = await find('zephyr & co', withKey);
    answer = { status: 200, body: { content: zephyr } };
    const byNumber = await find('990', withKey);

    expect(byName).toEqual(byNumber);
    expect(byName).toMatchObject([{ mcdotNumber: '990', legalName: 'ZEPHYR OF THE WEB', zip: '89501', powerUnits: 3 }]);
    expect(queries).toEqual([
      '/qc/services/carriers/name/zephyr%20%26%20co?webKey=key-1&start=0&size=10',
      '/qc/services/carriers/990?webKey=key-1&start=0&size=10',
    ]);
  });

  it('may find no carrier', async () => {
    answer = { status: 200, body: { content: null } };

    expect(await find('zephyr', withKey)).toEqual([]);
  });

  it.each([
    ['is unavailable', { status: 503, body: {} }],
    ['responds with something else', { status: 200, body: { content: 'later' } }],
  ])('falls back to the table while it %s', async (_, broken) => {
    answer = broken;

    expect(await find('zephyr', withKey)).toMatchObject([{ mcdotNumber: '777' }]);
  });
});
