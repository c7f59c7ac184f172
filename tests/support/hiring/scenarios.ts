import { findAudit } from '#db/audits/audit-store';
import { stopBulkAction } from '#db/bulk/bulk-action-store';
import { findFileExport } from '#db/file-exports/file-export-store';
import { storeNote } from '#db/messages/note-store';
import { auditPacketWorkflowId } from '#domain/audits/ids';
import { bulkActionWorkflowId } from '#domain/bulk/ids';
import { fileExportWorkflowId } from '#domain/file-exports/ids';
import { newId } from '#platform/ids';
import { BULK_ACTION_WORKFLOW_TYPE } from '#workflows/bulk-action/messages';
import { accessBasisChanged } from '#workflows/dq-access/messages';
import { organizationPaused, renew } from '#workflows/entity/messages';
import { RECURRING_JOB_WORKFLOW_TYPE } from '#workflows/recurring/messages';
import { anAccessRow } from '../builders/access-rows';
import { aRequestedAudit } from '../builders/audits';
import { aBulkAction } from '../builders/bulk-actions';
import { aFileExport } from '../builders/file-exports';
import { eventually } from '../eventually';
import { adverseActionLife } from './adverse-scenario';
import { agreementLife } from './agreement-scenario';
import { anAutopilotOrder, WaveLog, zoneAtNoon } from './autopilot-world';
import { anHourFrom, CandidacyHistory } from './candidacy-history';
import { fail } from './fail';
import { aCandidacyFlow, anImportedCandidacy, eventTypes, type HiringSystem } from './hiring-system';
import { aDriver, aHiringWorld } from './hiring-world';
import { LiveAccess } from './live-access';
import { LiveCandidacy } from './live-candidacy';
import { aLiveOrder, aVersion, LiveOrder } from './live-order';
import { certifiedAndErased, startHeld } from './pipeline-scenarios';
import type { RecordedRun } from './recorded-run';
import { verificationLife } from './verification-scenario';

const DAY = 86_400_000;

const toInterview = ['invite', 'acceptInvite', 'approveForInterview', 'scheduleInterview'] as const;

async function hiredAndEnded(system: HiringSystem): Promise<RecordedRun[]> {
  const { order, candidacy } = await aCandidacyFlow(system, { numberOfDrivers: 1 });
  await candidacy.go(...toInterview);
  const first = (await candidacy.handle.describe()).runId;
  await candidacy.send('proposeInterviewTime', { startsAt: new Date(Date.now() + 4 * DAY).toISOString() });
  await candidacy.go('withdrawProposal', 'acceptInterview');
  await candidacy.send('proposeInterviewTime', { startsAt: new Date(Date.now() + 4 * DAY).toISOString() });
  await candidacy.go('confirmProposal', 'cancelInterview');
  candidacy.interviewId = newId();
  await candidacy.go('scheduleInterview', 'acceptInterview');
  const startsAt = new Date(Date.now() - 3_600_000).toISOString();
  const startOn = startsAt.slice(0, 10);
  await candidacy.send('hire');
  await candidacy.send('proposeStart', { startsAt, startOn });
  await candidacy.send('keepStart');
  await candidacy.send('proposeStart', { startsAt, startOn });
  await candidacy.send('acceptProposedStart', { startOn });
  await eventually(async () => {
    if ((await candidacy.view()).hire?.startedAt === null) throw new Error('not on assignment yet');
  });
  await order.send('cancelOrder');
  await candidacy.send('endAssignment', { endOn: startOn, reason: 'schedule' });
  await candidacy.handle.result();
  await eventually(async () => ((await order.view()).seats.length === 0 ? undefined : fail()));
  await order.send('deleteOrder');
  await order.handle.result();
  return [
    { workflow: 'candidacy', name: 'interviewed', workflowId: candidacy.workflowId, runId: first },
    { workflow: 'candidacy', name: 'hired-and-ended', workflowId: candidacy.workflowId },
    { workflow: 'job-order', name: 'cancelled-and-deleted', workflowId: order.workflowId },
  ];
}

