import { agreementFactsChanged } from '#workflows/carrier-agreement/messages';
import { renew } from '#workflows/entity/messages';
import { eventually } from '../eventually';
import { fail } from './fail';
import type { HiringSystem } from './hiring-system';
import { anOrganization, aStaffMember, aUser } from './hiring-world';
import { LiveAgreement } from './live-agreement';
import type { RecordedRun } from './recorded-run';

/** An agreement from its trial into a new run: accepted, warned, disabled and enabled, moved to another zone. */
export async function agreementLife(system: HiringSystem): Promise<RecordedRun[]> {
  const organizationId = await anOrganization(system.db);
  const adminId = await aStaffMember(system.db, {
    organizationId,
    position: 'HR',
    roles: ['business', 'business-admin'],
  });
  const opsId = await aUser(system.db, { roles: ['ops'] });
  const agreement = new LiveAgreement(system, organizationId, { adminId, opsId });
  await agreement.send('acceptAgreement', 'fleet');
  await agreement.send('giveNotice', 'fleet').then(fail, () => undefined);
  await agreement.send('warnAboutPayment', 'ops');
  await agreement.send('disableCarrier', 'ops').then(fail, () => undefined);
  await agreement.send('warnAboutPayment', 'ops');
  await agreement.send('disableCarrier', 'ops');
  const { runId } = await agreement.handle.describe();
  await agreement.handle.signal(renew);
  await eventually(async () => ((await agreement.handle.describe()).runId === runId ? fail() : undefined));
  await agreement.send('enableCarrier', 'ops');
  await agreement.handle.signal(agreementFactsChanged, { zone: 'America/Denver', version: 'v2' });
  await eventually(async () => ((await agreement.view()).offeredVersion === 'v2' ? undefined : fail()));
  const of = { workflow: 'carrier-agreement', workflowId: agreement.workflowId } as const;
  return [
    { ...of, name: 'disabled', runId },
    { ...of, name: 'enabled' },
  ];
}
