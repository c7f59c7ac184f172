import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { ActivityExecuteInput } from '@temporalio/worker';
import { sendHeartbeats } from '../../worker/heartbeats';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Runs an activity for a time, and returns the number of its heartbeats. */
async function heartbeatsIn(runningMs: number, heartbeatTimeoutMs: number | undefined): Promise<number> {
  const heartbeat = jest.fn();
  const context = { info: { heartbeatTimeoutMs }, heartbeat } as unknown as Parameters<typeof sendHeartbeats>[0];
  const run = new Promise((resolve) => setTimeout(resolve, runningMs));
  const done = sendHeartbeats(context).inbound?.execute?.({} as ActivityExecuteInput, () => run);
  await jest.advanceTimersByTimeAsync(runningMs);
  await done;
  await jest.advanceTimersByTimeAsync(runningMs);
  return heartbeat.mock.calls.length;
}

it('sends several heartbeats within each timeout while the activity runs, and none afterwards', async () => {
  expect(await heartbeatsIn(65_000, 30_000)).toBe(6);
});

it('sends none for an activity without a heartbeat timeout', async () => {
  expect(await heartbeatsIn(65_000, undefined)).toBe(0);
});
