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

/** Fields of one line: names, and parts of addresses. The place of an interview is described in several. */
const OF_ONE_LINE = /(?:name|person|city|address(?:Line\d)?|position|title|company|specialty)$/i;

const texts = allRoutes
  .flatMap(({ id, params, query, body }) =>
    [params, query, body].flatMap((schema) => (schema === undefined ? [] : textsIn(schema, id))),
  )
  .map(([field, schema]) => ({ field, schema: schema as z.ZodType }));
const fields = texts.filter(({ field }) => OF_PEOPLE.test(field) && !IN_ADDRESSES.test(field));
/** Searches compare folded words, the name of a legal text is a key. */
const NOT_STORED = /(?:search-[a-z]+|matching|read-text)\/name$|schedule-interview\/address$/;
const lines = texts.filter(({ field }) => OF_ONE_LINE.test(field) && !NOT_STORED.test(field));

it('is looked for in all fields that have names', () => {
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['accounts.sign-up-driver/lastName', 'compliance.sign/fullName', 'ops.find/text']),
  );
});

it.each(fields)('a name of one letter is a name in $field', ({ schema }) => {
  expect(NAMES.filter((name) => !schema.safeParse(name).success)).toEqual([]);
});

it.each(lines)('a pasted tab or line break is a space in $field', ({ schema }) => {
  const typed = ' Ann\u00a0 Lee\tSmith\r\nJones\u200b ';
  const result = schema.safeParse(typed);

  expect(result.success ? result.data : 'not accepted').toMatch(/^(?:Ann Lee Smith Jones|not accepted)$/);
});
