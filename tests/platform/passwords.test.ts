import { describe, expect, it } from '@jest/globals';
import { TooBusyError } from '#platform/limiter';
import { createPasswords, runPasswordTask, runPasswordTaskHere } from '#platform/passwords';

const passwords = createPasswords();

describe('passwords', () => {
  it('are stored as hashes only', async () => {
    const hash = await passwords.hash('correct horse 7!');

    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await passwords.verify('correct horse 7!', hash)).toBe(true);
    expect(await passwords.verify('correct horse 8!', hash)).toBe(false);
  });

  it('are the same whether a device sends accents as one character or as two', async () => {
    const [composed, apart] = ['camión rápido número 7!'.normalize('NFC'), 'camión rápido número 7!'.normalize('NFD')];
    const earlier = String(runPasswordTaskHere({ password: apart }));

    for (const hash of [await passwords.hash(composed), await passwords.hash(apart)])
      expect([await passwords.verify(composed, hash), await passwords.verify(apart, hash)]).toEqual([true, true]);
    expect(await passwords.verify(apart, earlier)).toBe(true);
    expect(await passwords.verify(`${apart}x`, earlier)).toBe(false);
    expect(await passwords.verify(apart, undefined)).toBe(false);
  });

  it('are compared while many new ones wait to be hashed', async () => {
    const hash = await passwords.hash('correct horse 7!');
    const ended: string[] = [];
    const masses = Array.from({ length: 12 }, (_, turn) =>
      passwords.hash(`new password ${String(turn)}!`).then(() => ended.push('new')),
    );

    const compared = passwords.verify('correct horse 7!', hash).then(() => ended.push('compared'));
    await Promise.all([compared, ...masses]);

    expect(ended.indexOf('compared')).toBeLessThan(ended.length / 2);
  });

  it('are hashed by one worker and compared by two others, one task at a time each', async () => {
    const underWay = new Map<number, number>();
    const log: string[] = [];
    let workers = 0;
    const shared = createPasswords(() => {
      const me = (workers += 1);
      return async (task) => {
        underWay.set(me, (underWay.get(me) ?? 0) + 1);
        log.push(`${task.passwordHash === undefined ? 'hash' : 'verify'} ${String(me)} ${String(underWay.get(me))}`);
        const done = await runPasswordTask(task);
        underWay.set(me, (underWay.get(me) ?? 0) - 1);
        return done;
      };
    });
    const hash = await shared.hash('correct horse 7!');

    await Promise.all([1, 2, 3].map(() => shared.verify('correct horse 7!', hash)));

    expect([workers, new Set(log)]).toEqual([3, new Set(['hash 1 1', 'verify 2 1', 'verify 3 1'])]);
  });

  it('are rejected when the queue is too long', async () => {
    const hash = await passwords.hash('correct horse 7!');
    const held = createPasswords(() => () => new Promise(() => undefined));
    for (let turn = 0; turn < 62; turn += 1) void held.verify('correct horse 7!', hash);

    await expect(held.verify('correct horse 7!', hash)).rejects.toThrow(TooBusyError);
  });

  it('have the same result in a worker thread as in the main thread', async () => {
    const hash = String(runPasswordTaskHere({ password: 'correct horse 7!' }));

    expect(await passwords.verify('correct horse 7!', hash)).toBe(true);
    expect(runPasswordTaskHere({ password: 'correct horse 8!', passwordHash: hash })).toBe(false);
  });

  it('never match for an unknown account', async () => {
    expect(await passwords.verify('no account has this password', undefined)).toBe(false);
  });
});
