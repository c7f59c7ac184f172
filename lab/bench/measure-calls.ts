import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#db/core/handle';
import type { Caller } from '../core/caller';
import type { Call } from '../core/calls';
import { median, percentile, round } from '../core/figures';
import { logProgress } from '../core/progress';
import { statementCounter } from './statement-counter';

const WARM_UP_CALLS = 5;

/** A named call, and how many times it is sent, with a pause before each if it has an allowance. */
export interface CallToMeasure {
  readonly name: string;
  readonly call: Call;
  readonly count: number;
  readonly pauseMs?: number;
}

export interface MeasuredCall {
  readonly name: string;
  readonly times: readonly number[];
  /** Size of the response as sent. */
  readonly bytes: number;
  /** SQL statements per call; null if the database does not count them. */
  readonly statements: number | null;
}

/** Sends each call repeatedly, one after the other. */
export async function measureCalls(db: Db, caller: Caller, calls: readonly CallToMeasure[]): Promise<MeasuredCall[]> {
  const countStatements = await statementCounter(db);
  const measured: MeasuredCall[] = [];
  for (const call of calls) {
    const { name, count } = call;
    await repeat(caller, { ...call, count: Math.min(count, WARM_UP_CALLS) });
    const before = await countStatements();
    const { times, bytes } = await repeat(caller, call);
    const after = await countStatements();
    // The first reading is a statement, too.
    const statements = before === null || after === null ? null : (after - before - 1) / count;
    measured.push({ name, times, bytes, statements });
    logProgress(`${name}: p50 ${shown(median(times))}, p99 ${shown(percentile(times, 0.99))}`);
  }
  return measured;
}

const shown = (ms: number): string => `${String(round(ms, 1))} ms`;

async function repeat(caller: Caller, { name, call, count, pauseMs }: CallToMeasure) {
  const times: number[] = [];
  let bytes = 0;
  for (let done = 0; done < count; done += 1) {
    if (pauseMs !== undefined) await pause(pauseMs);
    const timed = await caller.send(call);
    if (timed.status !== 200) throw new Error(`${name}: ${call.method} ${call.path} returned ${String(timed.status)}`);
    times.push(timed.ms);
    ({ bytes } = timed);
  }
  return { times, bytes };
}
