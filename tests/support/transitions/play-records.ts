import type { AdverseCommandName, AdverseCommands } from '#domain/adverse-actions/commands';
import { decideAdverseBasis, decideAdverseCommand, decideAdverseDeadline } from '#domain/adverse-actions/decide';
import { adverseMessagesFor } from '#domain/adverse-actions/messages';
import { adverseMoves } from '#domain/adverse-actions/moves';
import { emptyAdverseAction } from '#domain/adverse-actions/state';
import type { AccessCommandName, AccessCommands } from '#domain/dq-access/commands';
import {
  decideAccessBasis,
  decideAccessCommand,
  decideAccessDeadline,
  decideAccessPause,
} from '#domain/dq-access/decide';
import { accessMessagesFor } from '#domain/dq-access/messages';
import { accessMoves } from '#domain/dq-access/moves';
import { emptyAccess } from '#domain/dq-access/state';
import type { VerificationCommandName, VerificationCommands } from '#domain/employment-verifications/commands';
import { decideVerificationCommand } from '#domain/employment-verifications/decide';
import {
  decideVerificationDeadline,
  decideVerificationFacts,
  decideVerificationPause,
} from '#domain/employment-verifications/decide-system';
import { verificationMessagesFor } from '#domain/employment-verifications/messages';
import { verificationMoves } from '#domain/employment-verifications/moves';
import { emptyVerification } from '#domain/employment-verifications/state';
import type { JobOrderCommandName, JobOrderCommands } from '#domain/job-orders/commands';
import {
  decideOrderCommand,
  decideOrderDeadline,
  decideOrderPause,
  decideWaveEnd,
  decideWavePlan,
  emptyJobOrder,
} from '#domain/job-orders/decide';
import { messagesFor as orderMessagesFor } from '#domain/job-orders/messages';
import { jobOrderMoves } from '#domain/job-orders/moves';
import type { JobOrderState } from '#domain/job-orders/state';
import type { Transition } from '#domain/shared/decision';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { dateAt } from '#domain/shared/zoned-time';
import { orderStep, verificationStep } from '#domain/whose-turn/steps';
import { Random } from '../../../demo/random';
import { type Played, sent } from './played';

const START = Date.parse('2026-06-01T14:00:00.000Z');
const TURNS = 60;
const ZONE = 'America/Denver';

type Event<Type extends string, State> = Transition<Type, State>;

/** One random step: the next transition, or null if nothing happens. */
type Step<Type extends string, State> = (state: State, random: Random, now: number) => Event<Type, State> | null;

interface Play<Type extends string, State> {
  readonly first: State;
  readonly next: Step<Type, State>;
  readonly stepOf: (state: State) => string;
  readonly sendsOf: (event: Event<Type, State> & { readonly updateId: string }) => readonly string[];
}

function play<Type extends string, State>(
  random: Random,
  { first, next, stepOf, sendsOf }: Play<Type, State>,
): Played[] {
  const played: Played[] = [];
  let state = first;
  let now = START;
  for (let turn = 0; turn < TURNS; turn += 1) {
    now += random.whole(1, 72) * HOUR_MS;
    const event = next(state, random, now);
    if (event === null) continue;
    played.push({
      type: event.type,
      actor: event.actor.kind,
      before: stepOf(state),
      step: stepOf(event.snapshot),
      sends: sendsOf({ ...event, updateId: 'update' }),
    });
    state = event.snapshot;
  }
  return played;
}

const accepted = <T>(decision: { readonly accepted: T } | { readonly refused: unknown }): T | null =>
  'accepted' in decision ? decision.accepted : null;

