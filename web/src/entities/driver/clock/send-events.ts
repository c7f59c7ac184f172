import { type ApiProblem, asApiProblem } from '#web/shared/http/api-problem';
import { session } from '#web/shared/session/session-store';
import { type ClockEvent, dropEvent, noteRefusal, type UnsentEvent, waitingEvents } from './unsent-events';

/** No session, too early, too many requests: the same request may succeed later. */
const LATER = new Set([0, 401, 408, 425, 429]);
const SERVER_ERROR = 500;

const isForLater = ({ status }: ApiProblem): boolean => LATER.has(status) || status >= SERVER_ERROR;

/** Only one tab sends at a time. */
const inTurn = (task: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('gladhand-clock', task) : task();

interface Sending {
  userId: string;
  /** One request; its idempotency key is the event's `clientId`. */
  send: (event: ClockEvent) => Promise<unknown>;
  /** Runs after each answer, whether taken or refused. */
  onAnswer: (event: UnsentEvent) => void;
}

/** Sends one event; returns whether the next one may follow. */
async function sendOne(event: UnsentEvent, { userId, send, onAnswer }: Sending): Promise<boolean> {
  try {
    await send(event);
    dropEvent(userId, event.clientId);
  } catch (thrown) {
    const problem = asApiProblem(thrown);
    if (isForLater(problem)) return false;
    const { code, status, message, params } = problem;
    noteRefusal(userId, event, { code, status, message, params });
  }
  onAnswer(event);
  return true;
}

async function drain(sending: Sending): Promise<void> {
  for (;;) {
    const [event] = waitingEvents(sending.userId);
    if (event === undefined || session.userId() !== sending.userId) return;
    if (!(await sendOne(event, sending))) return;
  }
}

let last: Promise<void> = Promise.resolve();

/**
 * Sends what waits, in the order of the presses, one after the other. It stops at the first event without an answer; the
 * later ones stay behind it. An event that was sent but not answered is sent again with the same key.
 */
export function sendEvents(sending: Sending): Promise<void> {
  last = last.then(() => inTurn(() => drain(sending)));
  return last;
}
