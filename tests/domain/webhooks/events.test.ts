import { describe, expect, it } from '@jest/globals';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { emptyJobOrder } from '#domain/job-orders/decide';
import type { JobOrderEvent } from '#domain/job-orders/events';
import { systemActor } from '#domain/shared/actor';
import { webhookBody, webhookMessageId } from '#domain/webhooks/bodies';
import { candidacyWebhookEvent } from '#domain/webhooks/candidacy-events';
import { webhookBodySchema } from '#domain/webhooks/event-schema';
import { chosenEventTypes, type WebhookEvent, webhookEventTypes } from '#domain/webhooks/event-types';
import { webhookCatalog, webhookExample } from '#domain/webhooks/example-schema';
import { orderWebhookEvent } from '#domain/webhooks/order-events';
import { aWorld } from '../../support/hiring/a-world';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';

const INTERVIEW = '00000000-0000-7000-8000-000000000009';

const typeOf = (event: CandidacyEvent): string | undefined => candidacyWebhookEvent(event)?.type;

/** Fails if the body does not have exactly the fields of its type. */
function parsedBody(event: WebhookEvent): unknown {
  return webhookBodySchema(event.type).parse(JSON.parse(webhookBody(event)));
}

function hiredHistory(): CandidacyHistory {
  const history = new CandidacyHistory(aWorld);
  history.toInterview(INTERVIEW);
  history.play('acceptInterview');
  history.play('hire');
  history.play('acceptStart');
  return history;
}

describe('the events of a candidacy', () => {
  it('have the type of what happened, and none for what only concerns waits', () => {
    expect(hiredHistory().events.map(typeOf)).toEqual([
      'candidate.invited',
      'candidate.inReview',
      'candidate.approved',
      'interview.scheduled',
      undefined,
      'hire.offered',
      'hire.accepted',
    ]);
  });

  it('begin in review if the other side was first', () => {
    const history = new CandidacyHistory(aWorld);

    expect(typeOf(history.play('request'))).toBe('candidate.requested');
    expect(typeOf(history.play('invite'))).toBe('candidate.inReview');
  });

  it('match their schemas', () => {
    const { events } = hiredHistory();
    const sent = events.map(candidacyWebhookEvent).filter((event) => event !== undefined);

    expect(sent.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 6, 7]);
    for (const event of sent) expect(parsedBody(event)).toMatchObject({ type: event.type, sequence: event.sequence });
  });

  it('say why a candidacy is over, in a word and not in a text', () => {
    const history = new CandidacyHistory(aWorld);
    history.play('request');
    const event = candidacyWebhookEvent(history.play('pass', { reason: 'not_a_match' }));

    expect(event && parsedBody(event)).toMatchObject({
      type: 'candidate.closed',
      data: { driverId: aWorld.driverId, state: 'closed', endedBy: 'fleet', reason: 'not_a_match' },
    });
  });
});

describe('the events of a job order', () => {
  const event = (type: JobOrderEvent['type']): JobOrderEvent => ({
    seq: 3,
    type,
    at: '2026-11-30T12:00:00.000Z',
    actor: systemActor,
    updateId: 'x',
    reason: null,
    noteId: null,
    snapshot: { ...emptyJobOrder(aWorld.orderId), facilityId: aWorld.facilityId, status: 'past', numberOfDrivers: 2 },
  });

  it('have the type of what happened', () => {
    expect(orderWebhookEvent(event('orderFilled'))?.type).toBe('order.closed');
    expect(orderWebhookEvent(event('orderUpdated'))?.type).toBe('order.updated');
    expect(orderWebhookEvent(event('seatTaken'))).toBeUndefined();
  });

  it('match their schemas', () => {
    for (const type of ['orderCreated', 'orderUpdated', 'orderAccepted', 'orderSentBack', 'orderEnded'] as const) {
      const sent = orderWebhookEvent(event(type));
      expect(sent && parsedBody(sent)).toMatchObject({ sequence: 3, data: { orderId: aWorld.orderId } });
    }
  });
});

describe('the catalog', () => {
  it.each(webhookEventTypes)('has an example of %s that its schema accepts', (type) => {
    expect(webhookBodySchema(type).parse(webhookExample(type))).toMatchObject({ type });
  });

  it('has each type once, and does not offer the test event', () => {
    expect(webhookCatalog().map(({ type }) => type)).toEqual(webhookEventTypes);
    expect(chosenEventTypes).not.toContain('webhook.test');
    expect(chosenEventTypes).toHaveLength(webhookEventTypes.length - 1);
  });
});

describe('a message', () => {
  it('has an id without characters that a signature uses', () => {
    expect(webhookMessageId(aWorld.orderId)).toBe('msg_00000000000070008000000000000006');
  });
});
