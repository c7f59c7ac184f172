import type { ActorKind } from '#domain/shared/actor';
import type { AppliedEvent } from './applied-event';
import type { Transaction } from './handle';
import { type SomeDrivers, someDrivers } from './some-drivers';

const BATCH_SIZE = 1_000;

/** A stored event, with its type and the person or side that caused it. */
export interface ReplayedEvent<State> extends AppliedEvent<State> {
  readonly type: string;
  readonly actor: { readonly kind: ActorKind; readonly userId: string | null };
}

interface Replay {
  readonly of: 'driver-pipeline' | 'job-order' | 'candidacy' | 'dq-access' | 'adverse-action' | 'agreement' | 'voe';
  /** All types if absent. */
  readonly types?: readonly string[];
  /** Everybody's events if absent. */
  readonly drivers?: SomeDrivers | undefined;
}

/** Replays events in their original order: a driver must be released before the next order hires them. */
export async function replay<State>(
  trx: Transaction,
  { of, types, drivers }: Replay,
  apply: (events: readonly ReplayedEvent<State>[]) => Promise<void>,
): Promise<number> {
  const some = someDrivers('workflow_events.driver_id', drivers);
  await trx.raw(
    `declare replayed no scroll cursor for
     select workflow_events.seq, workflow_events.at, workflow_events.type, workflow_events.payload as snapshot,
       json_build_object('kind', workflow_events.actor_kind, 'userId', workflow_events.actor_id) as actor
     from workflow_events
     where workflow_events.workflow_id like ? and (?::text[] is null or workflow_events.type = any (?::text[]))
       and ${some.sql}
     order by workflow_events.at, workflow_events.workflow_id, workflow_events.seq`,
    [`${of}/%`, types ?? null, types ?? null, ...some.values] as string[],
  );
  let count = 0;
  for (;;) {
    const { rows } = await trx.raw<{ rows: ReplayedEvent<State>[] }>(`fetch ${String(BATCH_SIZE)} from replayed`);
    if (rows.length === 0) break;
    await apply(rows);
    count += rows.length;
  }
  await trx.raw('close replayed');
  return count;
}
