import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { z } from 'zod';
import type { Route } from '#api/http/define-route';
import { openApiDocument } from '#api/http/openapi';
import { allRoutes } from '#api/routes';
import { can } from '#domain/accounts/policy';
import { growsInStep } from '../support/processor-time';
import { callServer } from '../support/sweep/call';
import { pathOf, startSweep, type Sweep } from '../support/sweep/callers';
import type { Schema } from '../support/sweep/from-schema';
import { type TextField, textFieldsOf, withText } from '../support/sweep/text-fields';
import { textsIn } from '../support/sweep/texts-in';

/** A body may have 256 kB; an address may have 16 kB. */
const LONG_BODY = 250_000;
const LONG_QUERY = 12_000;
const SEED = 20_261_129;

const document = openApiDocument(allRoutes);
const named = (document.components?.schemas ?? {}) as Record<string, Schema>;

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** The operation of a route in the API's document. */
function operationOf({ method, paths: [path] }: Route): Operation {
  const place = (document.paths as Record<string, Record<string, Operation>>)[path.replace(/:(\w+)/g, '{$1}')];
  return place?.[method] ?? {};
}

const seen = new Set<string>();
/** Each field once: a schema that several routes have in common reads it in the same way. */
function isNew({ identity, schema }: TextField): boolean {
  const key = identity === '' ? JSON.stringify(schema) : identity;
  return !seen.has(key) && seen.add(key).has(key);
}

const bodies = allRoutes.flatMap((route) => {
  const schema = operationOf(route).requestBody?.content['application/json']?.schema;
  const fields = schema === undefined ? [] : textFieldsOf(schema, named).filter(isNew);
  return fields.length === 0 ? [] : [{ id: route.id, route, fields }];
});

const queries = allRoutes.flatMap((route) => {
  const parameters = (operationOf(route).parameters ?? []).filter(
    ({ in: where, schema }) =>
      where === 'query' && [schema.type].flat().includes('string') && schema.enum === undefined,
  );
  return parameters.length === 0 ? [] : [{ id: route.id, route, parameters }];
});

const formats = new Map([
  ['date', '2026-11-29'],
  ['date-time', '2026-11-29T08:00:00Z'],
  ['email', 'a@a.aa'],
  ['uri', 'https://a.aa/'],
  ['uuid', '018f0000-0000-7000-8000-000000000001'],
]);

/** The parts of which texts are made: letters, digits, spaces, and what the field expects. */
function partsFor({ pattern, format }: Schema): string[] {
  const expected =
    formats.get(format ?? '') ??
    (pattern === undefined ? 'a@a.' : fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: SEED })[0]);
  return ['a', '1', ' ', expected === undefined || expected === '' ? '-' : expected];
}

const textOf = (part: string, size: number): string => part.repeat(Math.ceil(size / part.length)).slice(0, size);

/** As much of it as has this size in an address. */
const queryOf = (part: string, size: number): string =>
  textOf(part, Math.floor((size / encodeURIComponent(part).length) * part.length));

let sweep: Sweep;
beforeAll(async () => {
  sweep = await startSweep();
});
afterAll(() => sweep.close());

/** Sends the example of a route, changed, as somebody who may; another request beside it is answered, too. */
async function send(route: Route, change: { readonly body?: (example: unknown) => unknown; readonly query?: object }) {
  const { permission } = route;
  const caller = sweep.callers.find(
    ({ actor }) =>
      permission === 'public' || (actor !== undefined && (permission === 'signed-in' || can(actor, permission))),
  );
  if (caller === undefined) throw new Error(`Nobody may call ${route.id}`);
  const answer = await sweep.sendAs(caller.actor, async (signIn) => {
    const { params = {}, query = {}, body } = route.example({ ...caller.home, ...signIn });
    const search = new URLSearchParams({ ...query, ...change.query }).toString();
    const address = `${sweep.url}${pathOf(route.paths[0], params)}?${search}`;
    const sent = { method: route.method, token: signIn?.token, body: change.body?.(body) ?? body };
    const [{ status, isProblem, text }, beside] = await Promise.all([
      callServer(address, sent),
      callServer(`${sweep.url}/healthz`, { method: 'get' }),
    ]);
    return { status, beside: beside.status, code: isProblem ? (JSON.parse(text) as { code: string }).code : undefined };
  });
  if (answer.beside !== 200) throw new Error('The request beside it was refused');
  if (answer.code === 'internal' || [413, 429, 431].includes(answer.status))
    throw new Error(`${route.id} answered ${String(answer.status)} before it read the text`);
}

describe('a text of any length takes a time that grows with its length only', () => {
  it.each(bodies)('in the body of $id', async ({ route, fields }) => {
    const slow: string[] = [];
    for (const { schema, steps } of fields) {
      for (const part of partsFor(schema)) {
        const work = (size: number) => send(route, { body: (body) => withText(body, steps, textOf(part, size)) });
        if (!(await growsInStep(work, LONG_BODY))) slow.push(`${JSON.stringify(steps)} with ${JSON.stringify(part)}`);
      }
    }

    expect(slow).toEqual([]);
  });

  it.each(queries)('in the query of $id', async ({ route, parameters }) => {
    const slow: string[] = [];
    for (const { name, schema } of parameters) {
      for (const part of partsFor(schema)) {
        const work = (size: number) => send(route, { query: { [name]: queryOf(part, size) } });
        if (!(await growsInStep(work, LONG_QUERY))) slow.push(`${name} with ${JSON.stringify(part)}`);
      }
    }

    expect(slow).toEqual([]);
  });
});

/** A pattern that no long text matches, and that reads no further than it matches. */
const isBounded = (pattern: string | undefined): boolean => pattern !== undefined && /^\^[^*+]*\$$/.test(pattern);

/** Why checks of a text run although it is too long. */
function faultOf(checks: readonly z.core.$ZodCheck[]): string | undefined {
  const [only, ...others] = checks.filter(({ _zod }) => _zod.def.check !== 'overwrite');
  const { pattern } = (only?._zod.def ?? {}) as { readonly pattern?: RegExp };
  if (others.length === 0 && isBounded(pattern?.source)) return undefined;
  const limitAt = checks.findIndex(({ _zod }) => ['max_length', 'length_equals'].includes(_zod.def.check));
  const limit = checks[limitAt];
  if (limit === undefined) return 'has no maximum length';
  if (limit._zod.def.abort !== true) return 'is checked further when it is too long';
  const harmless = new Set(['overwrite', 'min_length']);
  return checks.slice(0, limitAt).every(({ _zod }) => harmless.has(_zod.def.check))
    ? undefined
    : 'is checked before its length';
}

it.each(allRoutes.filter(({ query, body, params }) => query ?? body ?? params))(
  '$id ends the checks of a text that is too long',
  ({ params, query, body }) => {
    const texts = [params, query, body].flatMap((schema) => (schema === undefined ? [] : textsIn(schema)));
    const faults = texts.flatMap(([place, { _zod }]) => {
      const { format, checks = [] } = _zod.def as z.core.$ZodStringDef & { readonly format?: string };
      const fault = format === undefined ? faultOf(checks) : undefined;
      return fault === undefined ? [] : [`${place} ${fault}`];
    });

    expect(faults).toEqual([]);
  },
);
