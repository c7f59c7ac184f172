import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startTestApi, type TestApi } from '../../../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const originOf = async (app: TestApi['app'], host = 'gladhand.example') =>
  ((await request(app).get('/api/web-view').set('Host', host).expect(200)).body as { origin: unknown }).origin;

describe('the page around a web view', () => {
  it('may be nobody by default, whatever name the product is called by', async () => {
    expect(await originOf(api.app)).toBeNull();
  });

  it('is the configured one, in a demo, too', async () => {
    const webViewOrigin = 'https://host.example';

    expect(await originOf(api.another({ webViewOrigin }))).toBe(webViewOrigin);
    expect(await originOf(api.another({ webViewOrigin, demoLoginsFile: '/nowhere' }))).toBe(webViewOrigin);
  });

  it('of a demo is its own, under the name by which it is opened', async () => {
    const demo = api.another({ demoLoginsFile: '/nowhere', publicUrl: 'http://localhost:8080' });

    expect(await originOf(demo, '127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
  });
});