/** A random history of a carrier's access to a driver's file. */
export function playAccess(seed: number): Played[] {
  const names = Object.keys(accessMoves) as AccessCommandName[];
  return play(Random.of(seed, 'access-transitions'), {
    first: emptyAccess({ accessId: 'access', organizationId: 'carrier', driverId: 'driver' }),
    next: (state, random, now) => {
      const due = decideAccessDeadline(state, now);
      if (due !== null) return due.transition;
      if (random.chance(0.1)) return decideAccessPause(state, { isPaused: random.chance(0.4), now });
      const isDriverErased = random.chance(0.05);
      const basis = { isRelated: random.chance(0.5), hasDriverLeft: random.chance(0.2), isDriverErased };
      if (random.chance(0.05)) return decideAccessBasis(state, basis, now);
      const name = random.pick(names);
      const kind = accessMoves[name].who.includes('driver') ? 'driver' : 'fleet';
      const endsAt = new Date(now + random.whole(2, 60) * DAY_MS).toISOString();
      const command = {
        ...{ actor: { kind, userId: 'person' }, round: state.round, noteId: 'note' },
        ...{ endsOn: endsAt.slice(0, 10), endsAt },
      } as unknown as AccessCommands[typeof name];
      return accepted(decideAccessCommand(state, { name, command }, now));
    },
    stepOf: ({ name }) => name,
    sendsOf: (event) =>
      accessMessagesFor(event).map(({ to, template, hasSms }) =>
        sent(to, template, hasSms ? ['mail', 'sms'] : ['mail']),
      ),
  });
}

/** A random history of the notices about a report. */
export function playAdverseAction(seed: number): Played[] {
  const names = Object.keys(adverseMoves) as AdverseCommandName[];
  const ids = { actionId: 'a', candidacyId: 'c', orderId: 'o', organizationId: 'org', driverId: 'd' };
  return play(Random.of(seed, 'adverse-transitions'), {
    first: emptyAdverseAction(ids),
    next: (state, random, now) => {
      const due = decideAdverseDeadline(state, now);
      if (due !== null) return due.transition;
      if (random.chance(0.1)) {
        const undelivered = random.chance(0.5) ? state.notices.map(({ noticeId }) => noticeId) : [];
        const openRound = random.chance(0.8) ? state.candidacyRound : null;
        return decideAdverseBasis(state, { openRound, isDriverErased: random.chance(0.05), undelivered }, now);
      }
      const name = random.pick(names);
      const isDriver = adverseMoves[name].who.includes('driver');
      const today = dateAt(new Date(now).toISOString(), ZONE);
      const command = {
        ...{ actor: { kind: isDriver ? 'driver' : 'fleet', userId: 'person' }, isSafety: !isDriver },
        ...{ round: state.round, candidacyRound: 1, reportId: 'report', noticeId: `n${String(state.seq)}` },
        ...{ noteId: 'note', zone: ZONE, waitDays: random.whole(5, 8), mailedOn: today, decidedOn: today },
      } as unknown as AdverseCommands[typeof name];
      return accepted(decideAdverseCommand(state, { name, command }, now));
    },
    stepOf: ({ name }) => name,
    sendsOf: (event) =>
      adverseMessagesFor(event).map(({ to, template, hasSms }) =>
        sent(to, template, hasSms ? ['mail', 'sms'] : ['mail']),
      ),
  });
}

