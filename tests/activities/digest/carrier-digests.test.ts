import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type DigestDeps, writeDueDigests } from '#activities/digest/digests';
import { candidacyRow } from '#db/candidacies/candidacy-row';
import { readMentions, setMentions } from '#db/candidate-notes/candidate-note-store';
import type { Db } from '#db/core/handle';
import type { CandidacyState } from '#domain/candidacies/state';
import type { CloseReason } from '#domain/candidacies/states';
import type { AccountMessage } from '#domain/messages/account-messages';
import type { ActorKind } from '#domain/shared/actor';
import { DAY_MS } from '#domain/shared/durations';
import { testSealer } from '../../support/api';
import { aBenchEntry } from '../../support/builders/bench';
import { aCandidateNote } from '../../support/builders/candidate-notes';
import { openTestDatabase } from '../../support/database';
import { aCandidacyState, aDriver, aHiringWorld, aUser, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';

/** 7:30 in Chicago. */
const now = new Date('2026-06-10T12:30:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
let db: Db;
let close: () => Promise<void>;
let deps: DigestDeps;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  deps = { db, log: silentLogger, sealer: testSealer, publicUrl: 'https://gladhand.example' };
});
afterAll(() => close());
beforeEach(() =>
  db.transaction(async (trx) => {
    // Audit rows are never deleted with a user; here every test starts without users.
    await trx.raw('set local session_replication_role = replica');
    await trx.raw('truncate users, digests, messages cascade');
  }),
);

