import { describe, expect, it } from '@jest/globals';
import { createSealer } from '#platform/sealing';

const old = Buffer.alloc(32, 1);
const current = Buffer.alloc(32, 2);

describe('the seal of a text', () => {
  it('is valid for this text only, and equal on every node', () => {
    const hmac = createSealer([current]).hmac('042917');

    expect(createSealer([current]).isHmacOf(hmac, '042917')).toBe(true);
    expect(createSealer([current]).isHmacOf(hmac, '042918')).toBe(false);
    expect(createSealer([current]).isHmacOf(hmac.subarray(0, 20), '042917')).toBe(false);
  });

  it('is recognized after a key rotation, and not without the key', () => {
    const hmac = createSealer([old]).hmac('042917');

    expect(createSealer([current, old]).isHmacOf(hmac, '042917')).toBe(true);
    expect(() => createSealer([current]).isHmacOf(hmac, '042917')).toThrow('another key');
    expect(createSealer([current]).hmac('042917')).not.toEqual(hmac);
  });
});
