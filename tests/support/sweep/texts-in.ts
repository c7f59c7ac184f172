import type { z } from 'zod';

/** Whether another schema checks what this one returns. */
const isUnchecked = ({ _zod: { def } }: z.core.$ZodTypes): boolean =>
  def.type === 'transform' || (def.type === 'string' && (def.checks ?? []).length === 0);

/** Every text that a schema reads, with its place. */
export function textsIn(
  schema: z.core.$ZodType,
  place = '',
  above: readonly unknown[] = [],
): [string, z.core.$ZodType][] {
  if (above.includes(schema)) return [];
  const inside = (inner: z.core.$ZodType, name = '') => textsIn(inner, place + name, [...above, schema]);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [[place, schema]];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => inside(field, `/${name}`));
    case 'array':
      return inside(def.element, '/0');
    case 'union':
      return def.options.flatMap((option) => inside(option));
    case 'record':
      return [...inside(def.keyType, '/key'), ...inside(def.valueType, '/value')];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return inside(def.innerType);
    case 'pipe':
      return isUnchecked(def.in as z.core.$ZodTypes) ? inside(def.out) : inside(def.in);
    case 'lazy':
      return inside(def.getter());
    default:
      return [];
  }
}
