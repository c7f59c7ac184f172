import { exampleIds } from './example-ids';
import { byName, byPlace } from './example-values';

/** A JSON schema of the document. */
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

/** Dates that would be implausible in the year of the other examples. */
const dateByName: Readonly<Record<string, string>> = { birthDate: '1990-04-02', expiresOn: '2028-03-02' };
const byFormat: Readonly<Record<string, string>> = {
  uuid: exampleIds.driverId,
  'date-time': '2026-03-02T16:00:00.000Z',
  date: '2026-03-02',
  email: 'sam.rivera@example.com',
  uri: 'https://gladhand.example.com',
};

/** The location of a field: its schema, the field that contains it, and its own name. */
interface ExamplePlace {
  readonly schema: string;
  readonly parent: string;
  readonly name: string;
}

/** An example of a schema: the first variant of each choice, and one item of each list. */
export function schemaExample(
  schema: ExampleSchema,
  named: Readonly<Record<string, ExampleSchema>>,
  place: ExamplePlace = { schema: '', parent: '', name: '' },
): unknown {
  if (placedValue(place) === null) return null;
  const { $ref, allOf, properties, items } = schema;
  if ($ref !== undefined) {
    const target = $ref.split('/').at(-1) ?? '';
    return schemaExample(named[target] ?? {}, named, { ...place, schema: target });
  }
  if (allOf !== undefined)
    return Object.assign({}, ...allOf.map((part) => schemaExample(part, named, place))) as object;
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants?.[0] !== undefined) return schemaExample(variants[0], named, place);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(valueAt(place)) ? valueAt(place) : schema.enum[0];
  if (properties !== undefined) {
    const inside = (name: string): ExamplePlace => ({ schema: place.schema, parent: place.name, name });
    const fields = Object.entries(properties).map(
      ([key, field]) => [key, schemaExample(field, named, inside(key))] as const,
    );
    return Object.fromEntries(fields);
  }
  if (items !== undefined) return [schemaExample(items, named, place)];
  return scalarExample(schema, place);
}

const placedValue = ({ schema, parent, name }: ExamplePlace): unknown =>
  byPlace[`${parent}.${name}`] ?? byPlace[`${schema}.${name}`];

const valueAt = (place: ExamplePlace): unknown => placedValue(place) ?? byName[place.name];

function scalarExample({ type, format, minimum = 0 }: ExampleSchema, place: ExamplePlace): unknown {
  const { name } = place;
  const types = typeof type === 'string' ? [type] : (type ?? []);
  if (types.includes('string'))
    return placedValue(place) ?? dateByName[name] ?? byFormat[format ?? ''] ?? valueAt(place) ?? name;
  if (types.includes('boolean')) return valueAt(place) ?? true;
  if (types.includes('number') || types.includes('integer')) return valueAt(place) ?? Math.max(minimum, 1);
  return types.includes('null') ? null : {};
}
