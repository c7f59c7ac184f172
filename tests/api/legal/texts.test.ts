import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { legalKinds, staticPages } from '#domain/legal/kinds';
import type { LegalTextView } from '#domain/legal/schema';
import { problemOf, startTestApi, type TestApi } from '../../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = (name: string) => request(api.app).get(`/api/legal-texts/${name}`);
const textOf = async (name: string) => (await read(name).expect(200)).body as LegalTextView;

it('shows every text without sign-in, by kind and by page name', async () => {
  for (const name of [...legalKinds, ...Object.keys(staticPages)]) {
    expect((await textOf(name)).status).toBe('template');
  }
});

it('shows an earlier text by its hash', async () => {
  const shown = await textOf('fcra');

  expect(await textOf(shown.sha256)).toEqual(shown);
});

it('returns 404 for other names', async () => {
  for (const name of ['unknown', 'a'.repeat(64), 'toString']) {
    const response = await read(name);
    expect([response.status, problemOf(response).code]).toEqual([404, 'not-found']);
  }
});
