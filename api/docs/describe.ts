import { uploadPaths } from '../drivers/files/upload-description';
import type { Route } from '../http/define-route';
import type { RouteExample } from '../http/example-world';
import { openApiDocument } from '../http/openapi';
import { tags } from '../http/tags';
import { exampleIds } from './example-ids';
import { type DescribedSchema, describeFields } from './fields/describe-fields';
import { operationNotes, tokenAlternatives } from './operation-notes';
import { parameterDescription } from './parameters';
import { type ExampleSchema, schemaExample } from './response-example';
import { schemaDescriptions } from './schemas/describe-schemas';

type Document = ReturnType<typeof openApiDocument>;

interface Content {
  readonly schema?: DescribedSchema & ExampleSchema;
  example?: unknown;
}

type Parameter =
  | { readonly name: string; readonly in: string; description?: string; example?: unknown }
  | { readonly name?: undefined; readonly $ref: string; example?: undefined };

interface Part {
  readonly $ref?: string;
  readonly content?: Record<string, Content>;
}

/** The part of an operation that descriptions and examples are written into. */
interface Operation {
  readonly operationId: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Part;
  responses: Record<string, Part>;
}

/** A request to the route that an authorized caller could send. */
export const exampleOf = (route: Route): RouteExample => route.example(exampleIds);

/** Behavior beyond the summary, the permission that a caller needs, and the effect of a retry. */
export function descriptionOf({ id, permission, method, idempotent, storesResponse }: Route): string {
  const open: Readonly<Record<string, string>> = {
    public: 'No authentication required.',
    'signed-in': 'Any signed-in user may call it.',
  };
  const response = storesResponse === false ? '' : ' and returns the first response';
  const retry = `A retry with the same Idempotency-Key has no further effect${response}.`;
  return [
    operationNotes[id],
    tokenAlternatives[id] ?? open[permission] ?? `Requires the permission ${permission}.`,
    method === 'get' || idempotent === false ? undefined : retry,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}

const INTRODUCTION = [
  'The API that the Gladhand console and integrations use.',
  'Sign in with POST /api/auth/signIn and send the access token as "Authorization: Bearer …".',
  'Send an Idempotency-Key with every request that changes something.',
  'Errors are application/problem+json with a code, a message for people, and each invalid field.',
  'Long lists are paginated with `limit` and `skip`, with `page`, or with a cursor: send `next` of the previous page as `after`.',
  'Times are in UTC (ISO 8601), dates are yyyy-mm-dd, ids are UUIDs. Each amount says whether it is in dollars or cents.',
].join(' ');

/** Adds what people and their tools need: descriptions of everything, tags, a server, and examples. */
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
  const schemas = document.components?.schemas as Record<string, DescribedSchema & ExampleSchema>;
  for (const [name, schema] of Object.entries(schemas)) {
    const description = schemaDescriptions[name];
    if (description !== undefined) schema.description ??= description;
    describeFields(schema, { schema: name });
  }
  for (const [path, methods] of Object.entries(paths)) {
    for (const operation of Object.values(methods)) {
      describeParts(operation, path);
      addResponseExamples(operation, schemas);
    }
  }
  const components = {
    ...document.components,
    parameters: { IdempotencyKey: idempotencyKey },
    responses: { HeadersTooLarge: headersTooLarge },
  };
  return {
    ...document,
    components,
    tags: tags.map(({ name, description }) => ({ name, description })),
    info: { ...document.info, description: INTRODUCTION },
    servers: [{ url: '/', description: 'The installation that serves this document' }],
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Key chosen by the caller, for example a UUID. A retry with the same key returns the first response.',
  schema: { type: 'string' },
} as const;

/** Returned by the server before the operation is known. */
const headersTooLarge = {
  description: 'headers-too-large',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** Describes the parameters and the inline schemas of an operation. */
function describeParts(operation: Operation, path: string): void {
  operation.responses['431'] = { $ref: '#/components/responses/HeadersTooLarge' };
  for (const parameter of operation.parameters ?? []) {
    if (parameter.name === undefined) continue;
    const { name, in: where } = parameter;
    const description = parameterDescription(
      { operationId: operation.operationId.replace(/-\d$/, ''), path },
      { name, in: where },
    );
    if (description !== undefined) parameter.description ??= description;
  }
  const contents = [operation.requestBody, ...Object.values(operation.responses)].map((part) => part?.content ?? {});
  for (const { schema } of contents.flatMap((content) => Object.values(content))) {
    describeFields(schema, { schema: operation.operationId.replace(/-\d$/, '') });
  }
}

/** Adds an example to every JSON response. */
function addResponseExamples(operation: Operation, named: Readonly<Record<string, ExampleSchema>>): void {
  for (const { content } of Object.values(operation.responses)) {
    const json = content?.['application/json'];
    if (json?.schema !== undefined) json.example = schemaExample(json.schema, named);
  }
}

function describe(operation: Operation, route: Route): void {
  const { params, query, body } = exampleOf(route);
  const values: Readonly<Record<string, unknown>> = { ...query, ...params };
  operation.description = descriptionOf(route);
  for (const parameter of operation.parameters ?? []) {
    const value = values[parameter.name ?? ''];
    if (parameter.name !== undefined && value !== undefined) parameter.example = value;
  }
  const json = operation.requestBody?.content?.['application/json'];
  if (json !== undefined && body !== undefined) json.example = body;
  if (route.method === 'get' || route.idempotent === false) return;
  operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IdempotencyKey' }];
}
