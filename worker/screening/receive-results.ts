import { WithStartWorkflowOperation, WorkflowUpdateFailedError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { findResultOrder, findResultStatus, type ResultOrder } from '#db/read-models/screening-orders';
import { readPipelineStart } from '#db/read-models/pipeline-start';
import { findDriverFile, readDriverFile, recordScanResult, storeDriverFile } from '#db/stores/driver-file-store';
import { attachResultFile } from '#db/stores/result-file-store';
import { recordEmployerResult } from '#db/stores/screening-store';
import type { ResultKind } from '#domain/driver-pipeline/results';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { checkFileSize } from '#domain/driver-files/uploads';
import { isProblemCode, ProblemError, requireNoProblem } from '#domain/problems';
import { isPipelineResult } from '#domain/screening/kinds';
import { systemActor } from '#domain/shared/actor';
import { derivedId } from '#platform/ids';
import { isMissing, type ScreeningProvider } from '#platform/screening-provider';
import { driverPipelineUpdates, driverPipelineWorkflowType } from '#workflows/driver-pipeline/messages';
import { orderFile } from './submit-orders';
import { prepareResultFile, type PreparedResultFile } from './prepare-result-file';
import type { ScreeningDeps } from './poll-providers';

const named = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[a-z]{3,4}$/;

/** The numbers of received and quarantined results. */
export interface ReceivedCounts {
  readonly received: number;
  readonly aside: number;
}

/** Receives the results of providers. An unusable result is quarantined with the reason; after an outage it is retried. */
export async function receiveResults(deps: ScreeningDeps, now: Date): Promise<ReceivedCounts> {
  let [received, aside] = [0, 0];
  for (const provider of deps.providers.values()) {
    for (const answer of await provider.answers()) {
      try {
        if (await receiveResult(deps, { provider, answer, now })) received += 1;
      } catch (error) {
        if (!(error instanceof ProblemError)) {
          deps.log.warn({ err: error }, 'receiving a result failed, will retry');
          continue;
        }
        await provider.quarantine(answer, `${error.code}: ${error.message}`);
        aside += 1;
      }
    }
  }
  return { received, aside };
}

interface Answer {
  readonly provider: ScreeningProvider;
  readonly answer: string;
  readonly now: Date;
}

/** Every step is idempotent: the ids of the file and of the command derive from the order's id. */
async function receiveResult(deps: ScreeningDeps, { provider, answer, now }: Answer): Promise<boolean> {
  const id = named.exec(answer.toLowerCase())?.[1];
  const order = id === undefined ? undefined : await findResultOrder(deps.db, id);
  if (order === undefined) throw new ProblemError('not-found');
  const sent = await readAnswer(provider, answer).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (sent === undefined) return false;
  const received = {
    order,
    fileId: derivedId('answer', order.id),
    now,
    ...(await prepareResultFile(deps.scanner, sent)),
  };
  if (order.isWaiting) {
    await storeResult(deps, received);
    await recordReceived(deps, order, now);
  } else await requireSameFile(deps, received);
  await provider.done(answer, orderFile(order.id));
  return order.isWaiting;
}

/** Checks the size before reading, so that a huge file does not exhaust the memory. */
async function readAnswer(provider: ScreeningProvider, answer: string): Promise<Buffer> {
  requireNoProblem(checkFileSize(await provider.size(answer)));
  return provider.read(answer);
}

interface StoredResult extends PreparedResultFile {
  readonly order: ResultOrder;
  readonly fileId: string;
  readonly now: Date;
}

async function storeResult(
  deps: ScreeningDeps,
  { order, fileId, now, mediaType, content }: StoredResult,
): Promise<void> {
  const { driverId, organizationId, result, orderedBy } = order;
  const file = { id: fileId, driverId, purpose: 'result', mediaType, content } as const;
  await storeDriverFile(deps, { ...file, uploadedBy: orderedBy, createdAt: now });
  await recordScanResult(deps, file, true);
  await attachResultFile(deps.db, { fileId, driverId, result, organizationId });
}

/** The same result was stored before the worker stopped; a different one must not be discarded. */
async function requireSameFile(deps: ScreeningDeps, { fileId, content }: StoredResult): Promise<void> {
  const file = await findDriverFile(deps.db, fileId);
  if (file === undefined || !(await readDriverFile(deps, file)).equals(content))
    throw new ProblemError('result-changed');
}

async function recordReceived(deps: ScreeningDeps, order: ResultOrder, now: Date): Promise<void> {
  const { driverId, organizationId, result } = order;
  if (isPipelineResult(result)) {
    await recordInPipeline(deps, order, result);
    return;
  }
  const ref = { driverId, organizationId, result };
  if (await recordEmployerResult(deps.db, ref, { status: 'received', at: now, actorId: null })) return;
  if ((await findResultStatus(deps.db, ref)) !== 'received') throw new ProblemError('result-changed');
}

async function recordInPipeline(
  { db, client, taskQueue }: ScreeningDeps,
  { id, driverId }: ResultOrder,
  result: ResultKind,
): Promise<void> {
  try {
    await client.workflow.executeUpdateWithStart(driverPipelineUpdates.recordResult, {
      args: [{ actor: systemActor, result, status: 'received' }],
      updateId: `answer/${id}`,
      startWorkflowOperation: new WithStartWorkflowOperation(driverPipelineWorkflowType, {
        workflowId: driverPipelineWorkflowId(driverId),
        taskQueue,
        args: [await readPipelineStart(db, driverId)],
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    });
  } catch (error) {
    const cause = error instanceof WorkflowUpdateFailedError ? error.cause : undefined;
    const code = cause instanceof ApplicationFailure ? cause.type : undefined;
    throw typeof code === 'string' && isProblemCode(code) ? new ProblemError(code) : error;
  }
}
