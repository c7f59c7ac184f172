import { findOpsDriver } from '#db/driver-pipeline/ops-drivers';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import { projectDriverPipeline } from '#db/driver-pipeline/projection';
import { storeNote } from '#db/messages/note-store';
import type { Actor } from '#domain/accounts/actor';
import { eventActorOf } from '#domain/accounts/event-actor';
import type { DriverPipelineCommandName, DriverPipelineCommands } from '#domain/driver-pipeline/commands';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { ProblemError } from '#domain/problems';
import { DRIVER_PIPELINE_WORKFLOW_TYPE, driverPipelineUpdates } from '#workflows/driver-pipeline/messages';
import { withWhoActed } from '../hiring/candidacies/conflict';
import type { RouteContext } from '../http/context';
import { sendCommand } from '../http/send-command';
import { presentOpsDriver } from './present';

export type SignedIn = RouteContext & { readonly actor: Actor };

export interface PipelineCall<N extends DriverPipelineCommandName> {
  readonly driverId: string;
  readonly name: N;
  readonly details: Omit<DriverPipelineCommands[N], 'actor'>;
}

/** Sends a command to a driver's pipeline, and starts it from its row if it is not running yet. */
export async function commandPipeline<N extends DriverPipelineCommandName>(
  ctx: SignedIn,
  { driverId, name, details }: PipelineCall<N>,
): Promise<void> {
  const { actor, db, sealer, publicUrl, support } = ctx;
  const workflowId = driverPipelineWorkflowId(driverId);
  const beginning = await readPipelineStart(db, driverId);
  // Only a sign-up creates a pipeline; an unknown id must not.
  if (!('checkpoint' in beginning)) throw new ProblemError('not-found');
  const start = { workflowType: DRIVER_PIPELINE_WORKFLOW_TYPE, args: [beginning] };
  const command = { actor: eventActorOf(actor), ...details } as DriverPipelineCommands[N];
  await withWhoActed({ db, actor, workflowId, about: aboutOf(details) }, () =>
    sendCommand(ctx, {
      workflowId,
      definition: driverPipelineUpdates[name],
      command,
      start,
      version: beginning.checkpoint.state.seq,
      project: (batch) => projectDriverPipeline(db, { sealer, publicUrl, supportPhone: support.phone }, batch),
    }),
  );
}

/** The document, task or result that a command is about. */
function aboutOf(details: object): string | undefined {
  for (const name of ['document', 'task', 'result'] as const) {
    if (name in details) return String((details as Partial<Record<typeof name, unknown>>)[name]);
  }
  return undefined;
}

/** Reads a driver's pipeline for operations. */
export async function readOpsDriver(ctx: SignedIn, driverId: string): Promise<OpsDriver> {
  const row = await findOpsDriver(ctx.db, driverId);
  if (row === undefined) throw new ProblemError('not-found');
  return presentOpsDriver(row, ctx.now());
}

/** Sends the command and returns the updated driver. */
export async function commandAndRead<N extends DriverPipelineCommandName>(
  ctx: SignedIn,
  call: PipelineCall<N>,
): Promise<OpsDriver> {
  await commandPipeline(ctx, call);
  return readOpsDriver(ctx, call.driverId);
}

/** Stores a reason's text and returns its id, which is sent in its place. */
export async function storeReason(ctx: SignedIn, text: string | null): Promise<string | null> {
  if (text === null || text === '') return null;
  const id = ctx.idempotency.derivedId('reason');
  await storeNote(ctx.db, { id, organizationId: null, authorId: ctx.actor.userId, kind: 'reason', text });
  return id;
}