describe('the daily digest of a carrier', () => {
  const carrierMails = async () => {
    const rows: { sealed: Buffer }[] = await db('messages').where({ template: 'carrier-digest' }).select('sealed');
    return rows.map(({ sealed }) => JSON.parse(testSealer.open(sealed)) as AccountMessage<'carrier-digest'>);
  };

  /** A candidacy in its state since some days. */
  async function aCandidacy(
    world: HiringWorld,
    { days, ...state }: Partial<CandidacyState> & { readonly days: number },
  ): Promise<string> {
    const driverId = await aDriver(db, { state: { stage: 'Certified', isAvailable: false } });
    const enteredAt = later(-days * DAY_MS).toISOString();
    const snapshot = { ...aCandidacyState({ ...world, driverId }), seq: 1, round: 1, enteredAt, ...state };
    await db('candidacies').insert(candidacyRow({ seq: 1, at: enteredAt, snapshot }));
    return driverId;
  }

  const aCandidate = (world: HiringWorld, name: CandidacyState['name'], days: number) =>
    aCandidacy(world, { name, days });

  const aColleague = (world: HiringWorld, row: object): Promise<string> =>
    aUser(db, {
      roles: ['business'],
      organization_id: world.organizationId,
      time_zone: 'America/Chicago',
      status: 'confirmed',
      ...row,
    });

  it('lists for each person only the candidates who wait for that person, by order', async () => {
    const world = await aHiringWorld(db);
    await db('users').where({ id: world.recruiterId }).update({ time_zone: 'America/Chicago', status: 'confirmed' });
    const safety = await aColleague(world, { position: 'SAFETY' });
    const accountant = await aColleague(world, { position: 'ACCOUNTING' });
    const off = await aColleague(world, { position: 'HR', wants_digest: false });
    const requested = await aCandidate(world, 'requested', 3);
    const approved = await aCandidate(world, 'approved', 1);
    const inReview = await aCandidate(world, 'inReview', 4);
    await aCandidate(world, 'invited', 5);
    await writeDueDigests(deps, now);

    const found = await carrierMails();
    const summaryOf = (userId: string) =>
      found
        .filter((mail) => mail.userId === userId)
        .flatMap(({ params }) => params.orders.flatMap(({ candidates }) => candidates))
        .map(({ link, isOver }) => [new URL(link).searchParams.get('driver'), isOver]);

    expect(summaryOf(world.recruiterId)).toEqual([
      [requested, true],
      [approved, false],
    ]);
    expect(summaryOf(safety)).toEqual([[inReview, true]]);
    const pagesOf = (userId: string) =>
      new Set(
        found
          .filter((mail) => mail.userId === userId)
          .flatMap(({ params }) => params.orders)
          .flatMap(({ link, candidates }) => [link, ...candidates.map((candidate) => candidate.link)])
          .map((link) => new URL(link).pathname.split('/')[1]),
      );
    expect([...pagesOf(world.recruiterId)]).toEqual(['recruiter']);
    expect([...pagesOf(safety)]).toEqual(['business']);
    expect(summaryOf(accountant)).toEqual([]);
    expect(summaryOf(off)).toEqual([]);
  });

  it('shows the full name of a driver starting with the review, and links to the panel in its tab', async () => {
    const world = await aHiringWorld(db);
    const safety = await aColleague(world, { position: 'SAFETY' });
    const inReview = await aCandidate(world, 'inReview', 1);
    await db('candidacies').update({ stage: 'pendingReview-pending' });
    await writeDueDigests(deps, now);

    const [mail] = (await carrierMails()).filter(({ userId }) => userId === safety);

    expect(mail?.params.orders[0]?.candidates).toEqual([
      {
        name: 'Maria Gomez',
        nextStep: 'safetyReviews',
        days: 1,
        isOver: false,
        link: `https://gladhand.example/business/job-order/${world.orderId}/hiring-flow/reviewDrivers?tab=review&driver=${inReview}`,
      },
    ]);
  });

  it('lists bench reviews for HR and Safety, and unread mentions for the mentioned person', async () => {
    const world = await aHiringWorld(db);
    await db('users').where({ id: world.recruiterId }).update({ time_zone: 'America/Chicago', status: 'confirmed' });
    const safety = await aColleague(world, { position: 'SAFETY' });
    await aBenchEntry(db, { ...world, addedBy: world.recruiterId, at: later(-3 * DAY_MS).toISOString() });
    const noteId = await aCandidateNote(db, { ...world, authorId: safety, text: '@Ann Smith please call' });
    await db.transaction((trx) =>
      setMentions(trx, { id: noteId, mentions: [{ userId: world.recruiterId, handle: 'Ann Smith' }], at: now }),
    );
    await writeDueDigests(deps, now);

    const mailTo = async (userId: string) => (await carrierMails()).find((mail) => mail.userId === userId)?.params;

    expect(await mailTo(safety)).toMatchObject({
      bench: [{ days: 3, isOver: true, link: expect.stringContaining(`/business/driver/${world.driverId}/profile`) }],
      mentions: [],
    });
    expect(await mailTo(world.recruiterId)).toMatchObject({
      bench: [],
      mentions: [{ text: '@Ann Smith please call', link: expect.stringMatching(/#notes$/) }],
    });
    await db.transaction((trx) => readMentions(trx, { ...world, userId: world.recruiterId, at: now }));
    await writeDueDigests(deps, later(DAY_MS));
    expect((await carrierMails()).filter(({ userId }) => userId === world.recruiterId)).toHaveLength(1);
  });

  it('lists once who is gone without the doing of the carrier, to the recruiters and, from a review, to HR and Safety', async () => {
    const world = await aHiringWorld(db);
    await db('users').where({ id: world.recruiterId }).update({ time_zone: 'America/Chicago', status: 'confirmed' });
    const safety = await aColleague(world, { position: 'SAFETY' });
    const closed = (by: ActorKind, reason: CloseReason, records: CandidacyState['records'] = {}) =>
      aCandidacy(world, {
        ...{ name: 'closed', days: 0.5, records },
        ending: { by, reason, noteId: null, at: now.toISOString(), notify: true },
      });
    const elsewhere = await closed('system', 'hired_elsewhere', { jobAssignment: 'cancelled' });
    const declined = await closed('driver', 'pay', { fleetJobRequest: 'cancelled' });
    await closed('fleet', 'not_a_match');
    await closed('system', 'order_cancelled');
    await writeDueDigests(deps, now);

    const goneFor = async (userId: string) =>
      (await carrierMails())
        .filter((mail) => mail.userId === userId)
        .map(({ params }) =>
          params.closed.map(({ reason, link }) => [new URL(link).searchParams.get('driver'), reason]),
        );
    const [ofRecruiter = []] = await goneFor(world.recruiterId);
    expect(new Set(ofRecruiter.map(([driverId]) => driverId))).toEqual(new Set([elsewhere, declined]));
    expect(await goneFor(safety)).toEqual([[[elsewhere, 'hired_elsewhere']]]);
    await writeDueDigests(deps, later(DAY_MS));
    expect(await goneFor(world.recruiterId)).toHaveLength(1);
  });

  it('is not sent to an inactive carrier', async () => {
    const world = await aHiringWorld(db);
    await aColleague(world, { position: 'SAFETY' });
    await aCandidate(world, 'inReview', 4);
    await db('organizations').update({ is_active: false });

    expect(await writeDueDigests(deps, now)).toBe(0);
  });
});
