import { expect, it } from '@jest/globals';
import type { z } from 'zod';
import { allRoutes } from '#api/routes';
import { textsIn } from '../support/sweep/texts-in';

/** Whole names of people: of one letter, of one character, of two letters, and what agencies write for a missing one. */
const NAMES = ['O', 'É', 'Ø', 'Ŋ', 'Đ', 'Y.', '李', '김', '𠮷', 'ง', 'و', 'Ж', 'Ng', 'Vo', 'FNU', '-'];

/** Fields that have the name of a person, alone or among others, and those that search for one. */
const OF_PEOPLE = /(?:name|person|search|find\/text)$/i;
/** The query of a saved view is part of an address. */
const IN_ADDRESSES = /^(?:ops\.(?:save|change)-view|views\.(?:save|change))\/search$/;

const fields = allRoutes
  .flatMap(({ id, params, query, body }) =>
    [params, query, body].flatMap((schema) => (schema === undefined ? [] : textsIn(schema, id))),
  )
  .filter(([place]) => OF_PEOPLE.test(place) && !IN_ADDRESSES.test(place))
  .map(([field, schema]) => ({ field, schema: schema as z.ZodType }));

it('is looked for in all fields that have names', () => {
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['accounts.sign-up-driver/lastName', 'compliance.sign/fullName', 'ops.find/text']),
  );
});

it.each(fields)('a name of one letter is a name in $field', ({ schema }) => {
  expect(NAMES.filter((name) => !schema.safeParse(name).success)).toEqual([]);
});
