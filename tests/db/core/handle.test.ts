import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

async function valueOf(sql: string): Promise<unknown> {
  const { rows } = await db.raw<{ rows: { value: unknown }[] }>(`select ${sql} as value`);
  return rows[0]?.value;
}

describe('values from the database', () => {
  it.each([
    ['a timestamp', `timestamptz '2026-11-21 08:15:00.5-06'`, '2026-11-21T14:15:00.500Z'],
    ['a date', `date '2026-11-21'`, '2026-11-21'],
    ['a large integer', `9007199254740991::int8`, 9007199254740991],
    ['an array', `array['a', 'b']`, ['a', 'b']],
    ['an empty array', `'{}'::text[]`, []],
    [
      'an array of words that need quotes',
      `array['a,b', '"', '', '\\\\', 'a b', 'NULL', '{}']`,
      ['a,b', '"', '', '\\\\', 'a b', 'NULL', '{}'],
    ],
    ['an array with null', `array['a', null]`, ['a', null]],
    [
      'an array of arrays',
      `array[array['a', 'b'], array['c', 'd']]`,
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a JSON document', `'{"a": [1]}'::jsonb`, { a: [1] }],
    ['null', `null::timestamptz`, null],
  ])('return %s as a plain JSON value', async (_what, sql, value) => {
    expect(await valueOf(sql)).toEqual(value);
  });

  it('throw if they are too large, instead of being rounded', async () => {
    await expect(valueOf('9007199254740993::int8')).rejects.toThrow('exceeds the safe integer range');
  });

  it('do not appear in the error of a failed statement', async () => {
    const error = await db('organizations')
      .insert({ id: 'a', name: 'Secret Freight' })
      .then(String, (reason: unknown) => String(reason));

    expect(error).toContain('insert into "organizations"');
    expect(error).not.toContain('Secret Freight');
  });

  it('are in UTC whatever the time zone of the machine', async () => {
    expect(await valueOf(`current_setting('TimeZone')`)).toBe('UTC');
  });
});
