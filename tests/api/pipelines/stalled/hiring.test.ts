import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrderRow, aUser } from '../../../support/hiring/hiring-world';
import { ago, ahead, idsOf, StalledApi } from '../../../support/hiring/stalled-api';

const DAY = 86_400_000;

let stalled: StalledApi;
beforeAll(async () => {
  stalled = await StalledApi.start();
});
afterAll(() => stalled.close());

describe('applications over the target of their state', () => {
  it('wait for the driver who does not answer an invitation or an interview', async () => {
    const invited = await stalled.anApplication({ name: 'invited', enteredAt: ago(5) });
    const inTime = await stalled.anApplication({ name: 'invited', enteredAt: ago(2) });
    const interview = {
      interviewId: stalled.kim,
      answer: 'waiting' as const,
      startsAt: ahead(4),
      endsAt: ahead(4.1),
      proposedStartsAt: null,
      zone: 'America/Chicago',
      place: 'phone' as const,
      placeId: null,
      noteId: null,
      remind: true,
      sequence: 0,
      scheduledAt: ago(2),
    };
    const unanswered = await stalled.anApplication({ name: 'interviewing', enteredAt: ago(2), interview });
    const answered = await stalled.anApplication({
      name: 'interviewing',
      enteredAt: ago(2),
      interview: { ...interview, answer: 'accepted' },
    });

    const found = await stalled.list({ kind: 'candidacy', waitsFor: 'driver' });

    expect(idsOf(found)).toEqual([invited, unanswered]);
    expect(idsOf(found)).not.toEqual(expect.arrayContaining([inTime, answered]));
    expect(found.data[0]).toMatchObject({
      title: 'Maria Gomez',
      stage: 'invited',
      next: 'answerInvite',
      targetDays: 3,
      daysOver: 2,
      owner: { name: 'Kim Ops' },
      orderId: stalled.world.orderId,
    });
    expect(found.data[1]).toMatchObject({ next: 'answerInterview', targetDays: 1, daysOver: 1, isEscalated: true });
  });

  it('wait from the first minute if the carrier has no reviewers', async () => {
    const [without, within] = [await stalled.aCarrier('not-reviewed'), await stalled.aCarrier('reviewed')];
    const unreviewable = await stalled.anApplication({ name: 'inReview', enteredAt: ago(0.5) }, without);
    await stalled.anApplication({ name: 'inReview', enteredAt: ago(0.5) }, within);
    const late = await stalled.anApplication({ name: 'inReview', enteredAt: ago(3) }, within);

    const found = await stalled.list({ kind: 'candidacy', stage: 'inReview' });

    expect(idsOf(found)).toEqual([late, unreviewable]);
    expect(found.data[0]).toMatchObject({ waitsFor: 'safety', next: 'safetyReviews' });
    expect(found.data[1]).toMatchObject({
      waitsFor: 'carrier',
      next: 'addReviewer',
      targetDays: 0,
      place: 'Carrier not-reviewed',
    });

    await aUser(stalled.api.db, { roles: ['business'], position: 'HR', organization_id: without.organizationId });
    expect(idsOf(await stalled.list({ kind: 'candidacy', stage: 'inReview' }))).toEqual([late]);
  });

  it('do not wait while their carrier is deactivated', async () => {
    const paused = await stalled.anApplication({
      name: 'requested',
      enteredAt: ago(9),
      pause: { since: ago(8), heldMs: 0 },
    });
    const back = await stalled.anApplication({
      name: 'requested',
      enteredAt: ago(9),
      pause: { since: null, heldMs: 6 * DAY },
    });

    expect(await stalled.find(paused)).toBeUndefined();
    expect(await stalled.find(back)).toMatchObject({ daysOver: 1, waitsFor: 'carrier', next: 'carrierAnswersRequest' });
  });
});

describe('orders over their target', () => {
  it('wait for operations, or for a candidate', async () => {
    const of = await stalled.aCarrier('reviewed');
    const row = { organizationId: of.organizationId, facilityId: of.facilityId };
    const pending = await anOrderRow(stalled.api.db, {
      ...row,
      status: 'pending',
      approval: 'pending',
      status_since: ago(4),
    });
    const sentBack = await anOrderRow(stalled.api.db, {
      ...row,
      status: 'pending',
      approval: 'rejected',
      status_since: ago(9),
    });
    const orderWithoutCandidates = await anOrderRow(stalled.api.db, {
      ...row,
      status_since: ago(8),
      content: { title: 'Night drayage' },
    });
    const left = await anOrderRow(stalled.api.db, { ...row, status_since: ago(20) });
    const justLeft = await anOrderRow(stalled.api.db, { ...row, status_since: ago(20) });
    const busy = await anOrderRow(stalled.api.db, { ...row, status_since: ago(20) });
    await stalled.anApplication({ name: 'closed', enteredAt: ago(4) }, { ...of, orderId: left });
    await stalled.anApplication({ name: 'closed', enteredAt: ago(2) }, { ...of, orderId: justLeft });
    await stalled.anApplication({ name: 'closed', enteredAt: ago(19) }, { ...of, orderId: busy });
    await stalled.anApplication({ name: 'invited', enteredAt: ago(1) }, { ...of, orderId: busy });

    const found = (await stalled.list({ kind: 'order', limit: 100 })).data;
    const byId = new Map(found.map((item) => [item._id, item]));

    expect(byId.get(pending)).toMatchObject({ waitsFor: 'ops', next: 'acceptOrder', targetDays: 2, daysOver: 2 });
    expect(byId.get(orderWithoutCandidates)).toMatchObject({
      title: 'Night drayage',
      place: 'Carrier reviewed',
      waitsFor: 'carrier',
      next: 'findDrivers',
      daysOver: 5,
      owner: null,
      driverId: null,
    });
    expect(byId.get(left)).toMatchObject({ daysOver: 17 });
    expect([sentBack, justLeft, busy].map((id) => byId.get(id))).toEqual([undefined, undefined, undefined]);
    await stalled.api.db('organizations').where({ id: of.organizationId }).update({ is_active: false });
    expect(await stalled.find(orderWithoutCandidates, { kind: 'order' })).toBeUndefined();
    await stalled.api.db('organizations').where({ id: of.organizationId }).update({ is_active: true });
  });
});
