import { Webhook } from 'standardwebhooks';
import { deliverNextWebhook, type WebhookDeps } from '#activities/webhooks/deliver';
import type { Db } from '#db/core/handle';
import { recordWebhookEvents } from '#db/webhooks/record-events';
import { storeSecret } from '#db/webhooks/webhook-secrets';
import { MINUTE_MS } from '#domain/shared/durations';
import { failureOf } from '#domain/webhooks/retries';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import type { OutgoingWebhook, WebhookAnswer } from '#platform/webhook-sender';
import { newWebhookSecret } from '#platform/webhook-signature';
import { anOrderEvent, aWebhook } from './example-webhook';
import { anOrganization, aStaffMember } from './hiring-world';
import { silentLogger } from './silent-logger';

/** A request as a receiver got it. */
export interface Received {
  readonly at: Date;
  readonly id: string;
  readonly orderId: string;
  readonly sequence: number;
  readonly outgoing: OutgoingWebhook;
}

interface SentBody {
  readonly sequence: number;
  readonly data: { readonly orderId: string };
}

const sealer = createSealer([Buffer.alloc(32, 3)]);

/** An endpoint of a new carrier, its receiver, and a clock that only the test moves. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** The answer of the receiver: a status, or an error that kills the worker after it. */
  answers: (received: Received) => number | { readonly status: number; readonly retryAfter: string } | Error = () =>
    200;
  now = new Date(Date.now() + MINUTE_MS);

  readonly organizationId: string;
  readonly adminId: string;
  readonly webhookId: string;
  readonly secret = newWebhookSecret();

  private constructor(
    readonly db: Db,
    ids: Readonly<Record<'organizationId' | 'adminId' | 'webhookId', string>>,
  ) {
    this.organizationId = ids.organizationId;
    this.adminId = ids.adminId;
    this.webhookId = ids.webhookId;
  }

  static async create(db: Db): Promise<WebhookReceiver> {
    const organizationId = await anOrganization(db);
    const adminId = await aStaffMember(db, { organizationId, position: 'HR', roles: ['business', 'business-admin'] });
    const webhookId = await aWebhook(db, { organizationId, by: adminId });
    const receiver = new WebhookReceiver(db, { organizationId, adminId, webhookId });
    await receiver.storeSecret(receiver.secret);
    return receiver;
  }

  get deps(): WebhookDeps {
    return {
      db: this.db,
      log: silentLogger,
      sealer,
      publicUrl: 'https://jobs.example',
      sendWebhook: (outgoing) => this.#take(outgoing),
      now: () => this.now,
      random: () => 0,
    };
  }

  storeSecret(secret: string): Promise<void> {
    const of = { id: newId(), webhookId: this.webhookId, secret, at: this.now, endsFormer: false };
    return this.db.transaction((trx) => storeSecret(trx, sealer, of));
  }

  /** Something happens to an order. */
  async happens(orderId: string, sequence: number): Promise<void> {
    await this.db.transaction((trx) =>
      recordWebhookEvents(trx, this.organizationId, [anOrderEvent(orderId, sequence)]),
    );
  }

  /** Attempts everything that is due now. */
  async deliverDue(): Promise<void> {
    while (await deliverNextWebhook(this.deps)) {
      // Until nothing is due.
    }
  }

  /** Lets time pass, in steps of this length, and delivers what becomes due. */
  async pass(ms: number, stepMs: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += stepMs) {
      this.now = new Date(this.now.getTime() + stepMs);
      await this.deliverDue();
    }
  }

  /** Whether a signature is valid now, by the package that receivers use. */
  isSigned({ outgoing }: Received, secret = this.secret): boolean {
    try {
      new Webhook(secret).verify(outgoing.body, { ...outgoing.headers });
      return true;
    } catch {
      return false;
    }
  }

  async row() {
    const row = await this.db('webhooks').where({ id: this.webhookId }).first();
    if (row === undefined) throw new Error('The endpoint is gone');
    return row;
  }

  async states(): Promise<string[]> {
    const rows = await this.db('webhook_deliveries')
      .where({ webhook_id: this.webhookId })
      .orderBy(['object_id', 'sequence'])
      .select('state');
    return rows.map(({ state }) => state);
  }

  /** The templates of the emails to the administrator. */
  async emails(): Promise<string[]> {
    const rows = await this.db('messages').where({ recipient_id: this.adminId }).orderBy('id').select('template');
    return rows.map(({ template }) => template);
  }

  #take(outgoing: OutgoingWebhook): Promise<WebhookAnswer> {
    const { sequence, data } = JSON.parse(outgoing.body) as SentBody;
    const id = outgoing.headers['webhook-id'] ?? '';
    const received = { at: this.now, id, orderId: data.orderId, sequence, outgoing };
    this.received.push(received);
    const answer = this.answers(received);
    if (answer instanceof Error) return Promise.reject(answer);
    const { status, ...rest } = typeof answer === 'number' ? { status: answer } : answer;
    return Promise.resolve({ status, failure: failureOf(status), answer: `Answer ${status}`, ...rest });
  }
}
