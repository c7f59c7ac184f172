import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that the API's document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Dictionary {
  readonly named: Readonly<Record<string, Schema>>;
  /** Ids of existing records, so that a request gets past the first lookup. */
  readonly ids: readonly string[];
}

const MAX_TEXT_LENGTH = 60;
const MAX_LIST_LENGTH = 4;
const MAX_DEPTH = 8;
const MAX_NUMBER = 100_000;

/** Values that a schema allows; any JSON value if it has no restriction. */
export function fromSchema(schema: Schema, dictionary: Dictionary, depth = 0): Arbitrary<unknown> {
  const inner = (other: Schema) => fromSchema(other, dictionary, depth + 1);
  if (depth > MAX_DEPTH) return fc.constant(null);
  if (schema.$ref !== undefined) return inner(dictionary.named[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map(inner));
  if (schema.allOf !== undefined) {
    return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts) as unknown);
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
  return fc.oneof(...types.map((type) => ofType(type, schema, { dictionary, inner })));
}

interface Around {
  readonly dictionary: Dictionary;
  readonly inner: (schema: Schema) => Arbitrary<unknown>;
}

function ofType(type: string, schema: Schema, { dictionary, inner }: Around): Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return aText(schema, dictionary);
    case 'integer':
      return fc.integer(limits(schema));
    case 'number':
      return fc.double({ ...limits(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_LIST_LENGTH, MAX_LIST_LENGTH)),
      });
    case 'object':
      return anObject(schema, inner);
    default:
      return fc.constant(null);
  }
}

const limits = ({ minimum = -MAX_NUMBER, maximum = MAX_NUMBER }: Schema) => ({
  min: minimum,
  max: Math.max(minimum, Math.min(maximum, Number.MAX_SAFE_INTEGER)),
});

const aDay = (): Arbitrary<string> =>
  fc
    .date({ min: new Date('1930-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());

function aText({ format, pattern, minLength = 0, maxLength }: Schema, { ids }: Dictionary): Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, fc.uuid());
  if (format === 'date-time') return aDay();
  if (format === 'date') return aDay().map((instant) => instant.slice(0, 'yyyy-mm-dd'.length));
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.max(minLength, Math.min(maxLength ?? MAX_TEXT_LENGTH, MAX_TEXT_LENGTH));
  return fc.string({ unit: 'grapheme', minLength, maxLength: longest });
}

function anObject({ properties = {}, required = [], additionalProperties }: Schema, inner: Around['inner']) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, inner(schema)]));
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== 'object') return known;
  const others = fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), inner(additionalProperties), { maxKeys: 3 });
  return fc.tuple(others, known).map(([more, own]): unknown => ({ ...more, ...own }));
}
