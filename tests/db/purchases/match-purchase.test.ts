import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { confirmMatchPrice } from '#api/billing/purchases/match-prices';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { readMatchOffers } from '#db/purchases/match-offers';
import { storeQuotes } from '#db/purchases/price-quotes';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { anAgreement, aPrice } from '../../support/builders/billing';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';

const LONG_AGO = '2026-01-01T06:00:00.000Z';
let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
beforeEach(async () => {
  ({ db, close } = await openTestDatabase(10));
  world = await aHiringWorld(db);
});
afterEach(() => close());

const afterTrial = () => anAgreement(db, world.organizationId, { trialEndsAt: LONG_AGO });
const project = (history: CandidacyHistory, events = history.events) => projectCandidacy(db, history.batch(events));
function historyAt(at: string): CandidacyHistory {
  const history = new CandidacyHistory(world);
  history.now = Date.parse(at) - 60_000;
  return history;
}
const purchases = () =>
  db('purchases')
    .where({ organization_id: world.organizationId })
    .orderBy(['bought_at', 'id'])
    .select('product', 'list_cents', 'cents', 'reason', 'round', 'bought_by');
const charges = () =>
  db('charges').where({ organization_id: world.organizationId }).orderBy('occurred_at').select('kind', 'cents');
const stageIs = (stage: DriverStage) => db('driver_pipelines').where({ driver_id: world.driverId }).update({ stage });
const otherOrder = async (): Promise<HiringWorld> => ({
  ...world,
  orderId: await anOrderRow(db, { organizationId: world.organizationId, facilityId: world.facilityId }),
});

const certified = { product: 'certifiedMatch', list_cents: 5_000, cents: 5_000, reason: null };
const nonCertified = { product: 'nonCertifiedMatch', list_cents: 1_000, cents: 1_000, reason: null };

describe('a driver who enters review', () => {
  it('is bought with an accepted invitation, by the recruiter who invited', async () => {
    await afterTrial();
    const history = new CandidacyHistory(world);
    history.play('invite');
    await project(history);
    expect(await purchases()).toEqual([]);

    history.play('acceptInvite');
    await project(history);

    expect(await purchases()).toEqual([{ ...certified, round: 1, bought_by: world.recruiterId }]);
    expect(await charges()).toEqual([{ kind: 'match', cents: 5_000 }]);
  });

  it.each(['moveToReview', 'invite'] as const)('is bought with an application answered by %s', async (command) => {
    await afterTrial();
    await stageIs('Processing');
    const history = new CandidacyHistory(world);
    history.play('request');
    history.play(command);

    await project(history);

    expect(await purchases()).toEqual([{ ...nonCertified, round: 1, bought_by: world.recruiterId }]);
  });

  it('is bought once, however often the events are projected', async () => {
    await afterTrial();
    const histories = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const history = new CandidacyHistory(await otherOrder());
        history.play('invite');
        history.play('acceptInvite');
        return history;
      }),
    );

    await Promise.all([...histories, ...histories].map((history) => project(history)));

    expect(await purchases()).toHaveLength(1);
    expect(await charges()).toEqual([{ kind: 'match', cents: 5_000 }]);
  });

  it('costs nothing in a second round', async () => {
    await afterTrial();
    const history = new CandidacyHistory(world);
    history.play('invite');
    history.play('acceptInvite');
    history.play('withdraw');
    history.play('invite');
    history.play('acceptInvite');

    await project(history);

    expect(await purchases()).toEqual([expect.objectContaining({ ...certified, round: 1 })]);
  });

  it('is bought as what the driver is then: certified in between, the certified match', async () => {
    await afterTrial();
    await stageIs('Processing');
    const history = new CandidacyHistory(world);
    const invited = history.play('invite');
    await project(history, [invited]);
    await stageIs('Certified');
    history.play('acceptInvite');

    await project(history);

    expect(await purchases()).toEqual([expect.objectContaining(certified)]);
  });

  it('is bought again as certified after a non-certified match, and never the other way around', async () => {
    await afterTrial();
    await stageIs('Processing');
    for (const stage of ['Processing', 'PreQualified_MeetsMin', 'HRPaperWork'] as const) {
      await stageIs(stage);
      const history = new CandidacyHistory(await otherOrder());
      history.play('invite');
      history.play('acceptInvite');
      await project(history);
    }

    expect(await purchases()).toEqual([expect.objectContaining(nonCertified), expect.objectContaining(certified)]);
  });

  it('costs each carrier its own match', async () => {
    const others = { ...(await aHiringWorld(db)), driverId: world.driverId };
    for (const each of [world, others]) {
      await anAgreement(db, each.organizationId, { trialEndsAt: LONG_AGO });
      const history = new CandidacyHistory(each);
      history.play('invite');
      history.play('acceptInvite');
      await project(history);
    }

    expect(await db('purchases').select('organization_id')).toHaveLength(2);
  });
});

