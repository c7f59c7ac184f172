import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { startSession } from '#api/accounts/sessions';
import { forgetExpired } from '#db/forget-expired';
import { createDatabase, type Db } from '#db/handle';
import { claimKey, keepAnswer } from '#db/stores/idempotency-store';
import { insertDemoDriver } from '#db/stores/demo-store';
import { countHit } from '#db/stores/rate-limit-store';
import { createProof } from '#db/stores/social-proof-store';
import { beginUpload } from '#db/stores/upload-store';
import { createWebViewToken } from '#db/stores/web-view-token-store';
import { newId } from '#platform/ids';

import { aUser } from '../support/builders/people';
import { createTestDatabase, type TestDatabase } from '../support/database';

const dayMs = 24 * 3_600_000;
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('what has expired', () => {
  it('is deleted, and what may still be needed is kept', async () => {
    const now = new Date();
    const user = await aUser(db);
    const signIn = (at: Date) => startSession(db, user.id, { device: { device: null, ipPrefix: null }, now: at });
    const key = (name: string) => ({ actorId: user.id, route: 'test', key: name });
    await signIn(now);
    await signIn(new Date(now.getTime() - 31 * dayMs));
    for (const name of ['new', 'old']) {
      await claimKey(db, key(name), Buffer.alloc(32));
      await keepAnswer(db, key(name), { status: 200, body: null });
    }
    await db('idempotency_keys')
      .where({ key: 'old' })
      .update({ created_at: new Date(now.getTime() - 8 * dayMs) });
    await countHit(db, 'running', dayMs);
    await countHit(db, 'over', -dayMs);
    for (const at of [now, new Date(now.getTime() - dayMs)]) {
      const profile = {
        provider: 'google',
        subject: 'one',
        email: 'm@example.com',
        firstName: 'M',
        lastName: 'L',
      } as const;
      await beginUpload(db, {
        id: newId(),
        personId: user.id,
        type: at === now ? 'mvr' : 'resume',
        sizeBytes: 5,
        statedExpiresOn: null,
        at: new Date(at.getTime() - 1_000),
      });
      await createProof(db, { profile, waitingId: null, now: at });
      await createWebViewToken(db, user.id, at);
      const expiresAt = new Date(at.getTime() + dayMs / 2);
      await db.transaction((trx) => insertDemoDriver(trx, { id: newId(), firstName: 'D', lastName: 'D', expiresAt }));
    }

    const forgotten = await forgetExpired(db, now);

    expect(forgotten).toEqual({
      sessions: 1,
      keys: 1,
      windows: 1,
      proofs: 1,
      webViewTokens: 1,
      demoUsers: 1,
      uploads: 1,
    });
    const nothing = { sessions: 0, keys: 0, windows: 0, proofs: 0, webViewTokens: 0, demoUsers: 0, uploads: 0 };
    expect(await forgetExpired(db, now)).toEqual(nothing);
  });
});
