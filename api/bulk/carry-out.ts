import type { BulkTargetRow } from '#db/read-models/bulk-targets';
import { queueWrittenMessages, type WrittenMessage } from '#db/stores/written-message-store';
import type { BulkChannel } from '#domain/bulk/acts';
import type { BulkAct } from '#domain/bulk/schema';
import { fillMessage } from '#domain/bulk/templates';
import { ProblemError, type Problem } from '#domain/problems';

import { commandPipeline, type SignedIn } from '../driver-pipelines/command';
import { judge } from './targets';

/** How an act on one driver ended. */
export interface Outcome {
  readonly target: BulkTargetRow;
  readonly channels: readonly BulkChannel[];
  readonly problem: Problem | undefined;
}

/** So many drivers' workflows are asked at once. */
const AT_ONCE = 8;

type Message = Extract<BulkAct, { kind: 'message' }>;
type Command = Exclude<BulkAct, Message>;

/** Does it to each, one apart from the other: who cannot be is told, and holds up nobody. */
export const carryOut = (ctx: SignedIn, targets: readonly BulkTargetRow[], act: BulkAct): Promise<Outcome[]> =>
  act.kind === 'message' ? write(ctx, targets, act) : command(ctx, targets, act);

// All messages of a request are stored together or not at all; the worker sends each once.
async function write(ctx: SignedIn, targets: readonly BulkTargetRow[], act: Message): Promise<Outcome[]> {
  const outcomes = targets.map((target) => ({ target, ...judge(ctx, target, act) }));
  const written = outcomes.flatMap(({ target, channels }) =>
    channels.map((channel) => messageTo(ctx, target, { act, channel })),
  );
  await ctx.db.transaction((trx) => queueWrittenMessages(trx, ctx.sealer, written));
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

async function command(ctx: SignedIn, targets: readonly BulkTargetRow[], act: Command): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = [...targets.entries()];
  let isAway = false;
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [place, target] = next;
      // With nobody there to decide, the rest would wait for an answer one after the other.
      const problem = isAway ? { code: 'unavailable' as const } : await problemWith(ctx, target, act);
      isAway ||= problem?.code === 'unavailable';
      outcomes[place] = { target, channels: [], problem };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

async function problemWith(ctx: SignedIn, target: BulkTargetRow, act: Command): Promise<Problem | undefined> {
  // Of a repeat the workflow knows what it did the first time; the row only knows that it is done.
  const { problem } = ctx.idempotency.isRepeat ? { problem: undefined } : judge(ctx, target, act);
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
