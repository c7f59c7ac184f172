import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { deadlinesOf } from '#domain/candidacies/deadlines';
import type { CandidacyTransition } from '#domain/candidacies/decide';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import { type CandidacyFact, decideFact } from '#domain/candidacies/facts';
import { decideFileCheck } from '#domain/candidacies/file-check';
import { decideProofs } from '#domain/candidacies/lapse';
import { messagesFor } from '#domain/candidacies/messages';
import { candidacyMoves, isMovePossible } from '#domain/candidacies/moves';
import { stepAt } from '#domain/candidacies/next-step';
import { decidePause } from '#domain/candidacies/pause';
import { checkCommand } from '#domain/candidacies/rules';
import { interviewIdOf, isOnAssignment } from '#domain/candidacies/state-table';
import { Random } from '../../../demo/random';
import { aWorld } from '../hiring/a-world';
import { CandidacyHistory } from '../hiring/candidacy-history';
import { type Played, sent } from './played';

const names = Object.keys(candidacyMoves) as CandidacyCommandName[];
/** Chosen less often, so that histories are long. */
const endings = new Set<CandidacyCommandName>([
  'declineInvite',
  'cancelInvite',
  'pass',
  'withdraw',
  'rejectReview',
  'cancelAssignment',
  'rejectInterview',
  'cancelInterview',
  'declineStart',
  'rescindStart',
  'recordNoShow',
]);
const facts: readonly CandidacyFact[] = [
  { type: 'orderEnded', reason: 'order_cancelled', notify: true },
  { type: 'hiredElsewhere', reason: 'hired_elsewhere' },
  { type: 'driverNotAvailable', reason: 'driver_not_available' },
];
const DAY = 86_400_000;
const at = (ms: number) => new Date(ms).toISOString();

function detailsOf(history: CandidacyHistory, name: CandidacyCommandName): object {
  const { now, state } = history;
  const day = at(now).slice(0, 10);
  const slots = [1, 2].map((days) => ({ startsAt: at(now + days * DAY), endsAt: at(now + days * DAY + 3_600_000) }));
  const picked = name === 'pickInterviewTime' ? state.offer?.slots.at(-1) : undefined;
  const interview = picked ?? { startsAt: at(now + 3 * DAY), endsAt: at(now + 3 * DAY + 3_600_000) };
  const start = { startOn: day, startsAt: at(now + DAY), endOn: day, endsAt: at(now + 30 * DAY) };
  const times = name === 'hire' || name === 'moveStart' || name === 'proposeStart' ? start : interview;
  const end = { endOn: state.hire === null || state.hire.startOn > day ? day : state.hire.startOn };
  const interviewId = interviewIdOf(state) ?? `interview-${String(state.seq)}`;
  return { isSafety: true, waitsForFile: true, interviewId, slots, ...times, ...(name === 'endAssignment' ? end : {}) };
}

function command(history: CandidacyHistory, random: Random): CandidacyTransition | null {
  const possible = names.filter((name) => isMovePossible(name, history.state, history.now + 60_000));
  if (possible.length === 0) return null;
  const name = random.weighted(possible.map((item) => [item, endings.has(item) ? 1 : 6] as const));
  const details = detailsOf(history, name);
  const refused = checkCommand(history.state, { name, command: history.command(name, details) }, history.now + 60_000);
  return refused === undefined ? history.play(name, details) : null;
}

function deadline(history: CandidacyHistory): CandidacyTransition | null {
  const [next] = deadlinesOf(history.state);
  if (next === undefined) return null;
  history.now = Math.max(history.now, Date.parse(next.at));
  return decideDeadline(history.state, next, history.now);
}

function happen(history: CandidacyHistory, random: Random): CandidacyTransition | null {
  const { state, now } = history;
  const { hireSeq, hire } = state;
  const kind = random.weighted([
    // Few commands are left at work, and most of them end it.
    ['command', isOnAssignment(state) ? 1 : 8],
    ['deadline', isOnAssignment(state) ? 1 : 3],
    ['fact', 0.5],
    ['proofs', isOnAssignment(state) ? 4 : 1],
    ['file', isOnAssignment(state) ? 4 : 2],
    ['pause', 1],
  ] as const);
  switch (kind) {
    case 'command':
      return command(history, random);
    case 'deadline':
      return deadline(history);
    case 'fact':
      return decideFact(state, random.pick(facts), now);
    case 'proofs':
      return decideProofs(state, { isLapsed: random.chance(0.5), seq: (state.proofs?.seq ?? 0) + 1 }, now);
    case 'file':
      return decideFileCheck(
        state,
        {
          hireSeq,
          isComplete: random.chance(0.5),
          waitsOn: random.pick(['driver', 'carrier', 'both'] as const),
          seq: (hire?.file?.seq ?? 0) + 1,
        },
        now,
      );
    case 'pause':
      return decidePause(state, { isPaused: random.chance(0.5), now });
  }
}

const TURNS = 60;

/** A random history of a candidacy within the rules. */
export function playCandidacy(seed: number): Played[] {
  const random = Random.of(seed, 'candidacy-transitions');
  const history = new CandidacyHistory(aWorld);
  const played: Played[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = stepAt(history.state, history.now);
    const event = happen(history, random);
    if (event === null) continue;
    history.state = event.snapshot;
    const sends = messagesFor({ ...event, updateId: 'update' }).map(({ to, template, channels }) =>
      sent(to, template, channels),
    );
    played.push({
      type: event.type,
      actor: event.actor.kind,
      before,
      step: stepAt(event.snapshot, history.now),
      sends,
    });
  }
  return played;
}
