import { MAX_TIME_EVENTS } from '#domain/timesheets/limits';
import type { TimeEventAnswers, TimeEventInput } from '#domain/timesheets/schema';
import { type ApiProblem, asApiProblem } from '#web/shared/http/api-problem';
import { session } from '#web/shared/session/session-store';
import { dropEvent, noteRefusal, type UnsentEvent, waitingEvents } from './unsent-events';

/** No session, too early, too many requests: the same request may succeed later. */
const LATER = new Set([0, 401, 408, 425, 429]);
const SERVER_ERROR = 500;

const isForLater = ({ status }: ApiProblem): boolean => LATER.has(status) || status >= SERVER_ERROR;

/** Only one tab sends at a time. */
const inTurn = (task: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('gladhand-clock', task) : task();

interface Sending {
  userId: string;
  /** One request; the server knows each event by its id, so a repeat has no further effect. */
  send: (events: readonly TimeEventInput[]) => Promise<TimeEventAnswers>;
  /** Runs after the answer of each request. */
  onAnswer: () => void;
}

const bare = ({ id, assignmentId, kind, deviceAt }: UnsentEvent): TimeEventInput => ({
  id,
  assignmentId,
  kind,
  deviceAt,
});

/** Removes what the server has taken, and marks what it refused; returns the number of answered events. */
function settle(userId: string, events: readonly UnsentEvent[], { data }: TimeEventAnswers): number {
  const answers = new Map(data.map((answer) => [answer.id, answer]));
  const answered = events.filter(({ id }) => answers.has(id));
  for (const event of answered) {
    const answer = answers.get(event.id);
    if (answer?.result === 'refused') noteRefusal(userId, event, answer.code ?? 'internal');
    else dropEvent(userId, event.id);
  }
  return answered.length;
}

/** Sends the events in one request; returns whether the next ones may follow. */
async function sendBatch(events: readonly UnsentEvent[], sending: Sending): Promise<boolean> {
  const [first] = events;
  if (first === undefined) return false;
  try {
    const isAnswered = settle(sending.userId, events, await sending.send(events.map(bare))) > 0;
    sending.onAnswer();
    return isAnswered;
  } catch (thrown) {
    const problem = asApiProblem(thrown);
    if (isForLater(problem)) return false;
    // The request as a whole was refused, so each event is sent alone: one must not hold up the others.
    if (events.length > 1) return sendEach(events, sending);
    noteRefusal(sending.userId, first, problem.code);
    sending.onAnswer();
    return true;
  }
}

async function sendEach(events: readonly UnsentEvent[], sending: Sending): Promise<boolean> {
  for (const event of events) if (!(await sendBatch([event], sending))) return false;
  return true;
}

async function drain(sending: Sending): Promise<void> {
  for (;;) {
    // Another person may have signed in since.
    if (session.userId() !== sending.userId) return;
    const events = waitingEvents(sending.userId).slice(0, MAX_TIME_EVENTS);
    if (!(await sendBatch(events, sending))) return;
  }
}

let last: Promise<void> = Promise.resolve();

/**
 * Sends what waits in the order of the taps. It stops at the first request without an answer; all later events wait,
 * and are sent again with the same ids.
 */
export function sendEvents(sending: Sending): Promise<void> {
  last = last.then(() => inTurn(() => drain(sending)));
  return last;
}
