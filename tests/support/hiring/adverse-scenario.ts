import { adverseBasisChanged } from '#workflows/adverse-action/messages';
import { renew } from '#workflows/entity/messages';
import { eventually } from '../eventually';
import { fail } from './fail';
import { aCandidacyFlow, type HiringSystem } from './hiring-system';
import { LiveAdverseAction } from './live-adverse-action';
import type { RecordedRun } from './recorded-run';

/** A guide with a dispute into a new run, withdrawn and erased; and a remote one. */
export async function adverseActionLife(system: HiringSystem): Promise<RecordedRun[]> {
  const aReviewed = async () => {
    const { candidacy } = await aCandidacyFlow(system);
    await candidacy.go('invite', 'acceptInvite');
    return new LiveAdverseAction(system, candidacy.world, (await candidacy.view()).candidacyId);
  };
  const action = await aReviewed();
  await action.start();
  await action.sendFinal().then(fail, () => undefined);
  await action.send('disputeReport');
  await action.send('resolveDispute');
  const { runId } = await action.handle.describe();
  await action.handle.signal(renew);
  await eventually(async () => ((await action.handle.describe()).runId === runId ? fail() : undefined));
  await action.send('withdrawAdverseAction');
  await action.start();
  await action.handle.signal(adverseBasisChanged, { openRound: null, isDriverErased: false });
  await eventually(async () => ((await action.view()).name === 'withdrawn' ? undefined : fail()));
  await action.handle.signal(adverseBasisChanged, { openRound: null, isDriverErased: true });
  await action.handle.result();
  const remote = await aReviewed();
  await remote.start('sendRemoteNotice');
  await remote.send('requestReportCopy');
  return [
    { workflow: 'adverse-action', name: 'disputed-and-answered', workflowId: action.workflowId, runId },
    { workflow: 'adverse-action', name: 'withdrawn-and-erased', workflowId: action.workflowId },
    { workflow: 'adverse-action', name: 'remote', workflowId: remote.workflowId },
  ];
}
