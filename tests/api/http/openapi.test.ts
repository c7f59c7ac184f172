import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';

import { openApiDocument } from '#api/http/openapi';
import { allRoutes } from '#api/routes';

import { startTestApi, type TestApi } from '../../support/api';

const document = openApiDocument(allRoutes);
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, { operationId: string; responses: object }>).map(([method, operation]) => ({
    path,
    method,
    ...operation,
  })),
);
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the OpenAPI document', () => {
  it('has every declared route under each of its names', () => {
    const declared = allRoutes.flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));

    const described = operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);

    expect(described.sort()).toEqual(declared.sort());
    expect(document.openapi).toBe('3.1.0');
  });

  it('names each operation once', () => {
    const ids = operations.map(({ operationId }) => operationId);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to schemas that it has', () => {
    const references = JSON.stringify(document).match(/#\/components\/schemas\/[\w.-]+/g) ?? [];
    const names = Object.keys(document.components?.schemas ?? {});

    expect(
      references.map((reference) => reference.split('/').at(-1)).filter((name) => !names.includes(name ?? '')),
    ).toEqual([]);
  });

  it('says "or null" in a way that null satisfies', () => {
    const { User } = document.components?.schemas as Record<string, { properties: Record<string, unknown> }>;

    expect(User?.properties['organization']).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Organization' }, { type: 'null' }],
    });
  });

  it('is served, with a page for people', async () => {
    const json = await request(api.app).get('/api/openapi.json');
    const page = await request(api.app).get('/api/docs');

    expect(json.body).toEqual(JSON.parse(JSON.stringify(document)));
    expect(page.text).toContain('/api/auth/signIn');
    expect(page.text).toContain('id="idempotency-key-reused"');
  });
});
