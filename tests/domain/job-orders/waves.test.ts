import { describe, expect, it } from '@jest/globals';
import type { JobOrderCommandName, JobOrderCommands } from '#domain/job-orders/commands';
import {
  decideOrderCommand,
  decideOrderDeadline,
  decideOrderPause,
  decideWaveEnd,
  decideWavePlan,
  emptyJobOrder,
  type JobOrderTransition,
  nextOrderDeadline,
} from '#domain/job-orders/decide';
import { orderFollowUpsOf } from '#domain/job-orders/follow-ups';
import type { JobOrderState } from '#domain/job-orders/state';
import { waveStop } from '#domain/job-orders/waves';

const NOW = Date.parse('2026-11-24T16:00:00.000Z');
const HOUR = 3_600_000;
const window = { at: '2026-11-24T18:00:00.000Z', until: '2026-11-24T23:00:00.000Z' };
const seat = { candidacyId: 'candidacy', round: 1, hireSeq: 1 };
const terms = {
  orderId: 'order',
  organizationId: 'organization',
  facilityId: 'facility',
  versionId: 'first',
  baseVersionId: 'first',
  numberOfDrivers: 1,
  startOn: null,
  endOn: null,
  endsAt: null,
  isVisible: true,
  isRecruiter: true,
  isBusinessAdmin: false,
  notifyToDriver: true,
};

/** An active order whose autopilot is used. */
class Autopilot {
  state: JobOrderState = emptyJobOrder('order');
  last: JobOrderTransition | null = null;

  constructor() {
    this.send('createOrder');
    this.send('acceptOrder');
  }

  send<N extends JobOrderCommandName>(name: N, details: Partial<JobOrderCommands[N]> = {}): string {
    const actor = { kind: name === 'acceptOrder' ? 'ops' : 'fleet', userId: 'user' };
    const base = name === 'takeSeat' || name === 'releaseSeat' ? {} : { ...terms, actor };
    const command = { ...base, ...details } as JobOrderCommands[N];
    const decision = decideOrderCommand(this.state, { name, command }, NOW);
    if ('refused' in decision) return decision.refused.code;
    return this.apply(decision.accepted);
  }

  apply(transition: JobOrderTransition | null): string {
    if (transition === null) return 'nothing';
    this.last = transition;
    this.state = transition.snapshot;
    return transition.type;
  }

  plan(number: number): string {
    return this.apply(decideWavePlan(this.state, { number, window }, NOW));
  }

  passTo(instant: string): string {
    return this.apply(decideOrderDeadline(this.state, Date.parse(instant)));
  }

  end(number: number, none: 'no_driver' | 'enough_invited' | null = null): string {
    return this.apply(
      decideWaveEnd(this.state, { number, invited: none === null ? 3 : 0, leftOut: 1, none }, NOW + 3 * HOUR),
    );
  }

  get followUps() {
    return this.last === null ? [] : orderFollowUpsOf({ ...this.last, updateId: 'update' });
  }

  static on(): Autopilot {
    const autopilot = new Autopilot();
    autopilot.send('setAutopilot', { isOn: true });
    autopilot.plan(1);
    return autopilot;
  }
}

describe('turning autopilot on', () => {
  it('plans a wave, whose time is found afterward', () => {
    const autopilot = new Autopilot();

    expect(autopilot.send('setAutopilot', { isOn: true })).toBe('autopilotChanged');
    expect(autopilot.state).toMatchObject({ autopilot: true, waves: { planned: { number: 1, at: null } } });
    expect(autopilot.followUps).toEqual([{ kind: 'planWave', number: 1 }]);
    expect(nextOrderDeadline(autopilot.state)).toBeNull();
    expect(autopilot.plan(1)).toBe('wavePlanned');
    expect(nextOrderDeadline(autopilot.state)).toBe(window.at);
    expect(autopilot.plan(1)).toBe('nothing');
  });

  it('changes nothing if it is on, and is refused unless the order is active', () => {
    const autopilot = Autopilot.on();

    expect(autopilot.send('setAutopilot', { isOn: true })).toBe('nothing');
    autopilot.send('cancelOrder');
    expect(autopilot.send('setAutopilot', { isOn: false })).toBe('order-not-active');
    expect(autopilot.send('pauseAutopilot', { isPaused: true })).toBe('order-not-active');
  });

  it('is the only way to start: a pause is refused while it is off', () => {
    expect(new Autopilot().send('pauseAutopilot', { isPaused: true })).toBe('autopilot-off');
  });
});

