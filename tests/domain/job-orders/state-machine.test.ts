import { describe, expect, it } from '@jest/globals';
import type { JobOrderCommandName, JobOrderCommands } from '#domain/job-orders/commands';
import {
  decideOrderCommand,
  decideOrderDeadline,
  decideOrderPause,
  emptyJobOrder,
  isOrderFinished,
} from '#domain/job-orders/decide';
import type { JobOrderEvent } from '#domain/job-orders/events';
import { messagesFor } from '#domain/job-orders/messages';
import { checkAssignments } from '#domain/job-orders/rules';
import { orderSignalsOf } from '#domain/job-orders/signals';
import type { JobOrderState } from '#domain/job-orders/state';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const seat = (number: number) => ({ candidacyId: `candidacy-${number}`, round: 1, hireSeq: 1 });
const right = {
  orderId: 'order',
  organizationId: 'organization',
  facilityId: 'facility',
  versionId: 'first',
  baseVersionId: 'first',
  numberOfDrivers: 2,
  startOn: null,
  endOn: '2026-12-31',
  endsAt: '2027-01-01T06:00:00.000Z',
  isVisible: true,
  isRecruiter: true,
  isBusinessAdmin: false,
  notifyToDriver: true,
  noteId: 'note',
};

/** Applies commands with the domain rules; a refusal is returned as its code. */
class Order {
  state: JobOrderState = emptyJobOrder('order');
  last: JobOrderEvent | null = null;

  send<N extends JobOrderCommandName>(name: N, details: Partial<JobOrderCommands[N]> = {}): string {
    const isOps = name === 'acceptOrder' || name === 'sendBackOrder';
    const base =
      name === 'takeSeat' || name === 'releaseSeat'
        ? {}
        : { ...right, actor: { kind: isOps ? 'ops' : 'fleet', userId: 'user' } };
    const command = { ...base, ...details } as JobOrderCommands[N];
    const decision = decideOrderCommand(this.state, { name, command }, NOW);
    if ('refused' in decision) return decision.refused.code;
    if (decision.accepted === null) return 'nothing';
    this.last = { ...decision.accepted, updateId: 'update' };
    this.state = this.last.snapshot;
    return this.last.type;
  }

  static pending(): Order {
    const order = new Order();
    order.send('createOrder');
    return order;
  }

  static active(): Order {
    const order = Order.pending();
    order.send('acceptOrder');
    return order;
  }
}

describe('a pending order', () => {
  it('waits for operations to accept it', () => {
    const order = Order.pending();

    expect(order.state).toMatchObject({ status: 'pending', approval: 'pending' });
    expect(order.send('acceptOrder')).toBe('orderAccepted');
    expect(order.state).toMatchObject({ status: 'active', approval: 'approved' });
  });

  it('is sent back with a note, and an edit requests acceptance again', () => {
    const order = Order.pending();
    order.send('sendBackOrder');

    expect(order.state).toMatchObject({ status: 'pending', approval: 'rejected', noteId: 'note' });
    expect(order.send('updateOrder', { versionId: 'second' })).toBe('orderUpdated');
    expect(order.state).toMatchObject({ approval: 'pending', noteId: null, versionId: 'second' });
  });

  it('is decided once: the second of two members of operations gets an error', () => {
    const order = Order.pending();
    order.send('sendBackOrder');

    expect(order.send('acceptOrder')).toBe('order-changed');
    expect(Order.active().send('acceptOrder')).toBe('order-changed');
  });

  it('can be canceled and deleted by any position', () => {
    expect(Order.pending().send('cancelOrder', { isRecruiter: false })).toBe('orderCancelled');
    expect(Order.pending().send('deleteOrder', { isRecruiter: false })).toBe('orderDeleted');
  });
});

describe('an active order', () => {
  it('can be edited by recruiters only, and stays accepted', () => {
    const order = Order.active();

    expect(order.send('updateOrder', { isRecruiter: false })).toBe('order-not-editable');
    expect(order.send('updateOrder', { versionId: 'second' })).toBe('orderUpdated');
    expect(order.state).toMatchObject({ status: 'active', approval: 'approved' });
  });

  it('refuses an edit of a version that is not the current one', () => {
    const order = Order.active();
    order.send('updateOrder', { versionId: 'second' });

    expect(order.send('updateOrder', { versionId: 'third', baseVersionId: 'first' })).toBe('order-changed');
  });

  it('can be canceled or deleted by recruiters and administrators', () => {
    const nobody = { isRecruiter: false, isBusinessAdmin: false };

    expect(Order.active().send('cancelOrder', nobody)).toBe('forbidden');
    expect(Order.active().send('deleteOrder', nobody)).toBe('forbidden');
    expect(Order.active().send('cancelOrder', { ...nobody, isBusinessAdmin: true })).toBe('orderCancelled');
  });

  it('cannot be deleted while a driver is on assignment', () => {
    expect(checkAssignments(1)?.code).toBe('order-has-assignments');
    expect(checkAssignments(0)).toBeUndefined();
  });

  it('becomes past on its end date', () => {
    const { state } = Order.active();

    expect(decideOrderDeadline(state, NOW)).toBeNull();
    expect(decideOrderDeadline(state, Date.parse(right.endsAt))?.snapshot).toMatchObject({
      status: 'past',
      pastReason: 'ended',
    });
  });
});

