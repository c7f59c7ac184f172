import { describe, expect, it } from '@jest/globals';

import { hashPassword, verifyPassword } from '#platform/passwords';

describe('passwords', () => {
  it('are known by their hash only', async () => {
    const hash = await hashPassword('correct horse 7!');

    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword('correct horse 7!', hash)).toBe(true);
    expect(await verifyPassword('correct horse 8!', hash)).toBe(false);
  });

  it('are compared while many new ones wait to be hashed', async () => {
    const hash = await hashPassword('correct horse 7!');
    const ended: string[] = [];
    const masses = Array.from({ length: 12 }, (_, turn) =>
      hashPassword(`new password ${String(turn)}!`).then(() => ended.push('new')),
    );

    const compared = verifyPassword('correct horse 7!', hash).then(() => ended.push('compared'));
    await Promise.all([compared, ...masses]);

    expect(ended.indexOf('compared')).toBeLessThan(ended.length / 2);
  });

  it('of an unknown account are refused after the same work', async () => {
    expect(await verifyPassword('no account has this password', undefined)).toBe(false);
  });
});
