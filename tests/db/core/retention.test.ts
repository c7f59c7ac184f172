import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSession } from '#api/accounts/sessions';
import { insertDemoDriver } from '#db/accounts/demo-store';
import { createProof } from '#db/accounts/social-proof-store';
import { createWebViewToken } from '#db/accounts/web-view-token-store';
import { driverTargets, insertBulkAction } from '#db/bulk/bulk-action-store';
import { keepHireRate } from '#db/candidacies/hire-rate';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { claimKey, saveResponse } from '#db/core/idempotency-store';
import { countHit } from '#db/core/rate-limit-store';
import { deleteExpiredRows } from '#db/core/retention';
import { beginUpload } from '#db/driver-files/upload-store';
import { storeNote } from '#db/messages/note-store';
import { newId } from '#platform/ids';
import { testSealer } from '../../support/api';
import { aUser } from '../../support/builders/people';
import { openTestDatabase } from '../../support/database';
import { anHourFrom, CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld } from '../../support/hiring/hiring-world';
import { aNewDriver } from '../../support/hiring/live-pipeline';

const dayMs = 24 * 3_600_000;
const nothingDeleted = {
  words: 0,
  messages: 0,
  links: 0,
  contactChanges: 0,
  codes: 0,
  notes: 0,
  hireRates: 0,
  sentTexts: 0,
  bulkActions: 0,
  auditRooms: 0,
  webhookEvents: 0,
};
let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

describe('expired data', () => {
  it('is deleted, and data that may still be needed is not', async () => {
    const now = new Date();
    const user = await aUser(db);
    const signIn = (at: Date) => startSession(db, user.id, { device: { device: null, ipPrefix: null }, now: at });
    const key = (name: string) => ({ actorId: user.id, route: 'test', key: name });
    await signIn(now);
    await signIn(new Date(now.getTime() - 31 * dayMs));
    for (const name of ['new', 'old']) {
      await claimKey({ db, sealer: testSealer }, key(name), testSealer.hmac('{}'));
      await saveResponse({ db, sealer: testSealer }, key(name), { status: 200, body: null });
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
      await createWebViewToken(db, { userId: user.id, familyId: newId() }, at);
      const expiresAt = new Date(at.getTime() + dayMs / 2);
      await db.transaction((trx) => insertDemoDriver(trx, { id: newId(), firstName: 'D', lastName: 'D', expiresAt }));
    }

    const deleted = await deleteExpiredRows(db, now);

    expect(deleted).toEqual({
      sessions: 1,
      keys: 1,
      windows: 1,
      proofs: 1,
      webViewTokens: 1,
      demoUsers: 1,
      uploads: 1,
      ...nothingDeleted,
    });
    const nothing = { sessions: 0, keys: 0, windows: 0, proofs: 0, webViewTokens: 0, demoUsers: 0, uploads: 0 };
    expect(await deleteExpiredRows(db, now)).toEqual({ ...nothing, ...nothingDeleted });
  });
});

describe('the retention period', () => {
  const now = new Date();

  it('comes from the table, and deletions are recorded', async () => {
    const user = await aUser(db);
    const code = {
      purpose: 'sign-in',
      phone: '+15550101',
      code_hash: Buffer.alloc(32),
      user_id: user.id,
    } as const;
    const expired = new Date(now.getTime() - 2 * dayMs);
    await db('one_time_codes').insert({ ...code, id: newId(), created_at: expired, expires_at: expired });
    const text = { recipient_id: user.id, subject: 'Hello', body: 'Hello' };
    const sent = [new Date(now.getTime() - 1094 * dayMs), new Date(now.getTime() - 1096 * dayMs)];
    for (const sent_at of sent) await db('sent_texts').insert({ ...text, message_id: newId(), sent_at });

    expect(await deleteExpiredRows(db, now)).toMatchObject({ codes: 0, sentTexts: 1 });
    await db('retention').where({ kind: 'codes' }).update({ keep_for: '1 day' });
    const later = new Date(now.getTime() + 1);
    expect(await deleteExpiredRows(db, later)).toMatchObject({ codes: 1, sentTexts: 0 });
    await db('retention').where({ kind: 'codes' }).update({ keep_for: '7 days' });

    const reports = (at: Date) => db('deletions').where('at', at).select('kind', 'count');
    expect(await reports(now)).toContainEqual({ kind: 'sentTexts', count: 1 });
    expect(await reports(later)).toEqual([{ kind: 'codes', count: 1 }]);
  });

  it('has no default', async () => {
    await db('retention').where({ kind: 'codes' }).update({ kind: 'codez' });

    await expect(deleteExpiredRows(db, now)).rejects.toThrow('no row for codes');

    await db('retention').where({ kind: 'codez' }).update({ kind: 'codes' });
  });
});