describe('seats', () => {
  it('are taken once each, up to their number', () => {
    const order = Order.active();

    expect(order.send('takeSeat', seat(1))).toBe('seatTaken');
    expect(order.send('takeSeat', seat(1))).toBe('nothing');
    expect(order.send('takeSeat', seat(2))).toBe('seatTaken');
    expect(order.send('takeSeat', seat(3))).toBe('order-filled');
  });

  it('are free again after a hire that ended early', () => {
    const order = Order.active();
    order.send('takeSeat', seat(1));
    order.send('releaseSeat', { ...seat(1), use: 'free' });

    expect(order.state.seats).toEqual([]);
    expect(order.send('releaseSeat', { ...seat(1), use: 'free' })).toBe('nothing');
  });

  it('cannot be reduced below the number that is taken', () => {
    const order = Order.active();
    order.send('takeSeat', seat(1));
    order.send('takeSeat', seat(2));

    expect(order.send('updateOrder', { numberOfDrivers: 1 })).toBe('seats-below-hired');
  });

  it('move the order to past when all are used', () => {
    const order = Order.active();
    for (const number of [1, 2]) order.send('takeSeat', seat(number));
    order.send('releaseSeat', { ...seat(1), use: 'used' });

    expect(decideOrderDeadline(order.state, NOW)).toBeNull();
    expect(order.send('releaseSeat', { ...seat(2), use: 'used' })).toBe('seatUsed');
    expect(decideOrderDeadline(order.state, NOW)).toMatchObject({
      type: 'orderFilled',
      snapshot: { status: 'past', pastReason: 'filled' },
    });
  });

  it('are available only on an active order', () => {
    expect(Order.pending().send('takeSeat', seat(1))).toBe('order-not-active');
  });
});

describe('an order whose carrier is deactivated', () => {
  const endsAt = '2026-12-01T06:00:00.000Z';
  const later = Date.parse(endsAt) + 1;

  it('does not end until the carrier is reactivated', () => {
    const active = { ...Order.active().state, endsAt };
    const paused = decideOrderPause(active, { isPaused: true, now: NOW })?.snapshot ?? active;
    const back = decideOrderPause(paused, { isPaused: false, now: later })?.snapshot ?? paused;

    expect(decideOrderDeadline(active, later)?.type).toBe('orderEnded');
    expect(decideOrderDeadline(paused, later)).toBeNull();
    expect(decideOrderDeadline(back, later)?.type).toBe('orderEnded');
  });

  it('is paused and resumed once each, and not when it is over', () => {
    const order = Order.active();
    const paused = decideOrderPause(order.state, { isPaused: true, now: NOW })?.snapshot ?? order.state;

    expect(decideOrderPause(paused, { isPaused: true, now: NOW })).toBeNull();
    expect(decideOrderPause(order.state, { isPaused: false, now: NOW })).toBeNull();
    order.send('cancelOrder');
    expect(decideOrderPause(order.state, { isPaused: true, now: NOW })).toBeNull();
  });
});

describe('an order that is over', () => {
  it.each(['updateOrder', 'setVisibility'] as const)('refuses %s', (name) => {
    const order = Order.active();
    order.send('cancelOrder');

    expect(order.send(name)).toBe('order-not-editable');
  });

  it('can still be deleted, once', () => {
    const order = Order.active();
    order.send('cancelOrder');

    expect(order.send('deleteOrder')).toBe('orderDeleted');
    expect(order.state).toMatchObject({ status: 'deleted', pastReason: 'cancelled' });
    expect(order.send('deleteOrder')).toBe('order-changed');
  });

  it('is finished once the last seat is released', () => {
    const order = Order.active();
    order.send('takeSeat', seat(1));
    order.send('deleteOrder');

    expect(isOrderFinished(order.state)).toBe(false);
    order.send('releaseSeat', { ...seat(1), use: 'free' });
    expect(isOrderFinished(order.state)).toBe(true);
  });

  it('ends its candidacies, and notifies them unless it was canceled without notification', () => {
    const follow = (notifyToDriver: boolean) => {
      const order = Order.active();
      order.send('cancelOrder', { notifyToDriver });
      return order.last === null ? [] : orderSignalsOf(order.last);
    };

    expect(follow(true)).toEqual([
      { topic: 'orderEnded', payload: { orderId: 'order', reason: 'order_cancelled', notify: true } },
    ]);
    expect(follow(false)).toEqual([
      { topic: 'orderEnded', payload: { orderId: 'order', reason: 'order_cancelled', notify: false } },
    ]);
  });
});

it('notifies candidates when the last seat is taken, and not before', () => {
  const order = Order.active();
  const recipients = () =>
    order.last === null ? [] : messagesFor(order.last).map(({ template, to }) => `${template} to ${to}`);
  order.send('takeSeat', seat(1));

  expect(recipients()).toEqual([]);
  order.send('takeSeat', seat(2));
  expect(recipients()).toEqual(['orderSeatsTaken to candidates']);
});
