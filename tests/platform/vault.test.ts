import { describe, expect, it } from '@jest/globals';
import { createPersonCipher, createVault } from '#platform/vault';

const old = Buffer.alloc(32, 1);
const current = Buffer.alloc(32, 2);
const secret = Buffer.from('123-45-6789');

describe('the vault', () => {
  it('unwraps a wrapped key, and wraps the same key differently each time', () => {
    const vault = createVault([current]);
    const dataKey = vault.newDataKey();

    expect(vault.unwrap(vault.wrap(dataKey))).toEqual(dataKey);
    expect(vault.wrap(dataKey)).not.toEqual(vault.wrap(dataKey));
  });

  it('reads a key that an earlier key wrapped, and reports that it is outdated', () => {
    const dataKey = createVault([old]).newDataKey();
    const wrapped = createVault([old]).wrap(dataKey);
    const vault = createVault([current, old]);

    expect(vault.unwrap(wrapped)).toEqual(dataKey);
    expect(vault.isOutdated(wrapped)).toBe(true);
    expect(vault.isOutdated(vault.wrap(dataKey))).toBe(false);
  });

  it('rejects a key that an unknown key wrapped', () => {
    const wrapped = createVault([old]).wrap(Buffer.alloc(32));

    expect(() => createVault([current]).unwrap(wrapped)).toThrow('Encrypted with another key');
  });

  it("decrypts a person's bytes only for the purpose for which they were encrypted", () => {
    const cipher = createPersonCipher(createVault([current]).newDataKey());
    const sealed = cipher.seal(secret, 'ssn');

    expect(cipher.open(sealed, 'ssn')).toEqual(secret);
    expect(sealed.includes(secret)).toBe(false);
    expect(() => cipher.open(sealed, 'signature')).toThrow();
  });

  it('rejects modified bytes, and those of another person', () => {
    const vault = createVault([current]);
    const sealed = createPersonCipher(vault.newDataKey()).seal(secret, 'ssn');

    expect(() => createPersonCipher(vault.newDataKey()).open(sealed, 'ssn')).toThrow();
  });
});
