import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findOutdatedAgreements, readAgreementState } from '#db/agreements/agreement-rows';
import { requireAgreement, requireNewOrders } from '#db/agreements/require-agreement';
import { setOrganizationActive } from '#db/carriers/organization-store';
import type { Db } from '#db/core/handle';
import { rebuildReadModels } from '#db/core/rebuild';
import { storeLegalText } from '#db/legal/legal-text-store';
import { AgreementHistory, anAcceptance, anAgreement } from '../../support/builders/agreements';
import { openTestDatabase } from '../../support/database';
import { anOrganization, aStaffMember, aUser } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const rowOf = (id: string) => db('carrier_agreements').where({ organization_id: id }).first();

describe('the row of an agreement', () => {
  it('has the days of the current term, and is the same after a rebuild', async () => {
    const organizationId = await anOrganization(db);
    const history = new AgreementHistory(organizationId, '2026-06-15T15:00:00.000Z');
    history.play('acceptAgreement', 'fleet').passTo('2027-08-01T00:00:00.000Z');
    await history.play('giveNotice', 'ops').store(db);
    const before = await rowOf(organizationId);
    expect(before).toMatchObject({
      workflow_id: `agreement/${organizationId}`,
      state: 'noticeGiven',
      accepted_version: 'v1',
      notice_by: 'operations',
      is_disabled: false,
    });
    const { rows } = await db.raw<{ rows: object[] }>(
      `select term_started_on::text as "from", term_ends_on::text as "to" from carrier_agreements where organization_id = ?`,
      [organizationId],
    );
    expect(rows).toEqual([{ from: '2027-07-16', to: '2028-07-15' }]);

    const { agreements } = await rebuildReadModels(db);
    expect(agreements).toBeGreaterThanOrEqual(history.events.length);
    expect(await rowOf(organizationId)).toEqual(before);
  });

  it.each([
    ['a state that does not exist', { state: 'open' }],
    ['a notice without its party', { state: 'noticeGiven', notice_by: null }],
    ['a version without the time of its acceptance', { accepted_version: 'v1', accepted_at: null }],
  ])('refuses %s', async (_what, changes) => {
    const organizationId = await anOrganization(db);
    await anAgreement(db, { organizationId, state: 'trial' });
    const update = db('carrier_agreements').where({ organization_id: organizationId });
    await expect(update.update(changes as object)).rejects.toThrow('violates check constraint');
  });
});

describe('a carrier that is disabled and enabled again', () => {
  const isActive = async (id: string) => (await db('organizations').where({ id }).first('is_active'))?.is_active;

  it.each([
    ['is active again', null, true],
    ['stays deactivated if operations had deactivated it for another reason before', 'Fraud', false],
  ])('%s', async (_what, reason, isActiveAfter) => {
    const organizationId = await anOrganization(db);
    const ops = await aUser(db, { roles: ['ops'] });
    if (reason !== null) {
      const deactivation = { at: new Date('2026-06-01T00:00:00.000Z'), by: ops, reason };
      await db.transaction((trx) => setOrganizationActive(trx, organizationId, deactivation));
    }
    const history = new AgreementHistory(organizationId, '2026-06-15T15:00:00.000Z', { people: { ops } });
    history.play('warnAboutPayment', 'ops').play('warnAboutPayment', 'ops').play('disableCarrier', 'ops');
    await history.store(db);
    expect(await isActive(organizationId)).toBe(false);
    history.now += 86_400_000;
    await history.play('enableCarrier', 'ops').store(db);
    expect(await isActive(organizationId)).toBe(isActiveAfter);
  });
});

describe('an acceptance', () => {
  it('is a record: nobody changes or deletes it', async () => {
    const organizationId = await anOrganization(db);
    const signerId = await aStaffMember(db, { organizationId, position: 'HR' });
    const { acceptanceId: id } = await anAcceptance(db, { organizationId, signerId });
    for (const change of [
      db('agreement_acceptances').where({ id }).update({ version: '2' }),
      db('agreement_acceptances').where({ id }).delete(),
      db.raw('truncate agreement_acceptances'),
    ]) {
      await expect(change).rejects.toThrow('is a record');
    }
  });
});

describe('the checks of rows', () => {
  it('refuse what the state does not cover', async () => {
    const organizationId = await anOrganization(db);
    expect(await readAgreementState(db, organizationId)).toBeNull();
    await requireAgreement(db, organizationId);
    await anAgreement(db, { organizationId, state: 'ended' });
    await expect(requireAgreement(db, organizationId)).rejects.toMatchObject({ code: 'agreement-not-accepted' });
    await expect(db.transaction((trx) => requireNewOrders(trx, organizationId))).rejects.toMatchObject({
      code: 'agreement-not-accepted',
    });
  });

  const aText = (version: string, effectiveFrom: string) =>
    storeLegalText(db, {
      ...{ kind: 'carrier-agreement', language: 'en', status: 'approved', title: 'Carrier agreement' },
      ...{ version, effectiveFrom, body: `The text of ${version}.` },
    });

  it('find carriers whose agreement is missing or outdated', async () => {
    const missing = await anOrganization(db);
    const inactive = await anOrganization(db, { is_active: false });
    const current = await anOrganization(db);
    const moved = await anOrganization(db, { time_zone: 'America/Denver' });
    for (const id of [current, moved]) {
      await new AgreementHistory(id, '2026-06-15T15:00:00.000Z').learn({ version: 'v2' }).store(db);
    }
    // A text of July 1 begins at midnight where the carrier is, not by UTC.
    await aText('v2', '2026-01-01');
    await aText('v3', '2026-07-01');
    const found = await findOutdatedAgreements(db, new Date('2026-07-01T04:59:00.000Z'));
    expect(found).toEqual(expect.arrayContaining([missing, moved]));
    for (const id of [inactive, current]) expect(found).not.toContain(id);
    expect(await findOutdatedAgreements(db, new Date('2026-07-01T05:00:00.000Z'))).toContain(current);
  });
});
