/**
 * `any` of ids, for a named statement, which is to be planned once per connection. PostgreSQL keeps a plan for all values only if it
 * expects none to be better with these values: in a subquery, it does not see how many ids there are.
 */
export const ANY_OF_IDS = 'any (array(select unnest(?::uuid[])))';
