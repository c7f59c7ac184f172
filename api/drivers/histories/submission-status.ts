import { findSubmission, storeSubmission } from '#db/driver-histories/driver-submission-store';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import type { FieldIssue } from '#domain/driver-histories/rules';
import type { SubmissionStatus } from '#domain/driver-histories/schema';
import { isReopened, sentEntry, taskStatus } from '#domain/driver-pipeline/requirements';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { SentTask } from '#domain/driver-pipeline/tasks';
import { ProblemError, problemMessage } from '#domain/problems';
import { isEqualJson } from '#domain/shared/json-equality';
import { InvalidInputError } from '../../http/validate';
import { commandPipeline } from '../../pipelines/command';
import type { DriverContext } from '../me/answer';

async function findState({ db, actor }: DriverContext): Promise<DriverPipelineState | undefined> {
  const start = await readPipelineStart(db, actor.driverId);
  return 'checkpoint' in start ? start.checkpoint.state : undefined;
}

export interface LatestSubmission<Content> {
  readonly standing: SubmissionStatus;
  /** The latest valid submission. */
  readonly sent: Content | undefined;
}

/** The status of a task, and whether the stored answers differ from the submitted ones. */
export async function readSubmissionStatus<Content extends object>(
  ctx: DriverContext,
  task: SentTask,
  isChangedFrom: (sent: Content | undefined) => boolean,
): Promise<LatestSubmission<Content>> {
  const state = await findState(ctx);
  const status = state === undefined ? 'initial' : taskStatus(state, task);
  const entryId = state === undefined ? null : sentEntry(state, task);
  const submission = entryId === null ? undefined : await findSubmission<Content>(ctx.db, ctx.actor.driverId, entryId);
  const mustSendAgain = state !== undefined && isReopened(state, task);
  const isChanged = mustSendAgain || (status !== 'initial' && isChangedFrom(submission?.content));
  return { standing: { status, isChanged, sentAt: submission?.sentAt ?? null }, sent: submission?.content };
}

/** Stores a submission and notifies the pipeline, which receives only its id. */
export async function submitTask(ctx: DriverContext, task: SentTask, content: object): Promise<void> {
  // The pipeline starts a moment after sign-up.
  if ((await findState(ctx)) === undefined) throw new ProblemError('unavailable');
  const { driverId } = ctx.actor;
  const entryId = ctx.idempotency.derivedId(`entry/${task}`);
  await storeSubmission(ctx.db, { id: entryId, driverId, task, content, at: ctx.now() });
  await commandPipeline(ctx, { driverId, name: 'submitTask', details: { task, entryId } });
}

/**
 * Reopens a task whose stored answers differ from the submitted ones: the driver must submit again, and until then it
 * cannot be reviewed.
 */
export async function reopenTask(ctx: DriverContext, task: SentTask): Promise<void> {
  const state = await findState(ctx);
  const status = state === undefined ? 'initial' : taskStatus(state, task);
  if (status !== 'pending' && status !== 'approved') return;
  await commandPipeline(ctx, { driverId: ctx.actor.driverId, name: 'reopenTask', details: { task } });
}

/**
 * Reopens a task if its stored answers differ from the submitted ones. Every page then says that it is the driver's turn:
 * the hub, the task's own page, and the pages of operations.
 */
export async function reopenIfChanged<Content extends object>(
  ctx: DriverContext,
  task: SentTask,
  isChangedFrom: (sent: Content | undefined) => boolean,
): Promise<void> {
  const { standing } = await readSubmissionStatus<Content>(ctx, task, isChangedFrom);
  if (standing.isChanged) await reopenTask(ctx, task);
}

/** Refuses with all issues of a rule, each at its field. */
export function requireNoIssues(issues: readonly FieldIssue[]): void {
  if (issues.length === 0) return;
  throw new InvalidInputError(
    issues.map(({ field, code, params }) => ({
      in: 'body',
      pointer: `/${field}`,
      code,
      message: code === 'required' ? 'This field is required' : problemMessage(code, params),
      ...(params !== undefined && { params }),
    })),
  );
}

/** Whether a list has changed since it was submitted. */
export const isListChanged =
  (items: readonly object[]) =>
  (sent: { readonly items: readonly object[] } | undefined): boolean =>
    !isEqualJson(sent?.items ?? [], items);