/** A random history of the verification of a past employment. */
export function playVerification(seed: number): Played[] {
  const names = Object.keys(verificationMoves) as VerificationCommandName[];
  const ids = { verificationId: 'v', organizationId: 'o', driverId: 'd', employmentHistoryId: 'e' };
  return play(Random.of(seed, 'verification-transitions'), {
    first: emptyVerification(ids),
    next: (state, random, now) => {
      const due = decideVerificationDeadline(state, now);
      if (due !== null) return due.transition;
      if (random.chance(0.1)) return decideVerificationPause(state, { isPaused: random.chance(0.4), now });
      if (random.chance(0.1)) {
        const hiredOn = random.chance(0.5) ? '2026-06-10' : null;
        const isDriverErased = random.chance(0.05);
        return decideVerificationFacts(state, { hiredOn, isDriverErased, isFileOpen: random.chance(0.7) }, now);
      }
      // An answer may stay unread until its time is over.
      const name = random.weighted(names.map((item) => [item, item === 'reviewAnswer' ? 0.05 : 1] as const));
      const [kind = 'fleet'] = verificationMoves[name].who;
      const response = name === 'submitAnswer' || name === 'declineRequest' || name === 'refuseCorrection';
      const command = {
        ...{ actor: { kind, userId: 'u' }, round: state.round, noteId: 'n', attemptId: `a${String(state.seq)}` },
        ...{ responseId: response ? `r${String(state.seq)}` : state.answer?.responseId, fileId: 'f', isForLater: true },
        ...{ hiredOn: null, canEmail: random.chance(0.7), channel: random.pick(['email', 'phone']) },
        consentId: name === 'signConsent' || random.chance(0.2) ? 'c' : null,
      } as unknown as VerificationCommands[typeof name];
      return accepted(decideVerificationCommand(state, { name, command }, now));
    },
    stepOf: verificationStep,
    sendsOf: (event) =>
      verificationMessagesFor(event).map(({ to, template, hasSms }) =>
        sent(to, template, hasSms ? ['mail', 'sms'] : ['mail']),
      ),
  });
}

function orderCommand(state: JobOrderState, random: Random): JobOrderCommands[JobOrderCommandName] & { name: never } {
  const seat = { candidacyId: `c${String(random.whole(1, 3))}`, round: 1, hireSeq: 1 };
  const versionId = `v${String(state.seq)}`;
  return {
    ...{ orderId: 'order', organizationId: 'carrier', facilityId: 'yard', versionId, baseVersionId: state.versionId },
    ...{ numberOfDrivers: 2, startOn: null, endOn: '2026-09-01', endsAt: '2026-09-02T06:00:00.000Z' },
    ...{ isVisible: random.chance(0.7), isRecruiter: true, isBusinessAdmin: true, notifyToDriver: true },
    ...{ noteId: 'note', isOn: random.chance(0.7), isPaused: random.chance(0.5), use: random.pick(['free', 'used']) },
    ...seat,
  } as unknown as JobOrderCommands[JobOrderCommandName] & { name: never };
}

/** A random history of a job order. */
export function playOrder(seed: number): Played[] {
  const names = Object.keys(jobOrderMoves) as JobOrderCommandName[];
  const rare: readonly JobOrderCommandName[] = ['cancelOrder', 'deleteOrder', 'sendBackOrder'];
  return play(Random.of(seed, 'order-transitions'), {
    first: emptyJobOrder('order'),
    next: (state, random, now) => {
      if (random.chance(0.1)) return decideOrderPause(state, { isPaused: random.chance(0.4), now });
      const number = state.waves?.planned?.number ?? 1;
      const at = new Date(now + HOUR_MS).toISOString();
      if (random.chance(0.2))
        return decideWavePlan(
          state,
          { number, window: { at, until: random.chance(0.8) ? '2027-01-01T00:00:00.000Z' : at } },
          now,
        );
      if (random.chance(0.1))
        return decideWaveEnd(
          state,
          { number: state.waves?.sending?.number ?? 0, invited: 1, leftOut: 0, none: random.pick([null, 'no_driver']) },
          now,
        );
      const due = decideOrderDeadline(state, now);
      if (due !== null) return due;
      const name = random.weighted(names.map((item) => [item, rare.includes(item) ? 1 : 5] as const));
      const [kind = 'fleet'] = jobOrderMoves[name].who;
      const command = { ...orderCommand(state, random), actor: { kind, userId: 'user' } };
      return accepted(decideOrderCommand(state, { name, command }, now));
    },
    stepOf: orderStep,
    sendsOf: (event) => orderMessagesFor(event).map(({ to, template, channels }) => sent(to, template, channels)),
  });
}
