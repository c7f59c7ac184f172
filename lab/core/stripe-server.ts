import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { STRIPE_API_VERSION } from '#platform/stripe-billing';

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  amount: number;
  currency: string;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: string;
  latest_charge: { id: string; object: 'charge'; disputed: boolean } | null;
  last_payment_error: { readonly code: string; readonly decline_code?: string } | null;
  client_secret: string;
  payment_method: unknown;
}

/** Money that goes to the bank, with its transactions. */
export interface Payout {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  readonly arrival_date: number;
  currency: string;
  status: string;
  reconciliation_status: string;
  transactions: readonly {
    readonly id: string;
    readonly type: string;
    readonly amount: number;
    readonly fee: number;
    readonly source: unknown;
  }[];
}

/** A request as it arrived. */
export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly version: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly form: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** A stateful stand-in for Stripe at the network, with what the adapter uses. */
export interface StripeServer {
  readonly url: URL;
  readonly requests: readonly StripeRequest[];
  readonly intents: ReadonlyMap<string, Intent>;
  /** Connections are cut without an answer: after the work, or instead of it. */
  failure: 'none' | 'answerLost' | 'down';
  /** The state of a new payment by this token; `succeeded` without an entry. A decline has the code after a colon. */
  readonly outcomes: Map<string, string>;
  readonly payouts: Map<string, Payout>;
  /** Refunds by their ids; the state of new ones is `refundStatus`. */
  readonly refunds: Map<string, { readonly id: string; status: string }>;
  refundStatus: string;
  /** Whether new refunds are refused, such as of money that was refunded before. */
  refusesRefunds: boolean;
  /** Idempotency keys expire after a day. */
  expireKeys: () => void;
  /** Runs before a payment is answered. */
  beforeAnswer: () => Promise<void>;
  change(id: string, status: string, decline?: string): void;
  /** A dispute that was lost, or a debit that the bank returned; of the whole payment, unless a part is given. */
  lose(id: string, cents?: number): void;
  /** Disputes that were lost before are won. */
  win(id: string): void;
  close(): Promise<void>;
}

const card = { id: 'pm_1', object: 'payment_method', card: { brand: 'visa', last4: '4242' } };

/** The keys of the stand-in's account. */
export const STRIPE_KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test' };

