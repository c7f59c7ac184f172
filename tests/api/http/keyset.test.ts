import { describe, expect, it } from '@jest/globals';
import { decodeCursor, toKeysetPage } from '#api/http/keyset';
import { InvalidInputError } from '#api/http/validate';

const keyOf = (row: { at: string; id: string }) => [row.at, row.id];
const rows = ['a', 'b', 'c'].map((id) => ({ at: '2026-11-21T12:00:00.000Z', id }));

describe('a page of a list', () => {
  it('has a next page while rows remain', () => {
    const first = toKeysetPage(rows, 2, keyOf);

    expect(first.data).toEqual(rows.slice(0, 2));
    expect(decodeCursor(first.next ?? undefined, 2)).toEqual(['2026-11-21T12:00:00.000Z', 'b']);
  });

  it('is the last one when no rows remain', () => {
    expect(toKeysetPage(rows, 3, keyOf).next).toBeNull();
    expect(toKeysetPage([], 3, keyOf)).toEqual({ data: [], next: null });
    expect(decodeCursor(undefined, 2)).toBeUndefined();
  });

  it.each(['nonsense', Buffer.from('["one"]').toString('base64url'), Buffer.from('[1,2]').toString('base64url')])(
    'is refused for a cursor that was never issued: %s',
    (cursor) => {
      expect(() => decodeCursor(cursor, 2)).toThrow(InvalidInputError);
    },
  );
});
