import { exampleIds } from './example-ids';

/** A JSON schema as the document holds it. */
export interface ExampleSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly properties?: Readonly<Record<string, ExampleSchema>>;
  readonly items?: ExampleSchema;
  readonly anyOf?: readonly ExampleSchema[];
  readonly oneOf?: readonly ExampleSchema[];
  readonly allOf?: readonly ExampleSchema[];
}

/** Values of fields whose type alone says little. */
const byName: Readonly<Record<string, unknown>> = {
  firstName: 'Sam',
  lastName: 'Rivera',
  name: 'Sam Rivera',
  carrier: 'Blue Mesa Freight',
  organizationName: 'Blue Mesa Freight',
  companyName: 'Blue Mesa Freight',
  legalName: 'Blue Mesa Freight LLC',
  email: 'sam.rivera@example.com',
  phone: '+15625550142',
  city: 'Long Beach',
  state: 'CA',
  postalCode: '90802',
  zip: '90802',
  place: 'Long Beach, CA',
  address: '1200 Pier B St, Long Beach, CA 90802',
  timeZone: 'America/Los_Angeles',
  zone: 'America/Los_Angeles',
  title: 'Regional dry van driver',
  facilityName: 'Long Beach terminal',
  position: 'Driver',
  note: 'Prefers calls after 3 p.m.',
  text: 'Prefers calls after 3 p.m.',
  stage: 'Processing',
  landingPath: '/driver',
  mcdotNumber: '1234567',
  keyOrderId: 'K7Q2',
  latitude: 33.767,
  longitude: -118.1892,
};

const byFormat: Readonly<Record<string, string>> = {
  uuid: exampleIds.driverId,
  'date-time': '2026-03-02T16:00:00.000Z',
  date: '2026-03-02',
  email: 'sam.rivera@example.com',
  uri: 'https://gladhand.example.com',
};

/** An example of a schema: the first variant of each choice, one item of each list, null where a field may be null. */
export function schemaExample(
  schema: ExampleSchema,
  named: Readonly<Record<string, ExampleSchema>>,
  name = '',
): unknown {
  const { $ref, allOf, properties, items } = schema;
  if ($ref !== undefined) return schemaExample(named[$ref.split('/').at(-1) ?? ''] ?? {}, named, name);
  if (allOf !== undefined) return Object.assign({}, ...allOf.map((part) => schemaExample(part, named, name))) as object;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants?.[0] !== undefined) return schemaExample(variants[0], named, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(byName[name]) ? byName[name] : schema.enum[0];
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([key, field]) => [key, schemaExample(field, named, key)] as const);
    return Object.fromEntries(fields);
  }
  if (items !== undefined) return [schemaExample(items, named, name)];
  return scalarExample(schema, name);
}

function scalarExample({ type, format, minimum = 0 }: ExampleSchema, name: string): unknown {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (types.includes('string')) return byFormat[format ?? ''] ?? textExample(name);
  if (types.includes('boolean')) return true;
  if (types.includes('number') || types.includes('integer')) return byName[name] ?? Math.max(minimum, 1);
  return types.includes('null') ? null : {};
}

const textExample = (name: string): unknown => byName[name] ?? name;
