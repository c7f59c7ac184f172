import { verificationFactsChanged } from '#workflows/employment-verification/messages';
import { organizationPaused, renew } from '#workflows/entity/messages';
import { eventually } from '../eventually';
import { fail } from './fail';
import type { HiringSystem } from './hiring-system';
import { aHiringWorld } from './hiring-world';
import { LiveVerification } from './live-verification';
import type { RecordedRun } from './recorded-run';

/** An answer that is disputed, corrected and erased; a verification that is declined and closed; and a postponed consent. */
export async function verificationLife(system: HiringSystem): Promise<RecordedRun[]> {
  const corrected = await LiveVerification.of(system, await aHiringWorld(system.db));
  await corrected.start();
  await corrected.handle.signal(organizationPaused, true);
  await corrected.handle.signal(organizationPaused, false);
  await corrected.sign();
  await corrected.call();
  await corrected.close().then(fail, () => undefined);
  await corrected.respond('answer');
  const { runId } = await corrected.handle.describe();
  await corrected.handle.signal(renew);
  await eventually(async () => ((await corrected.handle.describe()).runId === runId ? fail() : undefined));
  await corrected.say('disputeAnswer');
  await corrected.respond('correction');
  await corrected.say('disputeAnswer');
  await corrected.respond('refusal');
  await corrected.say('attachRebuttal');
  await corrected.handle.signal(verificationFactsChanged, { hiredOn: null, isDriverErased: true });
  await corrected.handle.result();
  const declined = await LiveVerification.of(system, await aHiringWorld(system.db));
  await declined.start({ canEmail: false });
  await declined.send('cancelVerification');
  await declined.start();
  await declined.sign();
  await declined.respond('decline');
  await declined.handle.signal(verificationFactsChanged, { hiredOn: '2026-11-02', isDriverErased: false });
  await declined.close();
  const postponed = await LiveVerification.of(system, await aHiringWorld(system.db));
  await postponed.start();
  await postponed.send('postponeConsent', { noteId: null });
  await postponed.sign();
  return [
    { workflow: 'employment-verification', name: 'answered', workflowId: corrected.workflowId, runId },
    { workflow: 'employment-verification', name: 'corrected-and-erased', workflowId: corrected.workflowId },
    { workflow: 'employment-verification', name: 'declined-and-closed', workflowId: declined.workflowId },
    { workflow: 'employment-verification', name: 'postponed', workflowId: postponed.workflowId },
  ];
}