describe('data past its retention period', () => {
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

  it('is deleted, except messages to drivers', async () => {
    const user = await aUser(db);
    const driverId = await aNewDriver(db);
    for (const sent of [null, daysAgo(6), daysAgo(8)]) {
      await db('outbox').insert({ id: newId(), topic: 'driverAccountChanged', payload: '{}', sent_at: sent });
    }
    const message = { channel: 'mail', template: 'digest', status: 'sent' } as const;
    for (const settled of [daysAgo(29), daysAgo(31)]) {
      for (const recipient_id of [null, user.id, driverId]) {
        await db('messages').insert({
          ...message,
          id: newId(),
          message_id: newId(),
          recipient_id,
          settled_at: settled,
        });
      }
    }
    for (const expired of [daysAgo(6), daysAgo(8)]) {
      const dates = { created_at: daysAgo(20), expires_at: expired };
      const link = { purpose: 'recover', email: 'a@example.com', token_hash: Buffer.from(newId()) } as const;
      await db('account_links').insert({ ...dates, ...link, id: newId(), user_id: user.id });
      const code = { purpose: 'sign-in', phone: '+15550100', code_hash: Buffer.alloc(32) } as const;
      await db('one_time_codes').insert({ ...dates, ...code, id: newId(), user_id: user.id });
    }

    const settled = { words: 1, messages: 2, links: 1, codes: 1, notes: 0 };
    expect(await deleteExpiredRows(db, now)).toMatchObject(settled);
    expect(await deleteExpiredRows(db, now)).toMatchObject(nothingDeleted);
    expect(await db('messages').where({ recipient_id: driverId })).toHaveLength(2);
    expect(await db('outbox').whereNull('sent_at')).not.toEqual([]);
  });

  it('includes finished bulk actions with their drivers, but not unfinished ones', async () => {
    const { id: startedBy } = await aUser(db);
    const driverId = await aNewDriver(db);
    const running = { ids: [newId(), newId()], finishedAt: null };
    const finished = { ids: [newId()], finishedAt: daysAgo(29) };
    const old = { ids: [newId()], finishedAt: daysAgo(31) };
    const act = { kind: 'assign', ownerId: startedBy } as const;
    for (const { ids, finishedAt } of [running, finished, old]) {
      for (const id of ids) {
        const action = { id, act, startedBy, organizationId: null, targets: driverTargets([driverId]) };
        await db.transaction((trx) => insertBulkAction(trx, testSealer, action));
        await db('bulk_actions')
          .where({ id })
          .update({ started_at: daysAgo(90), finished_at: finishedAt });
      }
    }

    expect(await deleteExpiredRows(db, now)).toMatchObject({ bulkActions: 1 });

    const kept = [...running.ids, ...finished.ids].toSorted();
    const left: { id: string }[] = await db('bulk_actions').orderBy('id').select('id');
    expect(left.map(({ id }) => id)).toEqual(kept);
    expect(await db('bulk_action_drivers').whereNotIn('bulk_action_id', kept)).toEqual([]);
  });

  it('keeps the place of an interview whose times are only offered', async () => {
    const world = await aHiringWorld(db);
    const placeId = newId();
    const author = { organizationId: world.organizationId, authorId: world.adminId };
    await storeNote(db, { ...author, id: placeId, kind: 'place', text: '1 Main St' });
    const candidacy = new CandidacyHistory(world);
    candidacy.play('invite');
    candidacy.play('acceptInvite');
    candidacy.play('approveForInterview', { isSafety: true });
    const slots = ['2026-12-02T15:00:00.000Z', '2026-12-03T15:00:00.000Z'].map(anHourFrom);
    candidacy.play('offerInterview', { interviewId: newId(), placeId, slots });
    await projectCandidacy(db, candidacy.batch());
    await db('notes').update({ created_at: daysAgo(8) });

    await deleteExpiredRows(db, now);
    expect(await db('notes').where({ id: placeId })).toHaveLength(1);

    candidacy.play('cancelInterview');
    await projectCandidacy(db, candidacy.batch());
    await deleteExpiredRows(db, now);
    expect(await db('notes').where({ id: placeId })).toEqual([]);
  });

  it('includes unreferenced texts, but not those that an interview, an order or an event references', async () => {
    const world = await aHiringWorld(db);
    const [placeId, noteId, reasonId] = [newId(), newId(), newId()];
    const kept = [placeId, noteId, reasonId];
    const author = { organizationId: world.organizationId, authorId: world.adminId };
    for (const id of [...kept, newId()]) await storeNote(db, { ...author, id, kind: 'reason', text: 'Why not' });
    const candidacy = new CandidacyHistory(world).toInterview();
    candidacy.play('cancelInterview');
    candidacy.play('scheduleInterview', {
      ...{ interviewId: newId(), startsAt: '2026-12-02T15:00:00.000Z', endsAt: '2026-12-02T16:00:00.000Z' },
      ...{ placeId, noteId },
    });
    candidacy.play('withdraw', { noteId: reasonId });
    await projectCandidacy(db, candidacy.batch());
    const young = newId();
    await db('notes').update({ created_at: daysAgo(8) });
    await storeNote(db, { ...author, id: young, kind: 'reason', text: 'Why not' });

    expect(await deleteExpiredRows(db, now)).toMatchObject({ notes: 1 });

    const left: { id: string }[] = await db('notes').select('id');
    expect(left.map(({ id }) => id).toSorted()).toEqual([...kept, young].toSorted());
  });

  it('includes rates of hires, which were agreed or refused long before', async () => {
    const world = await aHiringWorld(db);
    const candidacy = new CandidacyHistory(world).toInterview();
    candidacy.play('acceptInterview');
    const { updateId } = candidacy.play('hire');
    const rate = { unit: 'hour', mills: 24_000, by: world.adminId } as const;
    await keepHireRate(db, { ...rate, updateId, rateId: newId() });
    await keepHireRate(db, { ...rate, updateId: newId(), rateId: newId() });
    await projectCandidacy(db, candidacy.batch());
    await db('hire_rates').update({ created_at: daysAgo(8) });
    await keepHireRate(db, { ...rate, updateId: newId(), rateId: newId() });

    expect(await deleteExpiredRows(db, now)).toMatchObject({ hireRates: 2 });

    expect(await db('hire_rates').select('mills')).toHaveLength(1);
    expect(await db('agreed_rates').where({ assignment_id: candidacy.state.candidacyId })).toMatchObject([
      { mills: 24_000 },
    ]);
  });
});
