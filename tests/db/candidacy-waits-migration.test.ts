import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/handle';
import { down, up } from '#db/migrations/202611220300-tell-who-holds-up-hiring';
import { candidacyRow } from '#db/projections/candidacy-row';
import type { CandidacyHire, CandidacyState } from '#domain/candidacies/state';
import { candidacyWait } from '#domain/stalled/candidacy-wait';
import { openTestDatabase } from '../support/database';
import { aCandidacyState, aDriver, aHiringWorld } from '../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());

const interview = {
  interviewId: '018f0000-0000-7000-8000-000000000001',
  startsAt: '2026-11-20T12:00:00.000Z',
  endsAt: '2026-11-20T13:00:00.000Z',
  proposedStartsAt: null,
  zone: 'America/Chicago',
  place: 'phone',
  placeId: null,
  noteId: null,
  remind: true,
  sequence: 0,
  scheduledAt: '2026-11-10T12:00:00.000Z',
} as const;
const hire: CandidacyHire = {
  hireSeq: 1,
  answer: 'offered',
  startOn: '2026-11-25',
  startsAt: '2026-11-25T06:00:00.000Z',
  endOn: null,
  endsAt: null,
  offeredAt: '2026-11-12T12:00:00.000Z',
  startedAt: null,
  proposal: null,
};
const lapsed = { isLapsed: true, since: '2026-11-01T00:00:00.000Z', seq: 4 };
const states: readonly Partial<CandidacyState>[] = [
  { name: 'invited' },
  { name: 'requested', pause: { since: null, heldMs: 90_000_123 } },
  { name: 'requested', pause: { since: '2026-11-12T00:00:00.000Z', heldMs: 0 } },
  { name: 'inReview' },
  { name: 'approved' },
  { name: 'interviewing', interview: { ...interview, answer: 'waiting' } },
  { name: 'interviewing', interview: { ...interview, answer: 'waiting', scheduledAt: '2026-11-20T01:00:00.000Z' } },
  { name: 'interviewing', interview: { ...interview, answer: 'proposed' } },
  { name: 'interviewing', interview: { ...interview, answer: 'accepted' } },
  { name: 'hired', hire },
  { name: 'hired', hire, firedClocks: [`startUnaccepted@${hire.startsAt}`] },
  { name: 'hired', hire, proofs: lapsed },
  { name: 'hired', hire: { ...hire, answer: 'accepted' } },
  { name: 'hired', hire: { ...hire, answer: 'accepted' }, proofs: lapsed },
  { name: 'hired', hire: { ...hire, answer: 'accepted', startedAt: '2026-11-25T06:00:00.000Z' } },
  { name: 'ended' },
  { name: 'closed' },
];

const columns = ['waits_for as on', 'next_step as next', 'wait_since as since', 'wait_due_at as dueAt'];

it('sets who existing applications wait for, their next step and their due date', async () => {
  const world = await aHiringWorld(db);
  const expected = new Map<string, object>();
  for (const state of states) {
    const driverId = await aDriver(db);
    const snapshot = {
      ...aCandidacyState({ ...world, driverId }),
      seq: 1,
      round: 1,
      enteredAt: '2026-11-10T12:00:00.000Z',
      ...state,
    };
    await db('candidacies').insert(candidacyRow({ seq: 1, at: snapshot.enteredAt, snapshot }));
    expected.set(snapshot.candidacyId, candidacyWait(snapshot));
  }

  await db.transaction(async (trx) => {
    await down(trx);
    await up(trx);
  });

  for (const [id, wait] of expected) {
    expect(await db('candidacies').where({ id }).first(columns)).toEqual(wait);
  }
});