describe('a planned wave', () => {
  it('starts in its time and is sent, and the next one is planned', () => {
    const autopilot = Autopilot.on();

    expect(autopilot.passTo('2026-11-24T17:59:59.000Z')).toBe('nothing');
    expect(autopilot.passTo(window.at)).toBe('waveStarted');
    expect(autopilot.followUps).toEqual([{ kind: 'sendWave', number: 1 }]);
    expect(nextOrderDeadline(autopilot.state)).toBeNull();
    expect(autopilot.end(1)).toBe('waveSent');
    expect(autopilot.state.waves).toMatchObject({
      sending: null,
      last: { number: 1, status: 'sent', invited: 3, leftOut: 1 },
      planned: { number: 2, at: null },
      lastOn: window.at,
    });
    expect(autopilot.followUps).toEqual([{ kind: 'planWave', number: 2 }]);
    expect(autopilot.end(1)).toBe('nothing');
  });

  it('is skipped if its daytime has passed without a worker', () => {
    const autopilot = Autopilot.on();

    expect(autopilot.passTo(window.until)).toBe('waveSkipped');
    expect(autopilot.last?.reason).toBe('missed');
    expect(autopilot.state.waves).toMatchObject({ last: { number: 1, reason: 'missed' }, planned: { number: 2 } });
  });

  it('is skipped if no driver can be invited, and the next one is on another day', () => {
    const autopilot = Autopilot.on();
    autopilot.passTo(window.at);

    expect(autopilot.end(1, 'no_driver')).toBe('waveSkipped');
    expect(autopilot.last?.reason).toBe('no_driver');
    expect(autopilot.state.waves).toMatchObject({ last: { status: 'skipped', invited: 0 }, lastOn: window.at });
  });

  it.each([
    ['off', (it: Autopilot) => it.send('setAutopilot', { isOn: false })],
    ['paused', (it: Autopilot) => it.send('pauseAutopilot', { isPaused: true })],
    ['filled', (it: Autopilot) => it.send('takeSeat', seat)],
    ['not_active', (it: Autopilot) => it.send('cancelOrder')],
    ['not_active', (it: Autopilot) => it.send('deleteOrder')],
  ])('is skipped: %s', (reason, stop) => {
    const autopilot = Autopilot.on();
    stop(autopilot);

    expect(waveStop(autopilot.state)).toBe(reason);
    expect(autopilot.state.waves).toMatchObject({ planned: null, last: { number: 1, status: 'skipped', reason } });
    expect(autopilot.passTo(window.at)).toBe('nothing');
  });

  it.each([
    [
      'turned on again',
      (it: Autopilot) => [it.send('setAutopilot', { isOn: false }), it.send('setAutopilot', { isOn: true })],
    ],
    [
      'resumed',
      (it: Autopilot) => [
        it.send('pauseAutopilot', { isPaused: true }),
        it.send('pauseAutopilot', { isPaused: false }),
      ],
    ],
    [
      'a seat is free again',
      (it: Autopilot) => [it.send('takeSeat', seat), it.send('releaseSeat', { ...seat, use: 'free' })],
    ],
  ])('has a successor after it was skipped: %s', (_how, happens) => {
    const autopilot = Autopilot.on();
    happens(autopilot);

    expect(autopilot.state.waves?.planned).toEqual({ number: 2, at: null, until: null });
    expect(autopilot.followUps).toEqual([{ kind: 'planWave', number: 2 }]);
  });

  it('gets a new time when the order moves to another facility', () => {
    const autopilot = Autopilot.on();
    autopilot.send('updateOrder', { facilityId: 'another' });

    expect(autopilot.state.waves?.planned).toEqual({ number: 1, at: null, until: null });
    expect(autopilot.followUps).toEqual([{ kind: 'planWave', number: 1 }]);
  });

  it('waits while the carrier is deactivated', () => {
    const autopilot = Autopilot.on();
    autopilot.apply(decideOrderPause(autopilot.state, { isPaused: true, now: NOW }));

    expect(nextOrderDeadline(autopilot.state)).toBeNull();
    expect(autopilot.passTo(window.at)).toBe('nothing');
  });

  it('does not outlive an order that ends first', () => {
    const autopilot = new Autopilot();
    autopilot.send('updateOrder', { endsAt: '2026-11-24T17:00:00.000Z' });
    autopilot.send('setAutopilot', { isOn: true });
    autopilot.plan(1);

    expect(nextOrderDeadline(autopilot.state)).toBe('2026-11-24T17:00:00.000Z');
    expect(autopilot.passTo('2026-11-24T19:00:00.000Z')).toBe('orderEnded');
    expect(autopilot.state.waves).toMatchObject({ planned: null, last: { reason: 'not_active' } });
  });
});

describe('a wave that is being sent', () => {
  it('is not replaced when autopilot is turned off and on in the meantime', () => {
    const autopilot = Autopilot.on();
    autopilot.passTo(window.at);
    autopilot.send('setAutopilot', { isOn: false });
    autopilot.send('setAutopilot', { isOn: true });

    expect(autopilot.state.waves).toMatchObject({ planned: null, sending: { number: 1 } });
    autopilot.end(1);
    expect(autopilot.state.waves?.planned?.number).toBe(2);
  });

  it('has no successor if autopilot was turned off in the meantime', () => {
    const autopilot = Autopilot.on();
    autopilot.passTo(window.at);
    autopilot.send('setAutopilot', { isOn: false });
    autopilot.end(1);

    expect(autopilot.state.waves).toMatchObject({ planned: null, sending: null, last: { status: 'sent' } });
  });
});
