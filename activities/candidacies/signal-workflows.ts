import type { Client, WorkflowHandle } from '@temporalio/client';
import type { SignalDefinition } from '@temporalio/common';
import { readAdverseBases } from '#db/adverse-actions/adverse-basis';
import {
  findCandidaciesAndHires,
  findCandidaciesOfDriver,
  findCandidaciesOfOrder,
  findCheckedHires,
  findOtherLiveCandidacies,
  findWorkflowsOfOrganization,
} from '#db/candidacies/live-candidacies';
import type { Db } from '#db/core/handle';
import { readAccessBases } from '#db/dq-access/access-basis';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import { readDispatch } from '#db/requirements/file-line-rows';
import { openAdverseActionStates } from '#domain/adverse-actions/states';
import type { CandidacySignal } from '#domain/candidacies/signals';
import { openAccessStates } from '#domain/dq-access/states';
import { hasExpired } from '#domain/driver-pipeline/requirements';
import type { JobOrderSignal } from '#domain/job-orders/signals';
import { ADVERSE_ACTION_WORKFLOW_TYPE, adverseBasisChanged } from '#workflows/adverse-action/messages';
import {
  driverNotAvailable,
  driverProofsChanged,
  hiredElsewhere,
  hiredFileChecked,
  orderEnded,
} from '#workflows/candidacy/messages';
import { accessBasisChanged, DQ_ACCESS_WORKFLOW_TYPE } from '#workflows/dq-access/messages';
import { organizationPaused } from '#workflows/entity/messages';
import { ignoreClosed } from '../core/closed-workflows';
import { signalVerificationFacts } from '../employment-verifications/signal-facts';

/** An order can have hundreds of candidacies. */
const SIGNALS_AT_A_TIME = 10;

export interface SignalDeps {
  readonly client: Client;
  readonly db: Db;
}

/** To start workflows of accesses and adverse actions. */
export interface AccessSignalDeps extends SignalDeps {
  readonly taskQueue: string;
}

/**
 * Signals every candidacy of the order, also those whose round has closed or whose hire continues: without the order they
 * have nothing to wait for. The order's row is written, so no candidacy can open any more.
 */
export async function signalOrderEnded(
  deps: SignalDeps,
  { orderId, ...fact }: JobOrderSignal['payload'],
): Promise<void> {
  await signalAll(deps, await findCandidaciesOfOrder(deps.db, orderId), signalOf(orderEnded, fact));
}

/** Signals the driver's other live candidacies that the driver was hired. */
export async function signalHiredElsewhere(
  deps: SignalDeps,
  { driverId, candidacyId }: Extract<CandidacySignal, { topic: 'driverHired' }>['payload'],
): Promise<void> {
  await signalAll(deps, await findOtherLiveCandidacies(deps.db, driverId, candidacyId), signalOf(hiredElsewhere));
}

/** Signals the driver's candidacies that the driver can no longer be hired, accesses to the driver's file and adverse actions. */
export async function signalNotAvailable(deps: AccessSignalDeps, driverId: string): Promise<void> {
  await signalAll(deps, await findCandidaciesOfDriver(deps.db, driverId), signalOf(driverNotAvailable));
  await signalAccessBasis(deps, { driverId });
  await signalAdverseBasis(deps, { driverId });
  await signalVerificationFacts(deps, driverId);
}

/**
 * Signals accesses to the driver's file on what they are based now. The current rows decide, so that a delivery that comes
 * late says nothing old. An open access whose workflow does not run, such as an imported one, starts from its row.
 */
export async function signalAccessBasis(
  { client, db, taskQueue }: AccessSignalDeps,
  of: { readonly driverId: string; readonly organizationId?: string },
): Promise<void> {
  for (const { workflowId, state, basis } of await readAccessBases(db, of)) {
    if (openAccessStates.some((name) => name === state.name)) {
      await client.workflow.signalWithStart(DQ_ACCESS_WORKFLOW_TYPE, {
        workflowId,
        taskQueue,
        args: [{ checkpoint: { state } }],
        signal: accessBasisChanged,
        signalArgs: [basis],
      });
    } else await ignoreClosed(() => client.workflow.getHandle(workflowId).signal(accessBasisChanged, basis));
  }
}

/**
 * Signals adverse actions whether their candidacy is still open. The current rows decide, as for accesses; an undecided one
 * whose workflow does not run starts from its row.
 */
export async function signalAdverseBasis(
  { client, db, taskQueue }: AccessSignalDeps,
  of: { readonly candidacyId: string } | { readonly driverId: string },
): Promise<void> {
  for (const { workflowId, state, basis } of await readAdverseBases(db, of)) {
    if (openAdverseActionStates.some((name) => name === state.name)) {
      await client.workflow.signalWithStart(ADVERSE_ACTION_WORKFLOW_TYPE, {
        workflowId,
        taskQueue,
        args: [{ checkpoint: { state } }],
        signal: adverseBasisChanged,
        signalArgs: [basis],
      });
    } else await ignoreClosed(() => client.workflow.getHandle(workflowId).signal(adverseBasisChanged, basis));
  }
}

/**
 * Signals the driver's live candidacies and hires whether a required credential has expired, in the pipeline or by the
 * driver's file. Two changes in quick succession may be signaled in either order, so the current rows decide.
 */
export async function signalProofStatus(deps: SignalDeps, driverId: string): Promise<void> {
  const pipeline = await readPipelineStart(deps.db, driverId);
  if (!('checkpoint' in pipeline)) return;
  const { state } = pipeline.checkpoint;
  const file = await readDispatch(deps.db, driverId);
  // Both numbers only grow, so their sum grows with every change of either.
  const fact = { isLapsed: hasExpired(state) || file.isBarred, seq: state.seq + file.version };
  await signalAll(deps, await findCandidaciesAndHires(deps.db, driverId), signalOf(driverProofsChanged, fact));
}

/**
 * Signals the driver's hires, on assignment or not, whether the file of their employment is complete. The current rows
 * decide, so that a delivery that comes late says nothing old.
 */
export async function signalFileChecks({ client, db }: SignalDeps, driverId: string): Promise<void> {
  for (const { workflowId, ...check } of await findCheckedHires(db, driverId)) {
    await ignoreClosed(() => client.workflow.getHandle(workflowId).signal(hiredFileChecked, check));
  }
}

/**
 * Pauses or resumes the deadlines of a carrier's orders, candidacies, requests of files and verifications. Two changes in quick succession may be delivered
 * in either order, so the current row decides.
 */
export async function signalPause(deps: SignalDeps, organizationId: string): Promise<void> {
  const organization = await deps.db('organizations').where({ id: organizationId }).first('is_active');
  if (organization === undefined) return;
  const workflowIds = await findWorkflowsOfOrganization(deps.db, organizationId);
  await signalAll(deps, workflowIds, signalOf(organizationPaused, !organization.is_active));
}

type Send = (handle: WorkflowHandle) => Promise<void>;

const signalOf =
  <Args extends unknown[]>(signal: SignalDefinition<Args>, ...args: Args): Send =>
  (handle) =>
    handle.signal(signal, ...args);

async function signalAll({ client }: SignalDeps, workflowIds: readonly string[], send: Send): Promise<void> {
  for (let at = 0; at < workflowIds.length; at += SIGNALS_AT_A_TIME) {
    const batch = workflowIds.slice(at, at + SIGNALS_AT_A_TIME);
    await Promise.all(batch.map((id) => ignoreClosed(() => send(client.workflow.getHandle(id)))));
  }
}
