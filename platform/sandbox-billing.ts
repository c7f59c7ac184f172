import type { OnlineMethod } from '#domain/payments/states';
import type { TestCourse } from '#domain/payments/test-numbers';
import { MINUTE_MS } from '#domain/shared/durations';
import {
  type BillingProvider,
  type KnownPayment,
  type PaymentAttempt,
  type PaymentReport,
  WebhookRefusedError,
} from './billing-provider';
import type { CardSubmission } from './payment-provider';
import type { Sealer } from './sealing';

/** A test card or bank account, without its number. */
export interface SandboxSource {
  readonly method: OnlineMethod;
  readonly brand: string | null;
  readonly last4: string;
  readonly course: TestCourse;
}

/** A provider without storage: its tokens and ids contain what a payment does and when. */
export interface SandboxBilling extends BillingProvider {
  readonly name: 'sandbox';
  generateFundingToken(organizationId: string): CardSubmission;
  /** The token for a card or account; undefined if the submission token is unknown or has expired. */
  tokenize(submissionToken: string, source: SandboxSource): string | undefined;
}

interface SandboxDeps {
  readonly sealer: Sealer;
  readonly now: () => Date;
}

type Token =
  | { readonly use: 'funding'; readonly organizationId: string; readonly until: number }
  | { readonly use: 'source'; readonly organizationId: string; readonly until: number; readonly source: SandboxSource };

/** The path to which pages submit test cards and accounts. */
export const SANDBOX_SOURCES_PATH = '/api/sandbox-payments/sources';

const TOKEN_LIFETIME_MS = 10 * MINUTE_MS;
const ID_PREFIX = 'sandbox_';

/** The provider of invoices outside of production. */
export function createSandboxBilling({ sealer, now }: SandboxDeps): SandboxBilling {
  const write = (token: Token): string => sealer.seal(JSON.stringify(token)).toString('base64url');
  const read = <Use extends Token['use']>(text: string, use: Use): Extract<Token, { use: Use }> | undefined => {
    const token = openJson<Token>(() => sealer.open(Buffer.from(text, 'base64url')));
    return token?.use === use && token.until > now().getTime() ? (token as Extract<Token, { use: Use }>) : undefined;
  };
  const untilFromNow = () => now().getTime() + TOKEN_LIFETIME_MS;
  return {
    name: 'sandbox',
    publishableKey: null,
    hasWebhooks: false,
    generateFundingToken: (organizationId) => {
      const until = untilFromNow();
      const token = write({ use: 'funding', organizationId, until });
      return { token, url: SANDBOX_SOURCES_PATH, expiresAt: new Date(until) };
    },
    tokenize: (submissionToken, source) => {
      const content = read(submissionToken, 'funding');
      if (content === undefined) return undefined;
      return write({ use: 'source', organizationId: content.organizationId, until: untilFromNow(), source });
    },
    pay: (attempt) => Promise.resolve(startPayment({ sealer, now }, attempt, read(attempt.source, 'source')?.source)),
    find: ({ providerPaymentId }: KnownPayment) =>
      Promise.resolve(providerPaymentId === null ? undefined : readPayment({ sealer, now }, providerPaymentId)),
    refund: ({ refundId }) => Promise.resolve({ state: 'succeeded', providerRefundId: `${ID_PREFIX}${refundId}` }),
    listDeposits: () => Promise.resolve([]),
    findDeposit: () => Promise.resolve(undefined),
    readEvent: () => {
      throw new WebhookRefusedError();
    },
  };
}

interface PaymentContent {
  readonly attemptId: string;
  readonly startedAt: number;
  readonly source: SandboxSource;
}

const expired: PaymentReport = {
  state: 'failed',
  failure: 'expired',
  providerPaymentId: null,
  brand: null,
  last4: null,
  clientSecret: null,
};

/** The id is the same for a repeated call, because it is made from the attempt alone. */
function startPayment(deps: SandboxDeps, attempt: PaymentAttempt, source: SandboxSource | undefined): PaymentReport {
  if (source === undefined || source.method !== attempt.method) return expired;
  const { attemptId } = attempt;
  const content: PaymentContent = { attemptId, startedAt: Date.parse(attempt.startedAt), source };
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  const proof = deps.sealer.hmac(text).toString('base64url');
  return reportOf(deps, `${ID_PREFIX}${text}.${proof}`, content);
}

function readPayment(deps: SandboxDeps, id: string): PaymentReport | undefined {
  const [text = '', proof = ''] = id.slice(ID_PREFIX.length).split('.');
  if (!isProof(deps.sealer, text, proof)) return undefined;
  const content = openJson<PaymentContent>(() => Buffer.from(text, 'base64url').toString('utf8'));
  return content === undefined ? undefined : reportOf(deps, id, content);
}

function reportOf({ now }: SandboxDeps, id: string, { startedAt, source }: PaymentContent): PaymentReport {
  const elapsed = now().getTime() - startedAt;
  const [, state = 'processing', failure = null] = source.course.filter(([afterMs]) => afterMs <= elapsed).at(-1) ?? [];
  return { state, failure, providerPaymentId: id, brand: source.brand, last4: source.last4, clientSecret: null };
}

function isProof(sealer: Sealer, text: string, proof: string): boolean {
  try {
    return sealer.isHmacOf(Buffer.from(proof, 'base64url'), text);
  } catch {
    return false;
  }
}

function openJson<Content>(open: () => string): Content | undefined {
  try {
    return JSON.parse(open()) as Content;
  } catch {
    return undefined;
  }
}
