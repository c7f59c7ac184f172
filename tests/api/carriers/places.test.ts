import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startTestApi, type TestApi } from '../../support/api';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const search = (text: string) => request(api.app).get('/api/places').query({ search: text });

describe('place completion', () => {
  it('returns cities with their state and coordinates, ten at most', async () => {
    const found = await search('Long Beach, C');
    const many = await search('sa');

    expect(found.body).toEqual({
      places: [{ city: 'Long Beach', state: 'CA', latitude: 33.767, longitude: -118.1892 }],
    });
    expect((many.body as { places: unknown[] }).places).toHaveLength(10);
  });

  it('returns nothing for a single letter', async () => {
    expect((await search('s')).body).toEqual({ places: [] });
  });
});