export async function aStripeServer(now: () => Date): Promise<StripeServer> {
  const requests: StripeRequest[] = [];
  const intents = new Map<string, Intent>();
  const answers = new Map<string, unknown>();
  const disputes: { id: string; payment_intent: string; amount: number; status: string }[] = [];
  const state = {
    failure: 'none',
    refundStatus: 'succeeded',
    refusesRefunds: false,
    beforeAnswer: () => Promise.resolve(),
  } as Pick<StripeServer, 'failure' | 'refundStatus' | 'refusesRefunds' | 'beforeAnswer'>;
  const outcomes = new Map<string, string>();
  const payouts = new Map<string, Payout>();
  const refunds = new Map<string, { readonly id: string; status: string }>();

  const create = (form: Readonly<Record<string, string>>): Intent => {
    const id = `pi_${String(intents.size + 1)}`;
    const status = outcomes.get(form['confirmation_token'] ?? '') ?? 'succeeded';
    const metadata = {
      attemptId: form['metadata[attemptId]'] ?? '',
      organizationId: form['metadata[organizationId]'] ?? '',
    };
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form['amount']),
      currency: 'usd',
      created: Math.floor(now().getTime() / 1_000),
      metadata,
      status,
      latest_charge: { id: `ch_${id}`, object: 'charge', disputed: false },
      last_payment_error: null,
      client_secret: `${id}_secret`,
      payment_method: card,
    };
    intents.set(id, intent);
    return intent;
  };

  const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });
  const answer = ({ method, path, form, query }: StripeRequest): unknown => {
    const [, , resource = '', id] = path.split('/');
    if (resource === 'payment_intents' && method === 'POST') return create(form);
    if (resource === 'payment_intents' && id !== undefined) return intents.get(id);
    if (resource === 'payment_intents') return list([...intents.values()]);
    if (resource === 'refunds' && method === 'POST' && state.refusesRefunds) return refusal;
    if (resource === 'refunds' && method === 'POST') {
      const refund = { id: `re_${String(refunds.size + 1)}`, object: 'refund', status: state.refundStatus };
      const named = { metadata: { refundId: form['metadata[refundId]'] }, payment_intent: form['payment_intent'] };
      refunds.set(refund.id, Object.assign(refund, named));
      return refund;
    }
    if (resource === 'refunds' && id !== undefined) return refunds.get(id);
    if (resource === 'refunds') return list([...refunds.values()]);
    if (resource === 'payouts' && id !== undefined) return payouts.get(id);
    if (resource === 'payouts') return list([...payouts.values()]);
    if (resource === 'balance_transactions') return list(payouts.get(query['payout'] ?? '')?.transactions ?? []);
    if (resource === 'disputes')
      return list(disputes.filter(({ payment_intent: of }) => of === query['payment_intent']));
    return undefined;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const received = await read(request);
    requests.push(received);
    if (state.failure === 'down') return void request.socket.destroy();
    const key = received.idempotencyKey;
    const result = (key !== undefined && answers.get(key)) || answer(received);
    if (key !== undefined) answers.set(key, result);
    if (received.method === 'POST') await state.beforeAnswer();
    if (state.failure === 'answerLost') return void request.socket.destroy();
    const refused = result === undefined ? noSuchObject : declineOf(result);
    response.writeHead(refused?.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(refused?.body ?? result));
  };

  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(state, {
    url: new URL(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`),
    requests,
    intents,
    outcomes,
    payouts,
    refunds,
    expireKeys: () => {
      answers.clear();
    },
    change: (id: string, status: string, decline?: string) => {
      const intent = intents.get(id);
      if (intent === undefined) return;
      intent.status = status;
      intent.last_payment_error = decline === undefined ? null : { code: 'card_declined', decline_code: decline };
    },
    lose: (id: string, cents?: number) => {
      const intent = intents.get(id);
      if (intent === undefined) return;
      const amount = cents ?? intent.amount;
      disputes.push({ id: `dp_${String(disputes.length)}`, payment_intent: id, amount, status: 'lost' });
      if (intent.latest_charge) intent.latest_charge.disputed = true;
    },
    win: (id: string) => {
      for (const dispute of disputes) if (dispute.payment_intent === id) dispute.status = 'won';
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

const refusal = {
  status: 400,
  body: { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Already refunded' } },
};

const noSuchObject = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
};

/** A payment whose state is `declined:<code>` is answered as an error with the payment. */
function declineOf(result: unknown) {
  if (result === refusal) return refusal;
  const [state, code] = String((result as Partial<Intent>).status).split(':');
  if (state !== 'declined') return undefined;
  const named = { code: 'card_declined', decline_code: code, payment_intent: result, payment_method: card };
  return { status: 402, body: { error: { type: 'card_error', message: 'Declined', ...named } } };
}

async function read(request: IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const header = (name: string) => request.headers[name] as string | undefined;
  return {
    method: request.method ?? '',
    path: (request.url ?? '').split('?')[0] ?? '',
    query: Object.fromEntries(new URLSearchParams((request.url ?? '').split('?')[1])),
    version: header('stripe-version'),
    idempotencyKey: header('idempotency-key'),
    form: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8'))),
  };
}

const signer = new Stripe('sk_test_signer', { apiVersion: STRIPE_API_VERSION });

/** A webhook with the signature of Stripe's own helper, and spaces that a parser would lose. */
export function signedEvent(
  { secret, at }: { readonly secret: string; readonly at: Date },
  event: { readonly id: string; readonly type: string; readonly object: unknown; readonly livemode?: boolean },
) {
  const { object, livemode = false, ...named } = event;
  const payload = JSON.stringify({ ...named, object: 'event', livemode, data: { object } }, null, 3);
  const timestamp = Math.floor(at.getTime() / 1_000);
  return { payload, signature: signer.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}