async function refused(system: HiringSystem): Promise<RecordedRun[]> {
  const { order, candidacy } = await aCandidacyFlow(system, { numberOfDrivers: 1 });
  const busy = new LiveCandidacy(system, (await aLiveOrder(system, order.world)).world);
  await candidacy.go(...toInterview);
  await busy.go('request', 'moveToReview', 'approveForInterview');
  await busy.send('scheduleInterview').then(fail, () => undefined);
  await system.db('driver_pipelines').where({ driver_id: order.world.driverId }).update({ ready_for_dispatch: false });
  await candidacy.send('hire').then(fail, () => undefined);
  await eventually(async () => ((await order.view()).seats.length === 0 ? undefined : fail()));
  await order.send('takeSeat', { candidacyId: newId(), round: 1, hireSeq: 1 });
  await candidacy.send('hire').then(fail, () => undefined);
  await eventually(async () => ((await order.view()).seats.length === 1 ? undefined : fail()));
  return [
    { workflow: 'candidacy', name: 'refused-interview', workflowId: busy.workflowId },
    { workflow: 'candidacy', name: 'refused-hire', workflowId: candidacy.workflowId },
    { workflow: 'job-order', name: 'active-with-seats', workflowId: order.workflowId },
  ];
}

async function offered(system: HiringSystem): Promise<RecordedRun[]> {
  const { order, candidacy } = await aCandidacyFlow(system);
  const busy = new LiveCandidacy(system, (await aLiveOrder(system, order.world)).world);
  const [first, second, third] = [2, 3, 4].map((days) => anHourFrom(new Date(Date.now() + days * DAY).toISOString()));
  if (first === undefined || second === undefined || third === undefined) return fail();
  await candidacy.go('invite', 'acceptInvite', 'approveForInterview');
  await candidacy.send('offerInterview', { slots: [first, second] });
  await candidacy.send('proposeInterviewTime', { startsAt: third.startsAt });
  await candidacy.go('withdrawProposal');
  await candidacy.send('offerOtherTimes', { slots: [first, second, third] });
  await busy.go('request', 'moveToReview', 'approveForInterview');
  await busy.send('scheduleInterview', first);
  await candidacy.send('pickInterviewTime', { startsAt: first.startsAt }).then(fail, () => undefined);
  await candidacy.send('pickInterviewTime', { startsAt: second.startsAt });
  return [{ workflow: 'candidacy', name: 'offered-and-picked', workflowId: candidacy.workflowId }];
}

async function expired(system: HiringSystem): Promise<RecordedRun[]> {
  const history = new CandidacyHistory(await aHiringWorld(system.db));
  history.now = Date.now() - 8 * DAY;
  history.play('invite');
  await anImportedCandidacy(system, history);
  await eventually(async () => ((await eventTypes(system, history)).includes('expired') ? undefined : fail()));
  return [{ workflow: 'candidacy', name: 'escalated-and-expired', workflowId: history.workflowId }];
}

async function continued(system: HiringSystem): Promise<RecordedRun[]> {
  const { order, candidacy } = await aCandidacyFlow(system);
  await candidacy.go('invite', 'acceptInvite');
  const runs: RecordedRun[] = [];
  for (const [workflow, { handle, workflowId }] of [
    ['candidacy', candidacy],
    ['job-order', order],
  ] as const) {
    const { runId } = await handle.describe();
    await handle.signal(renew);
    await eventually(async () => ((await handle.describe()).runId === runId ? fail() : undefined));
    runs.push({ workflow, name: 'continued-as-new', workflowId, runId });
    runs.push({ workflow, name: 'still-open', workflowId, runId: (await handle.describe()).runId });
  }
  await candidacy.send('approveForInterview');
  await order.send('setVisibility', { isVisible: false });
  return runs;
}

async function projectedByCallers(system: HiringSystem): Promise<RecordedRun[]> {
  const { order, candidacy } = await aCandidacyFlow(system);
  const isAt = (version: number) => () =>
    eventually(async () => {
      const row = await system.db('candidacies').where({ id: candidacy.candidacyId }).first('version');
      if (row?.version !== version) throw new Error('the workflow has not written it yet');
    });
  await candidacy.send('invite', {}, { caller: { projectedSeq: 0 } });
  // Nobody writes this one, so the workflow does; the next one is confirmed by the command after it.
  await candidacy.send('acceptInvite', {}, { caller: { projectedSeq: 1 } }).then(isAt(2));
  await candidacy.send('approveForInterview', {}, { caller: { projectedSeq: 2 } });
  await candidacy.send('scheduleInterview', {}, { caller: { projectedSeq: 3 } }).then(isAt(4));
  await candidacy.send('hire', {}, { caller: { projectedSeq: 4 } }).then(isAt(5));
  await order.send('setVisibility', { isVisible: false }, { caller: { projectedSeq: 0 } });
  return [{ workflow: 'candidacy', name: 'projected-by-callers', workflowId: candidacy.workflowId }];
}

