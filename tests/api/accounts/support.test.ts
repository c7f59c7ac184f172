import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startTestApi, type TestApi } from '../../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the support contact', () => {
  it('is public, and shows the phone and the email that are configured', async () => {
    const response = await request(api.app).get('/api/support');

    expect([response.status, response.body]).toEqual([
      200,
      { phone: '+15625550100', email: 'support@gladhand.example' },
    ]);
  });

  it('is null where none is configured', async () => {
    const response = await request(api.another({ support: {} })).get('/api/support');

    expect(response.body).toEqual({ phone: null, email: null });
  });
});
