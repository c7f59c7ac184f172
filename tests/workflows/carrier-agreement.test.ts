import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { followAgreements } from '#activities/agreements/signal-agreements';
import { jobOrderView } from '#workflows/job-order/messages';
import { eventually } from '../support/eventually';
import { fail } from '../support/hiring/fail';
import { aCandidacyFlow, type SkippingHiringSystem, startSkippingHiringSystem } from '../support/hiring/hiring-system';
import { anOrganization, aUser } from '../support/hiring/hiring-world';
import { LiveAgreement } from '../support/hiring/live-agreement';

let system: SkippingHiringSystem;
let opsId: string;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
  opsId = await aUser(system.db, { roles: ['ops'] });
});
afterAll(() => system.close());

async function aCarrier() {
  const { candidacy, order } = await aCandidacyFlow(system);
  const { organizationId, adminId } = candidacy.world;
  return { candidacy, order, agreement: new LiveAgreement(system, organizationId, { adminId, opsId }) };
}

const row = ({ organizationId }: LiveAgreement) =>
  system.db('carrier_agreements').where({ organization_id: organizationId }).first();

async function subjectsTo(userId: string): Promise<string[]> {
  await system.workers.deliver();
  return system.workers.mails.filter(({ to }) => to.startsWith(userId)).map(({ subject }) => subject);
}

it('is accepted in the trial, begins a term after it, and renews after reminders', async () => {
  const { agreement } = await aCarrier();
  await agreement.send('acceptAgreement', 'fleet');
  await system.pass('32 days');
  expect(await row(agreement)).toMatchObject({ state: 'active', accepted_version: 'v1', is_disabled: false });
  await system.pass('366 days');

  expect(await agreement.eventTypes()).toEqual([
    'agreementStarted',
    'agreementAccepted',
    'trialReminded',
    'trialReminded',
    'trialReminded',
    'termStarted',
    'termReminded',
    'termReminded',
    'termRenewed',
  ]);
  const subjects = await subjectsTo(agreement.people.adminId);
  expect(subjects.filter((subject) => subject.startsWith('The trial of'))).toHaveLength(4);
  expect(subjects.some((subject) => subject.includes('was renewed'))).toBe(true);
});

it('lapses without an acceptance, and then refuses invitations and hires until it is accepted', async () => {
  const { agreement, candidacy } = await aCarrier();
  await candidacy.go('invite', 'acceptInvite', 'approveForInterview', 'scheduleInterview');
  await agreement.send('warnAboutPayment', 'ops');
  await system.pass('32 days');
  expect(await row(agreement)).toMatchObject({ state: 'lapsed' });

  await expect(candidacy.go('hire')).rejects.toMatchObject({ cause: { type: 'agreement-not-accepted' } });
  await agreement.send('acceptAgreement', 'fleet');
  expect(await row(agreement)).toMatchObject({ state: 'active' });
});

it('ends 30 days after the notice: orders become past, candidates close, assignments continue', async () => {
  const { agreement, candidacy, order } = await aCarrier();
  await agreement.send('acceptAgreement', 'fleet');
  await system.pass('32 days');
  await candidacy.go('invite', 'acceptInvite');
  await agreement.send('giveNotice', 'fleet');
  expect(await row(agreement)).toMatchObject({ state: 'noticeGiven', notice_by: 'carrier' });
  await agreement.send('withdrawNotice', 'ops').then(fail, () => undefined);
  await system.pass('32 days');

  await eventually(async () => {
    const view = await system.client.workflow.getHandle(order.workflowId).query(jobOrderView);
    expect(view.state).toMatchObject({ status: 'past', pastReason: 'ended' });
  });
  await eventually(async () => {
    expect(await candidacy.view()).toMatchObject({ name: 'closed', ending: { reason: 'organization_inactive' } });
  });
  expect(await row(agreement)).toMatchObject({ state: 'ended' });
});

it('disables the carrier after two warnings, as a deactivated one, and enables it again', async () => {
  const { agreement } = await aCarrier();
  const carrier = () => system.db('organizations').where({ id: agreement.organizationId }).first();
  await agreement.send('warnAboutPayment', 'ops');
  await agreement.send('warnAboutPayment', 'ops');
  await agreement.send('disableCarrier', 'ops');
  expect(await carrier()).toMatchObject({
    is_active: false,
    deactivated_by: opsId,
    deactivation_reason: 'The invoice of January is not paid',
  });
  await agreement.send('enableCarrier', 'ops');
  expect(await carrier()).toMatchObject({ is_active: true, deactivation_reason: null });
});

it('starts for carriers that have none, once, and learns of their zone and of the text in force', async () => {
  const organizationId = await anOrganization(system.db, { time_zone: 'America/Denver' });
  const agreement = new LiveAgreement(system, organizationId, { adminId: '', opsId });
  const follow = async () =>
    followAgreements({ client: system.client, db: system.db, taskQueue: system.taskQueue }, new Date());
  await follow();
  await eventually(async () => expect(await agreement.eventTypes()).toEqual(['agreementStarted', 'textOffered']));
  await system.db('organizations').where({ id: organizationId }).update({ time_zone: 'America/New_York' });
  await follow();
  await follow();
  await eventually(async () =>
    expect(await agreement.eventTypes()).toEqual(['agreementStarted', 'textOffered', 'zoneChanged']),
  );
  expect(await agreement.view()).toMatchObject({ name: 'trial', zone: 'America/New_York' });
});
