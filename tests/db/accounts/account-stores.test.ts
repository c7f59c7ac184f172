import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkCode, codesSince, createCode } from '#db/accounts/code-store';
import { consumeLink, createLink } from '#db/accounts/link-store';
import { insertUser } from '#db/accounts/user-store';
import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { testSealer } from '../../support/api';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
const userId = newId();
const email = 'ada@example.com';
const now = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  await insertUser(db, { id: userId, email, firstName: 'Ada', lastName: 'Byron', roles: ['applicant'] });
});
afterAll(() => close());

describe('a link', () => {
  const make = (at = now) => db.transaction((trx) => createLink(trx, { userId, email, purpose: 'recover', now: at }));
  const spend = (token: string, at: Date) =>
    db.transaction((trx) => consumeLink(trx, { token, purposes: ['recover'], now: at }));

  it('works for only one of two concurrent callers', async () => {
    const token = await make();

    const spent = await Promise.all([spend(token, later(1)), spend(token, later(1))]);

    expect(spent.filter((link) => link !== undefined)).toEqual([{ userId, email, purpose: 'recover', familyId: null }]);
  });

  it('is valid for a day, for its purpose only, and until a newer link is created', async () => {
    expect(await spend(await make(), later(24 * 60))).toBeUndefined();
    const wrongPurpose = await make();
    const tried = await db.transaction((trx) =>
      consumeLink(trx, { token: wrongPurpose, purposes: ['confirm', 'invitation'], now }),
    );
    const newer = await make();

    expect(tried).toBeUndefined();
    expect(await spend(wrongPurpose, now)).toBeUndefined();
    expect(await spend(newer, later(24 * 60 - 1))).toBeDefined();
  });
});

describe('a code', () => {
  const phone = '+12145550100';
  const make = (at = now) =>
    db.transaction((trx) => createCode(trx, { purpose: 'sign-in', phone, userId, now: at, sealer: testSealer }));
  const check = (code: string, at: Date = now) =>
    db.transaction((trx) => checkCode(trx, { purpose: 'sign-in', phone, code, now: at, sealer: testSealer }));
  const not = (code: string): string => (code === '000000' ? '111111' : '000000');

  it('is accepted once', async () => {
    const code = await make();

    expect(code).toMatch(/^\d{6}$/);
    expect(await check(not(code))).toEqual({ result: 'wrong' });
    expect(await check(code)).toEqual({ result: 'correct', userId });
    expect(await check(code)).toEqual({ result: 'disabled' });
  });

  it('cannot be found by hashing all codes against a copy of the table', async () => {
    const code = await make();

    const row: { id: string; code_hash: Buffer } = await db('one_time_codes')
      .orderBy('id', 'desc')
      .first('id', 'code_hash');
    expect(row.code_hash).not.toEqual(createHmac('sha256', row.id).update(code).digest());
    const another = createSealer([Buffer.alloc(32, 99)]);
    expect(another.hmac(`code/${row.id}/${code}`)).not.toEqual(row.code_hash);
    expect(testSealer.isHmacOf(row.code_hash, `code/${row.id}/${code}`)).toBe(true);
  });

  it('is disabled by the fifth wrong attempt, even for the correct code', async () => {
    const code = await make();
    const results = [];
    for (let turn = 0; turn < 5; turn += 1) results.push((await check(not(code))).result);

    expect(results).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'disabled']);
    expect(await check(code)).toEqual({ result: 'disabled' });
  });

  it('expires after ten minutes, or when a newer code is created', async () => {
    const [first, second] = [await make(), await make()];

    expect(first === second ? { result: 'wrong' } : await check(first)).toEqual({ result: 'wrong' });
    expect(await check(second, later(10))).toEqual({ result: 'disabled' });
    expect(await check(second, later(9))).toEqual({ result: 'correct', userId });
  });

  it('counts toward the send limits', async () => {
    await make(later(60));
    await make(later(61));

    const since = await codesSince(db, { purpose: 'sign-in', phone, since: later(59) });

    expect(since).toEqual([later(61).toISOString(), later(60).toISOString()]);
  });
});
