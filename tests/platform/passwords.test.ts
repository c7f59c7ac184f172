import { describe, expect, it } from '@jest/globals';

import { hashPassword, verifyPassword } from '#platform/passwords';

describe('passwords', () => {
  it('are known by their hash only', async () => {
    const hash = await hashPassword('correct horse 7!');

    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword('correct horse 7!', hash)).toBe(true);
    expect(await verifyPassword('correct horse 8!', hash)).toBe(false);
  });

  it('of an unknown account are refused after the same work', async () => {
    expect(await verifyPassword('no account has this password', undefined)).toBe(false);
  });
});
