import type { Schema } from './from-schema';

/** One step from an object to a field, with the values that choose this variant of the object; or to a list's item. */
type Step = { readonly name: string; readonly variant: object } | 'item';

/** A place of a request's body where any text can be sent. */
export interface TextField {
  readonly steps: readonly Step[];
  readonly schema: Schema;
  /** The same for fields of one named schema, wherever it is used. */
  readonly identity: string;
}

type Named = Readonly<Record<string, Schema>>;

const MAX_DEPTH = 12;

/** Every place of a body where any text can be sent; values of an enumeration are not texts. */
export function textFieldsOf(body: Schema, named: Named): TextField[] {
  const look = (schema: Schema, steps: readonly Step[], identity: string): TextField[] => {
    if (steps.length > MAX_DEPTH || schema.enum !== undefined || schema.const !== undefined) return [];
    if (schema.$ref !== undefined) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      return look(named[name] ?? {}, steps, name);
    }
    const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf;
    if (variants !== undefined) return variants.flatMap((variant) => look(variant, steps, identity));
    const types = [schema.type].flat();
    const fieldsOf = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      look(field, [...steps, { name, variant: variantOf(schema) }], `${identity}/${name}`),
    );
    return [
      ...(types.includes('string') ? [{ steps, schema, identity }] : []),
      ...(types.includes('array') ? look(schema.items ?? {}, [...steps, 'item'], `${identity}/0`) : []),
      ...fieldsOf,
    ];
  };
  return look(body, [], '');
}

const variantOf = ({ properties = {} }: Schema): object =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const value = field.const ?? (field.enum?.length === 1 ? field.enum[0] : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The same body with this text in the field; missing parents of the field are added. */
export function withText(body: unknown, [step, ...rest]: readonly Step[], text: string): unknown {
  if (step === undefined) return text;
  if (step === 'item') {
    const [first, ...others] = Array.isArray(body) ? (body as unknown[]) : [];
    return [withText(first, rest, text), ...others];
  }
  const record = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const own = (record as Record<string, unknown>)[step.name];
  return { ...record, ...step.variant, [step.name]: withText(own, rest, text) };
}