async function orderLife(system: HiringSystem): Promise<RecordedRun[]> {
  const world = await aHiringWorld(system.db);
  const over = await aLiveOrder(system, world, { endOn: '2020-01-01', endsAt: '2020-01-02T06:00:00.000Z' });
  await eventually(async () => ((await over.view()).status === 'past' ? undefined : fail()));
  const sentBack = new LiveOrder(system, { ...world, orderId: newId(), versionId: await aVersion(system.db, world) });
  await sentBack.send('createOrder');
  const noteId = newId();
  const { organizationId, adminId: authorId } = world;
  await storeNote(system.db, { id: noteId, organizationId, authorId, kind: 'send-back', text: 'Which yard?' });
  await sentBack.send('sendBackOrder', { noteId });
  await sentBack.send('updateOrder', { baseVersionId: sentBack.world.versionId });
  await sentBack.send('deleteOrder');
  await sentBack.handle.result();
  return [
    { workflow: 'job-order', name: 'ended', workflowId: over.workflowId },
    { workflow: 'job-order', name: 'sent-back-and-deleted', workflowId: sentBack.workflowId },
  ];
}

async function autopilotWaves(system: HiringSystem): Promise<RecordedRun[]> {
  const zone = zoneAtNoon(Date.now());
  const order = await anAutopilotOrder(system, { drivers: 4, zone });
  const log = new WaveLog(system, order);
  const isOver = (of: WaveLog, wave: string) =>
    eventually(async () => ((await of.waves()).includes(wave) ? undefined : fail()));
  await order.send('setAutopilot', { isOn: true });
  await isOver(log, '1 sent');
  const [driverId = ''] = await log.invited(1);
  const candidacy = log.candidacyOf(driverId);
  await candidacy.send('declineInvite', { reason: 'pay' });
  await order.send('pauseAutopilot', { isPaused: true });
  await order.send('pauseAutopilot', { isPaused: false });
  const { runId } = await order.handle.describe();
  await order.handle.signal(renew);
  await eventually(async () => ((await order.handle.describe()).runId === runId ? fail() : undefined));
  await order.send('setAutopilot', { isOn: false });
  const lonely = await anAutopilotOrder(system, { drivers: 0, zone });
  await lonely.send('setAutopilot', { isOn: true });
  await isOver(new WaveLog(system, lonely), '1 skipped no_driver');
  await lonely.send('cancelOrder');
  return [
    { workflow: 'job-order', name: 'autopilot-wave', workflowId: order.workflowId, runId },
    { workflow: 'job-order', name: 'autopilot-continued', workflowId: order.workflowId },
    { workflow: 'job-order', name: 'autopilot-nobody-to-invite', workflowId: lonely.workflowId },
    { workflow: 'candidacy', name: 'invited-by-autopilot', workflowId: candidacy.workflowId },
  ];
}

async function accessLife(system: HiringSystem): Promise<RecordedRun[]> {
  const access = new LiveAccess(system, await aHiringWorld(system.db));
  await access.request();
  await access.handle.signal(organizationPaused, true);
  await access.handle.signal(organizationPaused, false);
  await access.send('grantAccess');
  await access.send('withdrawRequest').then(fail, () => undefined);
  const later = new Date(Date.now() + 400 * DAY).toISOString();
  await access.send('extendAccess', { endsOn: later.slice(0, 10), endsAt: later });
  const { runId } = await access.handle.describe();
  await access.handle.signal(renew);
  await eventually(async () => ((await access.handle.describe()).runId === runId ? fail() : undefined));
  await access.handle.signal(accessBasisChanged, { isRelated: false, hasDriverLeft: false, isDriverErased: false });
  await eventually(async () => ((await access.view()).name === 'revoked' ? undefined : fail()));
  await access.handle.signal(accessBasisChanged, { isRelated: false, hasDriverLeft: true, isDriverErased: true });
  await access.handle.result();
  const rejected = new LiveAccess(system, await aHiringWorld(system.db));
  await rejected.request();
  await rejected.send('rejectAccess');
  return [
    { workflow: 'dq-access', name: 'granted-and-extended', workflowId: access.workflowId, runId },
    { workflow: 'dq-access', name: 'closed-and-erased', workflowId: access.workflowId },
    { workflow: 'dq-access', name: 'rejected', workflowId: rejected.workflowId },
  ];
}

