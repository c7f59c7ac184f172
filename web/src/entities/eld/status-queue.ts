import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { DutyStatusBody } from '#domain/eld/schema';
import { useBackOnline } from '#web/shared/connection/online';
import { asApiProblem } from '#web/shared/http/api-problem';
import { session } from '#web/shared/session/session-store';
import { UNSENT_STATUSES } from '#web/shared/session/unsent-prefix';
import { hoursKey, sendStatus } from './own-status';

/** A status with the time of the phone at which it was set. */
export type QueuedStatus = DutyStatusBody & { readonly at: string };

interface Queue {
  /** Statuses that this phone has not sent yet, oldest first. */
  readonly waiting: readonly QueuedStatus[];
  /** Why the last one was refused; null if it was not. */
  readonly problem: unknown;
}

const listeners = new Set<() => void>();
let stored: { userId: string; text: string; queue: Queue } = {
  userId: '',
  text: '',
  queue: { waiting: [], problem: null },
};
/** The person whose statuses are being sent. */
let sendingFor: string | undefined;

function parse(text: string): readonly QueuedStatus[] {
  try {
    return JSON.parse(text) as QueuedStatus[];
  } catch {
    return [];
  }
}

/** The queue in the storage, which other tabs change, too. */
function read(userId: string): Queue {
  const text = window.localStorage.getItem(UNSENT_STATUSES + userId) ?? '[]';
  if (stored.userId !== userId) stored = { userId, text, queue: { waiting: parse(text), problem: null } };
  if (stored.text !== text) stored = { userId, text, queue: { waiting: parse(text), problem: stored.queue.problem } };
  return stored.queue;
}

function change(userId: string, waiting: readonly QueuedStatus[], problem: unknown): void {
  const text = JSON.stringify(waiting);
  if (waiting.length === 0) window.localStorage.removeItem(UNSENT_STATUSES + userId);
  else window.localStorage.setItem(UNSENT_STATUSES + userId, text);
  stored = { userId, text, queue: { waiting, problem } };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the server has refused the status, so that it is not sent again. */
function isRefused(problem: unknown): boolean {
  const { status } = asApiProblem(problem);
  return status >= 400 && status < 500 && status !== 401 && status !== 429;
}

/** Sends what waits, in order, until something is not answered; returns whether anything was sent. */
async function sendWaiting(userId: string): Promise<boolean> {
  let wasSent = false;
  for (let [next] = read(userId).waiting; next !== undefined; [next] = read(userId).waiting) {
    // Another person may have signed in since.
    if (session.userId() !== userId) break;
    const { clientId } = next;
    let { problem } = read(userId);
    try {
      await sendStatus(next);
      wasSent = true;
    } catch (error) {
      if (!isRefused(error)) break;
      problem = error;
    }
    const others = read(userId).waiting.filter((status) => status.clientId !== clientId);
    change(userId, others, problem);
  }
  return wasSent;
}

/**
 * Statuses are stored on the phone with their time and their id, and sent in order: right away, or when the network is back. A
 * status that was sent and not answered is sent again with the same id.
 */
export function useStatusQueue(userId: string): Queue & { readonly set: (status: QueuedStatus) => void } {
  const client = useQueryClient();
  const queue = useSyncExternalStore(subscribe, () => read(userId));
  const flush = useCallback(() => {
    if (sendingFor === userId) return;
    sendingFor = userId;
    void sendWaiting(userId)
      .then(async (wasSent) => {
        if (wasSent) await client.invalidateQueries({ queryKey: hoursKey });
      })
      .finally(() => {
        if (sendingFor === userId) sendingFor = undefined;
      });
  }, [client, userId]);
  useEffect(flush, [flush]);
  useBackOnline(flush);
  const set = (status: QueuedStatus) => {
    change(userId, [...read(userId).waiting, status], null);
    flush();
  };
  return { ...queue, set };
}
