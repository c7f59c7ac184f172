import { describe, expect, it } from '@jest/globals';
import { derivedId, newId } from '#platform/ids';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('ids', () => {
  it('are UUIDv7 values that sort in order of creation, even within a millisecond', () => {
    const ids = Array.from({ length: 20_000 }, newId);

    expect(uuid.exec(ids[0] ?? '')?.[1]).toBe('7');
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it('are the same if derived from the same parts, and differ for different parts', () => {
    expect(derivedId('a', 'b')).toMatch(uuid);
    expect(derivedId('a', 'b')).toBe(derivedId('a', 'b'));
    expect(new Set([derivedId('a', 'b'), derivedId('ab'), derivedId('b', 'a'), derivedId('a', 'b', '')]).size).toBe(4);
  });
});
