import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openApiDocument } from '#api/http/openapi';
import { allRoutes } from '#api/routes';
import { callServer } from '../support/sweep/call';
import { startSweep, type Sweep } from '../support/sweep/callers';
import { type Dictionary, fromSchema, type Schema } from '../support/sweep/from-schema';
import { maybeInvalid } from '../support/sweep/invalid-values';
import { reportCount } from '../support/sweep/report-count';
import type { SignIn } from '../support/sweep/sign-ins';

/**
 * Sends requests derived from the API document, valid and invalid, as every role: none causes a server error,
 * and every response is documented. The app under test checks the schemas of the responses.
 */
const RUNS = Number(process.env['GENERATED_RUNS'] ?? 3);
const SEED = Number(process.env['GENERATED_SEED'] ?? 20_261_122);
const people = [
  'nobody',
  'own driver',
  'own business RECRUITER',
  'own business-admin HR',
  'own business ACCOUNTING',
  'operations administrator',
];

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

interface Place {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const document = openApiDocument(allRoutes);
const places: Place[] = Object.entries((document.paths ?? {}) as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);
const named = (document.components?.schemas ?? {}) as Record<string, Schema>;

let sweep: Sweep;
let dictionary: Dictionary;
let calls = 0;
const statuses = new Map<number, number>();
beforeAll(async () => {
  sweep = await startSweep();
  const ids = Object.values(sweep.world).filter((value): value is string => typeof value === 'string');
  dictionary = { named, ids };
});
afterAll(async () => {
  const counted = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${String(status)}: ${String(count)}`);
  reportCount(`Generated: ${String(calls)} requests to ${String(places.length)} operations (${counted.join(', ')})`);
  await sweep.close();
});

interface Input {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

function inputOf({ parameters = [], requestBody }: Operation): fc.Arbitrary<Input> {
  const of = (where: Parameter['in']) => {
    const fields = parameters.filter((parameter) => parameter.in === where);
    const values = fields.map(({ name, schema }) => [name, maybeInvalid(fromSchema(schema, dictionary))] as const);
    const requiredKeys = fields.filter(({ required }) => required === true).map(({ name }) => name);
    return fc.record(Object.fromEntries(values), { requiredKeys });
  };
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema === undefined ? fc.constant(undefined) : maybeInvalid(fromSchema(schema, dictionary));
  return fc.record({ path: of('path'), query: of('query'), body });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

async function send({ method, path }: Place, input: Input, signIn?: SignIn) {
  calls += 1;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(input.path[name]) || '-'));
  const query = new URLSearchParams(
    Object.entries(input.query).map(([name, value]): [string, string] => [name, asText(value)]),
  );
  const { status, isProblem, text } = await callServer(`${sweep.url}${address}?${query.toString()}`, {
    method,
    token: signIn?.token,
    body: input.body,
  });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return { status, code: isProblem ? (JSON.parse(text) as { code: string }).code : undefined };
}

/** Returns the fault of a response: a server error or an undocumented response. */
function complaintOf({ responses }: Operation, { status, code }: { status: number; code: string | undefined }) {
  const described = responses[String(status)]?.description;
  if (code === 'internal') return 'our own fault';
  if (described === undefined) return 'a status that is not in the document';
  if (code === undefined) return status < 400 ? undefined : 'a refusal without a code';
  return described.split(', ').includes(code) ? undefined : 'a code that is not in the document';
}

it.each(places)('$method $path responds as documented', async (place) => {
  const callers = sweep.callers.filter(({ name }) => people.includes(name));
  expect(callers).toHaveLength(people.length);
  await fc.assert(
    fc.asyncProperty(inputOf(place.operation), async (input) => {
      const complaints: object[] = [];
      for (const caller of callers) {
        const response = await sweep.sendAs(caller.actor, (signIn) => send(place, input, signIn));
        const complaint = complaintOf(place.operation, response);
        if (complaint !== undefined) complaints.push({ caller: caller.name, ...response, complaint });
      }
      expect(complaints).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