async function recurringRun({ client, taskQueue }: HiringSystem): Promise<RecordedRun[]> {
  const workflowId = `recurring/${newId()}`;
  await client.workflow.execute(RECURRING_JOB_WORKFLOW_TYPE, { workflowId, taskQueue, args: ['deleteExpiredRows'] });
  return [{ workflow: 'recurring', name: 'one-run', workflowId }];
}

async function exportRuns({ db, client, workers }: HiringSystem): Promise<RecordedRun[]> {
  const { organizationId, recruiterId: readerId } = await aHiringWorld(db);
  const runs: RecordedRun[] = [];
  for (const name of ['sent', 'refused'] as const) {
    const driverId = await aDriver(db);
    if (name === 'sent') await anAccessRow(db, { organizationId, driverId });
    const exportId = await aFileExport(db, { organizationId, readerId, driverId });
    const isQueuedOrOver = async () => {
      const found = await findFileExport(db, exportId);
      if (found === undefined || ['requested', 'rendering'].includes(found.state)) throw new Error('still rendering');
    };
    await eventually(isQueuedOrOver);
    await workers.deliver();
    const workflowId = fileExportWorkflowId(exportId);
    await client.workflow.getHandle(workflowId).result();
    runs.push({ workflow: 'file-export', name, workflowId });
  }
  return runs;
}

async function packetRuns({ db, client }: HiringSystem): Promise<RecordedRun[]> {
  const { organizationId, safetyId } = await aHiringWorld(db);
  const auditId = await aRequestedAudit(db, { organizationId, by: safetyId, drivers: 2 });
  await eventually(async () => {
    if ((await findAudit(db, auditId))?.state !== 'ready') throw new Error('still rendering');
  });
  const workflowId = auditPacketWorkflowId(auditId, 1);
  await client.workflow.getHandle(workflowId).result();
  return [{ workflow: 'audit-packet', name: 'ready', workflowId }];
}

async function bulkRuns({ db, client, taskQueue }: HiringSystem): Promise<RecordedRun[]> {
  const driverIds = await Promise.all(Array.from({ length: 25 }, () => aDriver(db)));
  const runs: RecordedRun[] = [];
  for (const name of ['completed', 'stopped'] as const) {
    const bulkActionId = await aBulkAction(db, { driverIds });
    if (name === 'stopped') await db.transaction((trx) => stopBulkAction(trx, bulkActionId));
    const workflowId = bulkActionWorkflowId(bulkActionId);
    const args = [{ bulkActionId, drivers: driverIds.length }];
    await client.workflow.execute(BULK_ACTION_WORKFLOW_TYPE, { workflowId, taskQueue, args });
    runs.push({ workflow: 'bulk-action', name, workflowId });
  }
  return runs;
}

/** Every path whose history must replay with the next release, and whose payloads are checked. */
export const scenarios: Readonly<Record<string, (system: HiringSystem) => Promise<RecordedRun[]>>> = {
  'a driver is hired and the assignment ends': hiredAndEnded,
  'an interview and a hire are refused': refused,
  'the driver picks an offered interview time': offered,
  'an invitation is escalated and expires': expired,
  'workflows continue in new runs': continued,
  'orders are sent back, deleted and ended': orderLife,
  'callers write projections': projectedByCallers,
  'a driver is certified, lapses and is erased': certifiedAndErased,
  'a lapse holds a start until the renewal': startHeld,
  'autopilot sends waves and stops': autopilotWaves,
  "access to a driver's file is granted, extended and ends": accessLife,
  'a refusal that is based on a report runs its guide': adverseActionLife,
  'an agreement is accepted, and its carrier is disabled and enabled': agreementLife,
  'a past employment is verified, corrected and closed': verificationLife,
  'a recurring job runs': recurringRun,
  'a bulk action runs and is stopped': bulkRuns,
  'a driver file is exported, and an export is refused': exportRuns,
  'the packet of an audit is rendered': packetRuns,
};
