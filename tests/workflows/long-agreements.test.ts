import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { daysOfTerm } from '#domain/agreements/calendar';
import { dateAt } from '#domain/shared/zoned-time';
import { CARRIER_AGREEMENT_WORKFLOW_TYPE } from '#workflows/carrier-agreement/messages';
import { renew } from '#workflows/entity/messages';
import { AgreementHistory } from '../support/builders/agreements';
import { eventually } from '../support/eventually';
import { type SkippingHiringSystem, startSkippingHiringSystem } from '../support/hiring/hiring-system';
import { anOrganization, aStaffMember, aUser } from '../support/hiring/hiring-world';
import { LiveAgreement } from '../support/hiring/live-agreement';

let system: SkippingHiringSystem;
let opsId: string;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
  opsId = await aUser(system.db, { roles: ['ops'] });
});
afterAll(() => system.close());

async function aCarrier(): Promise<LiveAgreement> {
  const organizationId = await anOrganization(system.db);
  const adminId = await aStaffMember(system.db, { organizationId, position: 'HR' });
  return new LiveAgreement(system, organizationId, { adminId, opsId });
}

async function continueAsNew(agreement: LiveAgreement): Promise<void> {
  const { runId } = await agreement.handle.describe();
  await agreement.handle.signal(renew);
  await eventually(async () => expect((await agreement.handle.describe()).runId).not.toBe(runId));
}

it('is accepted once in two tabs, and not again in its next run', async () => {
  const agreement = await aCarrier();
  await agreement.send('warnAboutPayment', 'ops');
  const tabs = await Promise.allSettled([1, 2, 3].map(() => agreement.send('acceptAgreement', 'fleet')));
  expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  await continueAsNew(agreement);

  await expect(agreement.send('acceptAgreement', 'fleet')).rejects.toMatchObject({
    cause: { type: 'agreement-already-accepted' },
  });
  expect((await agreement.view()).warnings).toHaveLength(1);
  await system.pass('32 days');
  expect(await agreement.view()).toMatchObject({ name: 'active', term: { number: 1 } });
  await continueAsNew(agreement);
  await system.pass('366 days');
  const types = await agreement.eventTypes();
  expect(types.filter((type) => type === 'agreementAccepted')).toHaveLength(1);
  expect(types.slice(-4)).toEqual(['termStarted', 'termReminded', 'termReminded', 'termRenewed']);
});

it('that goes on after years renews each term that is over, from the leap day on which the first began', async () => {
  const agreement = await aCarrier();
  const history = new AgreementHistory(agreement.organizationId, '2024-01-29T18:00:00.000Z');
  history.play('acceptAgreement', 'fleet').passTo('2024-03-10T00:00:00.000Z');
  expect(history.state.term).toEqual({ firstOn: '2024-02-29', number: 1 });
  await history.store(system.db);
  await system.client.workflow.start(CARRIER_AGREEMENT_WORKFLOW_TYPE, {
    workflowId: agreement.workflowId,
    taskQueue: system.taskQueue,
    args: [{ checkpoint: { state: history.state } }],
  });

  await eventually(async () => {
    const { term, zone } = await agreement.view();
    if (term === null) throw new Error('The term is missing');
    const today = dateAt(new Date(await system.now()).toISOString(), zone);
    const { startsOn, endsOn } = daysOfTerm(term);
    expect([term.firstOn, startsOn <= today, today <= endsOn]).toEqual(['2024-02-29', true, true]);
    const types = await agreement.eventTypes();
    expect(types.filter((type) => type === 'termRenewed')).toHaveLength(term.number - 1);
    expect(types).not.toContain('termReminded');
  });
});

it('whose notice period was over while no worker ran ends, and whose trial was over lapses', async () => {
  const [ended, lapsed] = [await aCarrier(), await aCarrier()];
  const noticed = new AgreementHistory(ended.organizationId, '2024-01-29T18:00:00.000Z').play(
    'acceptAgreement',
    'fleet',
  );
  noticed.passTo('2024-03-10T00:00:00.000Z');
  noticed.play('giveNotice', 'fleet');
  const open = new AgreementHistory(lapsed.organizationId, '2024-01-29T18:00:00.000Z');
  for (const [agreement, history] of [
    [ended, noticed],
    [lapsed, open],
  ] as const) {
    await history.store(system.db);
    await system.client.workflow.start(CARRIER_AGREEMENT_WORKFLOW_TYPE, {
      workflowId: agreement.workflowId,
      taskQueue: system.taskQueue,
      args: [{ checkpoint: { state: history.state } }],
    });
  }

  await eventually(async () => {
    expect((await ended.eventTypes()).at(-1)).toBe('agreementEnded');
    expect((await lapsed.eventTypes()).at(-1)).toBe('agreementLapsed');
  });
  // Three reminders of a trial that is over say nothing any more.
  expect(await lapsed.eventTypes()).toEqual(['agreementStarted', 'agreementLapsed']);
});
