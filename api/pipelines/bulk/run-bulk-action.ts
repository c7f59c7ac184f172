import type { BulkTargetRow } from '#db/bulk/bulk-targets';
import { queueWrittenMessages, type WrittenMessage } from '#db/messages/written-message-store';
import type { BulkChannel } from '#domain/bulk/actions';
import type { BulkAction } from '#domain/bulk/schema';
import { fillMessage } from '#domain/bulk/templates';
import { type Problem, ProblemError } from '#domain/problems';
import { commandPipeline, type SignedIn } from '../command';
import { evaluateTarget } from './targets';

/** The outcome of an action for one driver. */
export interface Outcome {
  readonly target: BulkTargetRow;
  readonly channels: readonly BulkChannel[];
  readonly problem: Problem | undefined;
}

/** The number of drivers' workflows that are updated concurrently. */
const CONCURRENCY = 8;

type Message = Extract<BulkAction, { kind: 'message' }>;
type Command = Exclude<BulkAction, Message>;

/**
 * Runs the action for each driver independently: a driver for whom it fails is reported and does not hold up the
 * others.
 */
export const runBulkAction = (ctx: SignedIn, targets: readonly BulkTargetRow[], act: BulkAction): Promise<Outcome[]> =>
  act.kind === 'message' ? queueMessages(ctx, targets, act) : runCommands(ctx, targets, act);

// Stores all messages of a request or none; the worker sends each once.
async function queueMessages(ctx: SignedIn, targets: readonly BulkTargetRow[], act: Message): Promise<Outcome[]> {
  const outcomes = targets.map((target) => ({ target, ...evaluateTarget(ctx, target, act) }));
  const messages = outcomes.flatMap(({ target, channels }) =>
    channels.map((channel) => messageTo(ctx, target, { act, channel })),
  );
  await ctx.db.transaction((trx) => queueWrittenMessages(trx, ctx.sealer, messages));
  return outcomes;
}

function messageTo(
  { idempotency, actor }: SignedIn,
  { driverId, email, phone, firstName }: BulkTargetRow,
  { act, channel }: { readonly act: Message; readonly channel: BulkChannel },
): WrittenMessage {
  const params = { subject: fillMessage(act.subject, { firstName }), text: fillMessage(act.text, { firstName }) };
  const to = channel === 'mail' ? email : (phone ?? '');
  return {
    id: idempotency.derivedId(`${channel}/${driverId}`),
    authorId: actor.userId,
    message: { channel, to, userId: driverId, template: 'ops-message', params },
  };
}

async function runCommands(ctx: SignedIn, targets: readonly BulkTargetRow[], act: Command): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = [...targets.entries()];
  let isUnavailable = false;
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [place, target] = next;
      // Without a worker, the remaining drivers would each wait for a timeout.
      const problem = isUnavailable ? { code: 'unavailable' as const } : await problemWith(ctx, target, act);
      isUnavailable ||= problem?.code === 'unavailable';
      outcomes[place] = { target, channels: [], problem };
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return outcomes;
}

async function problemWith(ctx: SignedIn, target: BulkTargetRow, act: Command): Promise<Problem | undefined> {
  // On a retry, the workflow returns its first outcome; the row only shows the new state.
  const { problem } = ctx.idempotency.isRepeat ? { problem: undefined } : evaluateTarget(ctx, target, act);
  if (problem !== undefined) return problem;
  try {
    await send(ctx, target.driverId, act);
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return { code: error.code, params: error.params };
    throw error;
  }
}

function send(ctx: SignedIn, driverId: string, act: Command): Promise<void> {
  const { idempotency } = ctx;
  const one = { ...ctx, idempotency: { ...idempotency, updateId: idempotency.derivedId(driverId) } };
  switch (act.kind) {
    case 'assign':
      return commandPipeline(one, { driverId, name: 'assignOwner', details: { ownerId: act.ownerId } });
    case 'snooze':
      return commandPipeline(one, { driverId, name: 'snooze', details: { until: act.until, reason: act.reason } });
    case 'requestDocument':
      return commandPipeline(one, { driverId, name: 'requestDocument', details: { document: act.document } });
  }
}
