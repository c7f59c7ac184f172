import { expect, it } from '@jest/globals';
import type { AdverseCommandName, AdverseCommands } from '#domain/adverse-actions/commands';
import { decideAdverseCommand, decideAdverseDeadline } from '#domain/adverse-actions/decide';
import type { AdverseEventType } from '#domain/adverse-actions/events';
import { adverseMoves } from '#domain/adverse-actions/moves';
import { areNoticesSent } from '#domain/adverse-actions/rules';
import { type AdverseActionState, emptyAdverseAction } from '#domain/adverse-actions/state';
import { candidacyMoves } from '#domain/candidacies/moves';
import { checkCommand } from '#domain/candidacies/rules';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { businessDaysBetween } from '#domain/shared/federal-holidays';
import { dateAt } from '#domain/shared/zoned-time';
import { newId } from '#platform/ids';
import { Random } from '../../../demo/random';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const ZONE = 'America/Denver';
const names = Object.keys(adverseMoves) as AdverseCommandName[];
/** Chosen less often, so that some adverse actions are decided. */
const rare = new Set<AdverseCommandName>([
  'withdrawAdverseAction',
  'sendRemoteNotice',
  'disputeReport',
  'recordMailing',
]);
const ids = { actionId: 'a', candidacyId: 'c', orderId: 'o', organizationId: 'org', driverId: 'd' };

interface Step {
  readonly type: AdverseEventType;
  readonly at: string;
  readonly state: AdverseActionState;
}

/** A random history within the rules: commands of either side and the clock, hours or days apart. */
function historyOf(seed: number): Step[] {
  const random = Random.of(seed, 'adverse-actions');
  let state = emptyAdverseAction(ids);
  let now = Date.parse('2026-06-01T14:00:00.000Z') + random.whole(0, 300) * DAY_MS;
  const steps: Step[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    now += random.whole(1, 60) * HOUR_MS;
    const due = decideAdverseDeadline(state, now);
    const name = random.weighted(names.map((item) => [item, rare.has(item) ? 1 : 8] as const));
    const isDriver = adverseMoves[name].who.includes('driver');
    const command = {
      actor: { kind: isDriver ? 'driver' : 'fleet', userId: 'person' },
      isSafety: !isDriver,
      round: state.round,
      candidacyRound: 1,
      reportId: 'report',
      noticeId: newId(),
      noteId: 'note',
      zone: ZONE,
      waitDays: random.whole(5, 8),
      mailedOn: dateAt(new Date(now).toISOString(), ZONE),
      decidedOn: dateAt(new Date(now).toISOString(), ZONE),
    } as unknown as AdverseCommands[typeof name];
    const decision = due === null ? decideAdverseCommand(state, { name, command }, now) : { accepted: due.transition };
    if ('refused' in decision) continue;
    state = decision.accepted.snapshot;
    steps.push({ type: decision.accepted.type, at: decision.accepted.at, state });
  }
  return steps;
}

const histories = Array.from({ length: 300 }, (_, seed) => historyOf(seed));

/** Business days during which the clock ran, from the first notice to the final one. */
function waitedDays(steps: readonly Step[]): number {
  let days = 0;
  steps.forEach(({ at, state }, index) => {
    const next = steps[index + 1];
    if (next === undefined || state.name !== 'waiting') return;
    const [from, to] = [dateAt(at, ZONE), dateAt(next.at, ZONE)];
    days += businessDaysBetween(from, to);
  });
  return days;
}

it('never closes a candidacy because of a report without its notices, on any way to close it', () => {
  const closing = Object.keys(candidacyMoves).filter((name) =>
    ['cancelInvite', 'pass', 'rejectReview', 'cancelAssignment', 'rescindStart'].includes(name),
  ) as ('cancelInvite' | 'pass' | 'rejectReview' | 'cancelAssignment' | 'rescindStart')[];
  const states: Record<(typeof closing)[number], CandidacyHistory> = {
    cancelInvite: aHistory((history) => history.play('invite')),
    pass: aHistory((history) => history.play('request')),
    rejectReview: aHistory((history) => [history.play('invite'), history.play('acceptInvite')]),
    cancelAssignment: aHistory((history) => [history.play('invite'), history.play('acceptInvite')]),
    rescindStart: aHistory((history) => history.toHired()),
  };
  const running = histories.flatMap((steps) => steps).filter(({ state }) => state.name !== 'withdrawn');
  expect(running.length).toBeGreaterThan(1_000);
  for (const { state: action } of running) {
    for (const name of closing) {
      const history = states[name];
      const noticesSent = areNoticesSent(action, 1);
      const command = history.command(name, { reason: 'report_based', isSafety: true, noticesSent });
      const isRefused = checkCommand(history.state, { name, command }, history.now) !== undefined;
      const kinds = action.notices.map(({ kind }) => kind).join(' ');
      const isNoticed = kinds === 'preAdverse final' || kinds === 'remote';
      expect({ name, kinds, isRefused }).toEqual({ name, kinds, isRefused: !isNoticed });
    }
  }
});

function aHistory(play: (history: CandidacyHistory) => unknown): CandidacyHistory {
  const world = { organizationId: 'org', orderId: 'o', driverId: 'd', facilityId: 'f', recruiterId: 'r' };
  const history = new CandidacyHistory(world as unknown as CandidacyHistory['world']);
  play(history);
  return history;
}

it('never sends the final notice before five business days on which the clock ran, and never during a dispute', () => {
  let finals = 0;
  for (const steps of histories) {
    steps.forEach(({ type, state }, index) => {
      if (type !== 'finalNoticeSent') return;
      finals += 1;
      const start = steps.findLastIndex((step, at) => at < index && step.type === 'preAdverseNoticeSent');
      const round = steps.slice(start, index + 1);
      expect(waitedDays(round)).toBeGreaterThanOrEqual(5);
      const disputes = round.filter((step) => step.type === 'reportDisputed').length;
      expect(round.filter((step) => step.type === 'disputeResolved')).toHaveLength(disputes);
      expect(state.notices.map(({ kind }) => kind)).toEqual(['preAdverse', 'final']);
    });
  }
  expect(finals).toBeGreaterThan(20);
});
