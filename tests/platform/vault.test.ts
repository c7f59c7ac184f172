import { describe, expect, it } from '@jest/globals';

import { createPersonCipher, createVault } from '#platform/vault';

const old = Buffer.alloc(32, 1);
const current = Buffer.alloc(32, 2);
const secret = Buffer.from('123-45-6789');

describe('the vault', () => {
  it('gives a wrapped key back, and wraps none the same way twice', () => {
    const vault = createVault([current]);
    const dataKey = vault.newDataKey();

    expect(vault.unwrap(vault.wrap(dataKey))).toEqual(dataKey);
    expect(vault.wrap(dataKey)).not.toEqual(vault.wrap(dataKey));
  });

  it('reads what an earlier key wrapped, and tells that it is outdated', () => {
    const dataKey = createVault([old]).newDataKey();
    const wrapped = createVault([old]).wrap(dataKey);
    const vault = createVault([current, old]);

    expect(vault.unwrap(wrapped)).toEqual(dataKey);
    expect(vault.isOutdated(wrapped)).toBe(true);
    expect(vault.isOutdated(vault.wrap(dataKey))).toBe(false);
  });

  it('refuses what a key of others wrapped', () => {
    const wrapped = createVault([old]).wrap(Buffer.alloc(32));

    expect(() => createVault([current]).unwrap(wrapped)).toThrow('Sealed with another key');
  });

  it("opens a person's bytes for the use that they were sealed for, and for no other", () => {
    const cipher = createPersonCipher(createVault([current]).newDataKey());
    const sealed = cipher.seal(secret, 'ssn');

    expect(cipher.open(sealed, 'ssn')).toEqual(secret);
    expect(sealed.includes(secret)).toBe(false);
    expect(() => cipher.open(sealed, 'signature')).toThrow();
  });

  it('refuses bytes that were changed, and those of another person', () => {
    const vault = createVault([current]);
    const sealed = createPersonCipher(vault.newDataKey()).seal(secret, 'ssn');

    expect(() => createPersonCipher(vault.newDataKey()).open(sealed, 'ssn')).toThrow();
  });
});