describe('the trial', () => {
  // 30 days after an activation on June 15 in Chicago: the first instant that costs something is July 16, 00:00.
  const END = '2027-07-16T05:00:00.000Z';

  it.each([
    ['2027-07-16T04:59:59.999Z', { cents: 0, reason: 'trial' }],
    ['2027-07-16T05:00:00.000Z', { cents: 5_000, reason: null }],
  ])('an invitation at %s costs %o', async (at, cost) => {
    await anAgreement(db, world.organizationId, { trialEndsAt: END });
    const history = historyAt(at);
    history.play('invite');
    history.play('acceptInvite');

    await project(history);

    expect(await purchases()).toEqual([expect.objectContaining({ ...certified, ...cost })]);
    expect(await charges()).toHaveLength(cost.cents === 0 ? 0 : 1);
  });

  it('covers an invitation that is accepted after it, and the driver stays free', async () => {
    await anAgreement(db, world.organizationId, { trialEndsAt: END, state: 'lapsed' });
    const history = historyAt('2027-07-15T12:00:00.000Z');
    history.play('invite');
    history.now = Date.parse('2027-07-18T12:00:00.000Z');
    history.play('acceptInvite');
    history.play('withdraw');
    history.now = Date.parse('2027-09-18T12:00:00.000Z');
    history.play('invite');
    history.play('acceptInvite');

    await project(history);

    expect(await purchases()).toEqual([expect.objectContaining({ cents: 0, reason: 'trial', round: 1 })]);
  });

  it('is what a carrier without an agreement is in', async () => {
    const history = new CandidacyHistory(world);
    history.play('request');
    history.play('moveToReview');

    await project(history);

    expect(await purchases()).toEqual([expect.objectContaining({ cents: 0, reason: 'trial' })]);
  });
});

describe('a new price', () => {
  const MIDNIGHT = '2027-03-01T06:00:00.000Z';
  const BEFORE = '2027-03-01T05:58:00.000Z';
  const AFTER = '2027-03-01T06:01:00.000Z';

  const accepted = async (orderedAt: string, acceptedAt: string) => {
    const history = historyAt(orderedAt);
    history.play('invite');
    history.now = Date.parse(acceptedAt) - 60_000;
    history.play('acceptInvite');
    await project(history);
    return purchases();
  };

  beforeEach(async () => {
    await afterTrial();
    await aPrice(db, { product: 'certifiedMatch', amount: 5_500, startsAt: MIDNIGHT });
  });

  it('counts for invitations starting at its first instant', async () => {
    expect(await accepted(AFTER, '2027-03-04T00:00:00.000Z')).toMatchObject([{ cents: 5_500 }]);
  });

  it('does not count for an invitation that was sent before it', async () => {
    expect(await accepted(BEFORE, '2027-03-04T00:00:00.000Z')).toMatchObject([{ cents: 5_000 }]);
  });

  it('is said to a recruiter who confirms the one before it, which the page still shows', async () => {
    const { organizationId, orderId, driverId, recruiterId } = world;
    const confirmAt = (at: string, shownPriceCents: number) => {
      const actor = { userId: recruiterId, roles: ['business' as const], organizationId };
      const confirmation = { organizationId, matches: [{ orderId, driverId }], shownPriceCents };
      return db.transaction((trx) => confirmMatchPrice(trx, { actor, now: () => new Date(at) }, confirmation));
    };
    await expect(confirmAt(BEFORE, 5_000)).resolves.toBeUndefined();
    await expect(confirmAt(AFTER, 5_000)).rejects.toMatchObject({
      code: 'price-changed',
      params: { price: '$55.00', cents: 5_500 },
    });
    await expect(confirmAt(AFTER, 5_500)).resolves.toBeUndefined();
  });

  it('does not count for a price that was confirmed before it', async () => {
    const { organizationId, orderId, driverId, recruiterId } = world;
    const at = new Date(BEFORE);
    const offer = (await readMatchOffers(db, { organizationId, driverIds: [driverId], at })).get(driverId);
    if (offer === undefined) throw new Error('The driver has no price');
    const quote = { organizationId, orderId, driverId, offer };
    await db.transaction((trx) => storeQuotes(trx, [quote], { confirmedBy: recruiterId, at }));

    expect(await accepted(AFTER, '2027-03-04T00:00:00.000Z')).toMatchObject([{ cents: 5_000 }]);
  });
});

it('names each driver with what the match costs now', async () => {
  await afterTrial();
  const newcomer = await aDriver(db, { state: { stage: 'Processing' } });

  const offers = await readMatchOffers(db, {
    organizationId: world.organizationId,
    driverIds: [world.driverId, newcomer],
    at: new Date(),
  });

  expect(offers.get(world.driverId)).toMatchObject({ product: 'certifiedMatch', cents: 5_000, reason: null });
  expect(offers.get(newcomer)).toMatchObject({ product: 'nonCertifiedMatch', cents: 1_000, reason: null });
});
