import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret, webhookHeaders } from '#platform/webhook-signature';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const BODY = '{"test": 2432232314}';

describe('the signature of a webhook', () => {
  it('is that of Standard Webhooks', () => {
    const headers = webhookHeaders({ id: ID, body: BODY, at: new Date(1_614_265_330_000) }, [SECRET]);

    expect(headers).toEqual({
      'webhook-id': ID,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is accepted by the reference package, also by the former secret during a rotation', () => {
    const [current, former, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()];
    const body = JSON.stringify({ type: 'hire.accepted', name: 'Peña 👍' });
    const headers = webhookHeaders({ id: ID, body, at: new Date() }, [current, former]);

    expect(new Webhook(current).verify(body, headers)).toEqual(JSON.parse(body));
    expect(new Webhook(former).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(current).verify(body.replace('hire', 'fire'), headers)).toThrow('No matching signature');
  });

  it('is refused by the reference package after five minutes', () => {
    const secret = newWebhookSecret();
    const headers = webhookHeaders({ id: ID, body: BODY, at: new Date(Date.now() - 301_000) }, [secret]);

    expect(() => new Webhook(secret).verify(BODY, headers)).toThrow('too old');
  });

  it('has a secret of 32 random bytes', () => {
    const secret = newWebhookSecret();

    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newWebhookSecret()).not.toBe(secret);
  });
});
