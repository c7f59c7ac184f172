import { uploadPaths } from '../driver-files/upload-description';
import type { Route } from '../http/define-route';
import type { RouteExample } from '../http/example-world';
import { openApiDocument } from '../http/openapi';
import { exampleIds } from './example-ids';

type Document = ReturnType<typeof openApiDocument>;

/** The part of an operation that descriptions and examples are written into. */
interface Operation {
  description?: string;
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, object>;
}

/** A request to the route that an authorized caller could send. */
export const exampleOf = (route: Route): RouteExample => route.example(exampleIds);

/** The permission that a caller needs, and the effect of a repeat of the call. */
export function rulesOf({ permission, method, idempotent }: Route): string {
  const open: Readonly<Record<string, string>> = {
    public: 'Anybody may call it.',
    'signed-in': 'Anybody who is signed in may call it.',
  };
  const who = open[permission] ?? `Needs the permission ${permission}.`;
  if (method === 'get' || idempotent === false) return who;
  return `${who} A repeat with the same Idempotency-Key has no second effect and gets the first answer.`;
}

const INTRODUCTION = [
  'The API of the Gladhand console, and of whatever else is built on it.',
  'Sign in with POST /api/auth/signIn and send the access token as "Authorization: Bearer …".',
  'Send an Idempotency-Key of your own with every call that changes something.',
  'A refusal is application/problem+json with a code, the text that a person may read, and each wrong field.',
].join(' ');

/** Adds to the document what people and their tools need: a server, who may call, and an example of each request. */
export function describedDocument(routes: readonly Route[]): Document {
  const document = openApiDocument(routes);
  const paths = document.paths as Record<string, Record<string, Operation>>;
  for (const route of routes) {
    for (const path of route.paths) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[route.method];
      if (operation !== undefined) describe(operation, route);
    }
  }
  Object.assign(paths, uploadPaths);
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    operation.responses['431'] = { $ref: '#/components/responses/HeadersTooLarge' };
  }
  const components = { ...document.components, responses: { HeadersTooLarge: headersTooLarge } };
  return { ...document, components, info: { ...document.info, description: INTRODUCTION }, servers: [{ url: '/' }] };
}

/** Returned by the server before the operation is known. */
const headersTooLarge = {
  description: 'headers-too-large',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function describe(operation: Operation, route: Route): void {
  const { params, query, body } = exampleOf(route);
  const given: Readonly<Record<string, unknown>> = { ...query, ...params };
  operation.description = rulesOf(route);
  for (const parameter of operation.parameters ?? []) {
    if (given[parameter.name] !== undefined) parameter.example = given[parameter.name];
  }
  const json = operation.requestBody?.content['application/json'];
  if (json !== undefined && body !== undefined) json.example = body;
}
