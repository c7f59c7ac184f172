import { describe, expect, it } from '@jest/globals';

import { createSealer } from '#platform/sealing';

const old = Buffer.alloc(32, 1);
const current = Buffer.alloc(32, 2);

describe('the mark of a text', () => {
  it('is of this text alone, and the same for every node', () => {
    const mark = createSealer([current]).mark('042917');

    expect(createSealer([current]).isMarkOf(mark, '042917')).toBe(true);
    expect(createSealer([current]).isMarkOf(mark, '042918')).toBe(false);
    expect(createSealer([current]).isMarkOf(mark.subarray(0, 20), '042917')).toBe(false);
  });

  it('is known after the key has changed, and to nobody without the key', () => {
    const mark = createSealer([old]).mark('042917');

    expect(createSealer([current, old]).isMarkOf(mark, '042917')).toBe(true);
    expect(() => createSealer([current]).isMarkOf(mark, '042917')).toThrow('another key');
    expect(createSealer([current]).mark('042917')).not.toEqual(mark);
  });
});
