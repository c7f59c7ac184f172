import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { exampleIds } from '#api/docs/example-ids';
import { uploadPaths } from '#api/drivers/files/upload-description';
import { openApiDocument } from '#api/http/openapi';
import { allRoutes } from '#api/routes';
import { INPUT_AGE_HEADER } from '#domain/accounts/session-ends';
import { startTestApi, type TestApi } from '../../support/api';

const document = openApiDocument(allRoutes);
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, { operationId: string; responses: object }>).map(([method, operation]) => ({
    path,
    method,
    ...operation,
  })),
);
interface ServedDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        description: string;
        requestBody?: { content: Record<string, { example?: unknown }> };
        responses: Record<string, unknown>;
      }
    >
  >;
}
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the OpenAPI document', () => {
  it('contains every declared route under each of its paths', () => {
    const declared = allRoutes.flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));

    const described = operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);

    expect(described.sort()).toEqual(declared.sort());
    expect(document.openapi).toBe('3.1.0');
  });

  it('documents the activity header beside the token', () => {
    const schemes = JSON.parse(JSON.stringify(document.components?.securitySchemes ?? {})) as {
      bearer?: { description?: string };
    };

    expect(schemes.bearer?.description).toContain(`${INPUT_AGE_HEADER}: the number of whole seconds since`);
  });

  it('has the refusal of an invalid Idempotency-Key for each route that takes one', () => {
    const keyed = new Set(
      allRoutes.filter(({ method, idempotent }) => method !== 'get' && idempotent !== false).map(({ id }) => id),
    );
    const undocumented = operations.filter(
      ({ operationId, responses }) => keyed.has(operationId.replace(/-\d+$/, '')) && !('400' in responses),
    );

    expect(keyed.size).toBeGreaterThan(100);
    expect(undocumented.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('has the refusal of another version of the upload protocol for each of its calls', () => {
    const methods = Object.values(uploadPaths).flatMap((path) => Object.values(path) as { responses: object }[]);

    expect(methods.map(({ responses }) => '400' in responses)).toEqual(methods.map(() => true));
  });

  it('names each operation once', () => {
    const ids = operations.map(({ operationId }) => operationId);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers only to its own schemas', () => {
    const references = JSON.stringify(document).match(/#\/components\/schemas\/[\w.-]+/g) ?? [];
    const names = Object.keys(document.components?.schemas ?? {});

    expect(
      references.map((reference) => reference.split('/').at(-1)).filter((name) => !names.includes(name ?? '')),
    ).toEqual([]);
  });

  it('declares nullable fields so that null is valid', () => {
    const { User } = (document.components?.schemas ?? {}) as Record<string, { properties: Record<string, unknown> }>;

    expect(User?.properties['organization']).toEqual({
      anyOf: [{ $ref: '#/components/schemas/Organization' }, { type: 'null' }],
    });
  });

  it('is served, with an HTML page', async () => {
    const json = await request(api.app).get('/api/openapi.json');
    const page = await request(api.app).get('/api/docs');

    const served = json.body as { info: object; servers: object[]; paths: Record<string, object> };
    expect(Object.keys(served.paths)).toEqual([
      ...Object.keys(document.paths ?? {}),
      '/api/uploads',
      '/api/uploads/{id}',
    ]);
    expect(served).toMatchObject({ info: { description: expect.stringContaining('Bearer') }, servers: [{ url: '/' }] });
    expect(page.text).toContain('/api/auth/signIn');
    expect(page.text).toContain('id="idempotency-key-reused"');
  });

  it('states the permission of each call, and shows a permitted request', async () => {
    const served = (await request(api.app).get('/api/openapi.json')).body as ServedDocument;
    const described = Object.values(served.paths).flatMap((item) => Object.values(item));

    expect(
      described.filter(({ description }) => !/permission|No authentication|Any signed-in/.test(description)),
    ).toEqual([]);
    const withBody = allRoutes.filter(
      (route) => route.body !== undefined && route.example(exampleIds).body !== undefined,
    );
    expect(withBody.length).toBeGreaterThan(80);
    for (const route of withBody) {
      const path = route.paths[0].replace(/:(\w+)/g, '{$1}');
      const example = served.paths[path]?.[route.method]?.requestBody?.content['application/json']?.example;
      expect({ id: route.id, isTaken: route.body?.safeParse(example).success }).toEqual({
        id: route.id,
        isTaken: true,
      });
    }
  });

  it('describes uploads, whose protocol no route declares, and requests that never reach a route', async () => {
    const served = (await request(api.app).get('/api/openapi.json')).body as ServedDocument & {
      components: { responses: Record<string, unknown> };
    };
    const uploads = Object.entries(served.paths).filter(([path]) => path.startsWith('/api/uploads'));
    const methods = uploads.flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path}`));
    const all = Object.values(served.paths).flatMap((item) => Object.values(item));

    expect(methods).toEqual([
      'post /api/uploads',
      'head /api/uploads/{id}',
      'patch /api/uploads/{id}',
      'delete /api/uploads/{id}',
    ]);
    expect(served.paths['/api/uploads/{id}']?.['patch']).toMatchObject({
      parameters: [{ name: 'id' }, { name: 'Tus-Resumable' }, { name: 'Upload-Offset' }],
      responses: { 200: {}, 204: {}, 400: { description: expect.stringContaining('file-infected') }, 404: {}, 409: {} },
    });
    expect(all.filter(({ responses }) => responses['431'] === undefined)).toEqual([]);
    expect(served.components.responses).toMatchObject({ HeadersTooLarge: { description: 'headers-too-large' } });
  });

  it('is a page with groups, each call with an example', async () => {
    const { text } = await request(api.app).get('/api/docs');

    expect(text).toContain('<h2 id="tag-hiring">');
    expect(text).toContain('<a href="#tag-hiring">');
    expect(text).toContain(`<code>${INPUT_AGE_HEADER}</code>`);
    expect(text.match(/<details id=/g)).toHaveLength(allRoutes.length);
    expect(text).toContain('Requires the permission hiring:act. A retry with the same Idempotency-Key');
    expect(text).not.toMatch(/\/api\/[^<\s]*:id\b[^<]*\n\n\{/);
  });
});
