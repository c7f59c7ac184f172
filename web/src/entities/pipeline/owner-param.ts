import { createParser } from 'nuqs';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** An owner in the query: a member of operations, or `none`. Other values do not filter. */
export const parseAsOwner = createParser({
  parse: (value) => (value === 'none' || UUID.test(value) ? value : null),
  serialize: (value: string) => value,
});
