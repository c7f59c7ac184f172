import type { ExampleWorld, RouteExample } from '#api/http/example-world';

/** A place in a request that contains a record's id. */
export interface IdField {
  readonly path: readonly string[];
  readonly value: string;
}

/** Every place of a request (in its path, query or body) that contains the id of a record of this world. */
export function idFieldsOf(example: RouteExample, world: ExampleWorld): IdField[] {
  // The day of the notice is in requests, but it names no record; texts to sign are public.
  const { adverseNoticeDay: _day, consentTextId: _text, ...records } = world;
  const named: readonly (string | Readonly<Record<string, string>>)[] = Object.values(records);
  const ids = new Set(named.flatMap((value) => (typeof value === 'string' ? value : Object.values(value))));
  const look = (value: unknown, path: readonly string[]): IdField[] => {
    if (typeof value === 'string') return ids.has(value) ? [{ path, value }] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => look(inner, [...path, key]));
  };
  return look(example, []);
}

/** The same request with another value at one place. */
export function replaceAt<T>(example: T, [key, ...rest]: readonly string[], value: string): T {
  if (key === undefined) return value as T;
  if (Array.isArray(example)) {
    return example.map((inner: unknown, at) => (String(at) === key ? replaceAt(inner, rest, value) : inner)) as T;
  }
  const record = example as Record<string, unknown>;
  return { ...record, [key]: replaceAt(record[key], rest, value) } as T;
}
