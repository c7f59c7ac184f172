import { expect } from '@jest/globals';
import request from 'supertest';
import { newId } from '#platform/ids';
import { signedEvent, STRIPE_KEYS } from '../../lab/core/stripe-server';
import type { TestApi } from './api';
import { eventually } from './eventually';

export const STRIPE_WEBHOOK = '/api/payments/webhook/stripe';

/** A report of Stripe. */
export interface StripeReport {
  readonly id?: string;
  readonly object: unknown;
  readonly livemode?: boolean;
  readonly signedAt?: Date;
  readonly app?: TestApi['app'];
}

/** Sends reports as Stripe does. */
export function stripeReports(api: TestApi, now: () => Date) {
  const report = ({ id = newId(), object, livemode = false, signedAt = now(), app = api.app }: StripeReport) => {
    const event = { id, type: 'any.type', object, livemode };
    const { payload, signature } = signedEvent({ secret: STRIPE_KEYS.webhookSecret, at: signedAt }, event);
    return request(app)
      .post(STRIPE_WEBHOOK)
      .set('Content-Type', 'application/json')
      .set('Stripe-Signature', signature)
      .send(payload);
  };
  return {
    report,
    /** Sends a report and waits until it is processed: the response comes before. */
    reported: async (sent: StripeReport): Promise<void> => {
      const id = sent.id ?? newId();
      await report({ ...sent, id }).expect(200);
      await eventually(async () => {
        const open = await api.db('provider_events').where({ id }).whereNull('processed_at');
        expect(open).toEqual([]);
      });
    },
  };
}
