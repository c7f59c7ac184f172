import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiProblem } from '#web/shared/http/api-problem';
import { asApiProblem } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';
import { markOwnChanges } from '#web/shared/realtime/held-changes';
import { touchedBy } from './candidacies';

/** Few enough that other people of the carrier notice nothing. */
const PARALLEL = 4;

/** How far the invitations are; `problems` has the refused ones, by driver. */
export interface InviteProgress {
  isRunning: boolean;
  done: readonly string[];
  problems: ReadonlyMap<string, ApiProblem>;
}

const START: InviteProgress = { isRunning: false, done: [], problems: new Map() };

const inviteOne = (orderId: string, driverId: string, key: string) =>
  call(
    api.POST('/api/job-order/fleet-job-request', {
      headers: { 'Idempotency-Key': key },
      body: { jobOrderId: orderId, driverId },
    }),
  );

/**
 * Sends the invitations one after the other, a few at a time: each is the same command as a single invitation, so that one
 * refusal does not affect the others. A driver who is invited again keeps the key, so that nobody is invited twice.
 */
export function useInviteMany(orderId: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState(START);
  const keys = useRef(new Map<string, string>());
  const isStopped = useRef(false);

  const keyOf = (driverId: string): string => {
    const key = keys.current.get(driverId) ?? crypto.randomUUID();
    keys.current.set(driverId, key);
    return key;
  };
  const send = async (driverId: string): Promise<void> => {
    try {
      await inviteOne(orderId, driverId, keyOf(driverId));
      setProgress((before) => ({ ...before, done: [...before.done, driverId] }));
    } catch (thrown) {
      const problem = asApiProblem(thrown);
      setProgress((before) => ({ ...before, problems: new Map(before.problems).set(driverId, problem) }));
    }
  };
  const invite = async (driverIds: readonly string[]): Promise<void> => {
    const waiting = [...driverIds];
    isStopped.current = false;
    setProgress((before) => ({
      ...before,
      isRunning: true,
      problems: new Map([...before.problems].filter(([driverId]) => !driverIds.includes(driverId))),
    }));
    const endOwn = markOwnChanges(driverIds);
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined && !isStopped.current; next = waiting.shift())
        await send(next);
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    endOwn();
    setProgress((before) => ({ ...before, isRunning: false }));
    await Promise.all(touchedBy(orderId).map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { progress, invite, stop };
}
