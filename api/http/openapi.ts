import { OpenApiGeneratorV31, OpenAPIRegistry, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { INPUT_AGE_HEADER } from '#domain/accounts/session-ends';
import type { ProblemCode } from '#domain/problems';
import { isFileResponse, isRedirectResponse, type Route } from './define-route';
import { ProblemView } from './problem-handler';
import { statusOf } from './status';
import { tagOf } from './tags';

/** The problems that request handling itself may return for this route. */
function kernelProblems(route: Route): readonly ProblemCode[] {
  const isDeduplicated = route.method !== 'get' && route.idempotent !== false;
  // An Idempotency-Key is input, too.
  const hasInput = isDeduplicated || [route.params, route.query, route.body].some((schema) => schema !== undefined);
  // The record that the call names, or the caller's own, may not exist.
  const namesRecord = route.params !== undefined || ['organization', 'driver'].includes(route.scope);
  return [
    ...(hasInput ? (['invalid-input'] as const) : []),
    ...(route.permission === 'public' ? [] : (['not-signed-in', 'session-expired'] as const)),
    ...(route.permission === 'public' || route.permission === 'signed-in' ? [] : (['forbidden'] as const)),
    ...(namesRecord ? (['not-found'] as const) : []),
    ...(isDeduplicated ? (['idempotency-key-reused'] as const) : []),
    'too-many-requests',
    'unavailable',
  ];
}

const aboutTokens = `An access token, valid for 15 minutes. Requests with an access token, and POST /api/auth/refresh, may carry \
the header ${INPUT_AGE_HEADER}: the number of whole seconds since a person last used the keyboard, a pointer or touch. A request \
without it does not count as activity, and idle staff are signed out. A program that acts for a person sends 0.`;

/** The OpenAPI 3.1 document of the declared routes. */
export function openApiDocument(routes: readonly Route[]) {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', description: aboutTokens });
  for (const route of routes) {
    route.paths.forEach((path, index) => {
      registry.registerPath(operation(route, path, index));
    });
  }
  const generator = new OpenApiGeneratorV31([...namedSchemas(), ...registry.definitions]);
  return withPlainNullables(
    generator.generateDocument({ openapi: '3.1.0', info: { title: 'Gladhand', version: '1' } }),
  );
}

/** All schemas with an id, before any use: a schema that is first used as nullable would become nullable everywhere. */
function namedSchemas() {
  const byId: ReadonlyMap<string, z.core.$ZodType> = z.globalRegistry._idmap;
  return [...byId.values()].map((schema) => ({ type: 'schema' as const, schema: schema as z.ZodType }));
}

/**
 * The generator writes "this named schema or null" as both together, which no value satisfies; this writes it as one or
 * the other.
 */
function withPlainNullables<T>(document: T): T {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => nullableReference(value) ?? value) as T;
}

function nullableReference(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('allOf' in value) || !Array.isArray(value.allOf))
    return undefined;
  const [reference, nullable] = value.allOf as { $ref?: string; type?: string | string[] }[];
  if (reference?.$ref === undefined || nullable?.type?.includes('null') !== true) return undefined;
  return { anyOf: [reference, { type: 'null' }] };
}

const aFile = { type: 'string', format: 'binary' } as const;

function operation(route: Route, path: string, index: number): RouteConfig {
  return {
    method: route.method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    // Operation ids are unique, so a call's aliases are numbered.
    operationId: index === 0 ? route.id : `${route.id}-${String(index + 1)}`,
    summary: route.summary,
    tags: [tagOf(route)],
    security: route.permission === 'public' ? [] : [{ bearer: [] }],
    'x-permission': route.permission,
    request: {
      ...(route.params !== undefined && { params: route.params }),
      ...(route.query !== undefined && { query: route.query }),
      ...(route.body !== undefined && { body: { content: { 'application/json': { schema: route.body } } } }),
      ...(route.fileBody !== undefined && { body: { content: { 'application/octet-stream': { schema: aFile } } } }),
    },
    responses: { ...success(route), ...refusals(route) },
  };
}

function success(route: Route): RouteConfig['responses'] {
  const { response } = route;
  if (isRedirectResponse(response)) return { 303: { description: 'Redirects to another page' } };
  const status = String(route.status ?? (response === undefined ? 204 : 200));
  if (response === undefined) return { [status]: { description: 'Success, no content' } };
  if (isFileResponse(response)) {
    return { [status]: { description: 'The file', content: { [response.file]: { schema: { type: 'string' } } } } };
  }
  return { [status]: { description: 'Success', content: { 'application/json': { schema: response } } } };
}

function refusals(route: Route): RouteConfig['responses'] {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set([...kernelProblems(route), ...route.problems])) {
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      { description: codes.join(', '), content: { 'application/problem+json': { schema: ProblemView } } },
    ]),
  );
}
