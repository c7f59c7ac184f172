import { MINUTE_MS } from '#domain/shared/durations';
import { newId } from './ids';
import type { FundingSource, PaymentProvider, PayoutOrder, PayoutReport } from './payment-provider';
import type { Sealer } from './sealing';

/** A valid card. */
export interface SandboxCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** A payment provider without storage: its tokens contain the encrypted card data. */
export interface SandboxPayments extends PaymentProvider {
  readonly isSandbox: true;
  /** Returns the token for a card; undefined if the submission token is unknown or has expired. */
  tokenizeCard(submissionToken: string, card: SandboxCard): string | undefined;
}

interface SandboxDeps {
  readonly sealer: Sealer;
  readonly now: () => Date;
}

interface TokenContent {
  readonly use: 'submission' | 'source';
  readonly customerId: string;
  readonly until: number;
  readonly source?: FundingSource;
}

/** The path to which pages submit cards. */
export const SANDBOX_CARDS_PATH = '/api/sandbox-payments/cards';

const TOKEN_LIFETIME_MS = 10 * MINUTE_MS;

/** The payment provider outside production. */
export function createSandboxPayments({ sealer, now }: SandboxDeps): SandboxPayments {
  const write = (content: TokenContent): string => sealer.seal(JSON.stringify(content)).toString('base64url');
  const read = (token: string, use: TokenContent['use']): TokenContent | undefined => {
    const content = openContent(sealer, token);
    return content?.use === use && content.until > now().getTime() ? content : undefined;
  };
  const untilFromNow = () => now().getTime() + TOKEN_LIFETIME_MS;
  return {
    name: 'sandbox',
    isSandbox: true,
    generateCardFundingSourceToken: (customerId) => {
      const until = untilFromNow();
      const token = write({ use: 'submission', customerId, until });
      return Promise.resolve({ token, url: SANDBOX_CARDS_PATH, expiresAt: new Date(until) });
    },
    tokenizeCard: (submissionToken, card) => {
      const content = read(submissionToken, 'submission');
      if (content === undefined) return undefined;
      const source: FundingSource = { ...card, sourceToken: sourceTokenOf(card), funding: fundingOf(card) };
      return write({ use: 'source', customerId: content.customerId, until: untilFromNow(), source });
    },
    findFundingSource: (customerId, source) => {
      const content = read(source, 'source');
      return Promise.resolve(content?.customerId === customerId ? content.source : undefined);
    },
    removeFundingSource: () => Promise.resolve(),
    payOut: (order) => Promise.resolve(payOut(order)),
  };
}

/** The usual test card that is accepted and then refuses money: 4000 0000 0000 0341. */
const REFUSING_LAST4 = '0341';
const REFUSING = 'refuses-';

const sourceTokenOf = ({ last4 }: SandboxCard): string => `${last4 === REFUSING_LAST4 ? REFUSING : ''}${newId()}`;

const payOut = ({ key, sourceToken }: PayoutOrder): PayoutReport =>
  sourceToken.startsWith(REFUSING)
    ? { state: 'failed', failure: 'cardRefused' }
    : { state: 'paid', reference: `sandbox/${key}` };

/** American Express counts as credit, so that a refused card can be tested. */
const fundingOf = ({ brand }: SandboxCard): FundingSource['funding'] => (brand === 'amex' ? 'credit' : 'debit');

function openContent(sealer: Sealer, token: string): TokenContent | undefined {
  try {
    return JSON.parse(sealer.open(Buffer.from(token, 'base64url'))) as TokenContent;
  } catch {
    return undefined;
  }
}
