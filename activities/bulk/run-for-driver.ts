import type { BulkActionRow } from '#db/bulk/bulk-action-store';
import { bulkTargetOf, type BulkTargetRow, readBulkTargets } from '#db/bulk/bulk-targets';
import type { Db } from '#db/core/handle';
import type { MessageContext } from '#db/driver-pipeline/pipeline-messages';
import { queueWrittenMessages } from '#db/messages/written-message-store';
import { bulkActions, type BulkChannel, type OpsBulkKind } from '#domain/bulk/actions';
import { bulkProblemOf, evaluateBulkTarget } from '#domain/bulk/rules';
import type { BulkAction } from '#domain/bulk/schema';
import { fillMessage } from '#domain/bulk/templates';
import { type Problem, ProblemError } from '#domain/problems';
import type { EventActor } from '#domain/shared/actor';
import { derivedId } from '#platform/ids';
import type { Logger } from '#platform/logger';
import type { WorkflowCommands } from '#platform/workflow-commands';
import { commandPipeline } from './command-pipeline';

export interface BulkRunDeps extends MessageContext {
  readonly db: Db;
  readonly log: Logger;
  readonly commands: WorkflowCommands;
}

/** One driver's turn. */
export interface BulkRun extends BulkActionRow<BulkAction> {
  readonly driverId: string;
  /** Whether the command may have been sent before, so that only its workflow knows the outcome. */
  readonly isRepeat: boolean;
}

type ActOf<K extends OpsBulkKind> = Extract<BulkAction, { kind: K }>;

interface Turn<K extends OpsBulkKind> {
  readonly act: ActOf<K>;
  readonly target: BulkTargetRow;
  readonly actor: EventActor;
  readonly channels: readonly BulkChannel[];
  /** Derived from the bulk action and the driver: however often it is sent, the command takes effect once. */
  readonly commandId: string;
}

/** The command of each action, for one driver for whom it is possible. */
const runners: { readonly [K in OpsBulkKind]: (deps: BulkRunDeps, turn: Turn<K>) => Promise<void> } = {
  assign: (deps, { act: { ownerId }, ...turn }) =>
    commandPipeline(deps, turn, { name: 'assignOwner', details: { ownerId } }),
  snooze: (deps, { act: { until, reason }, ...turn }) =>
    commandPipeline(deps, turn, { name: 'snooze', details: { until, reason } }),
  requestDocument: (deps, { act: { document }, ...turn }) =>
    commandPipeline(deps, turn, { name: 'requestDocument', details: { document } }),
  message: queueMessages,
};

/** Runs the action for one driver, with the checks and the command of the action for a single driver. */
export async function runForDriver(deps: BulkRunDeps, run: BulkRun): Promise<Problem | undefined> {
  const { id, act, startedBy, driverId, isRepeat } = run;
  const [target] = await readBulkTargets(deps.db, [driverId]);
  if (target === undefined) return { code: 'not-found' };
  const actor = { kind: bulkActions[act.kind].actor, userId: startedBy };
  const { channels, problem } = evaluateBulkTarget(bulkTargetOf(target), act, { actor, now: Date.now() });
  // On a repeat, the row may already show the effect.
  if (problem !== undefined && !isRepeat) return problem;
  const runner = runners[act.kind] as (deps: BulkRunDeps, turn: Turn<OpsBulkKind>) => Promise<void>;
  try {
    await runner(deps, { act, target, actor, channels, commandId: derivedId(id, driverId) });
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return bulkProblemOf({ code: error.code, params: error.params });
  }
}

async function queueMessages(
  { db, sealer }: BulkRunDeps,
  { act, target, actor, channels, commandId }: Turn<'message'>,
): Promise<void> {
  const { driverId, email, phone } = target;
  const params = { subject: fillMessage(act.subject, target), text: fillMessage(act.text, target) };
  const messages = channels.map((channel) => ({
    id: derivedId(commandId, channel),
    authorId: actor.userId ?? '',
    message: {
      channel,
      to: channel === 'mail' ? email : (phone ?? ''),
      userId: driverId,
      template: 'ops-message' as const,
      params,
    },
  }));
  await db.transaction((trx) => queueWrittenMessages(trx, sealer, messages));
}
