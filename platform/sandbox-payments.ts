import { MINUTE_MS } from '#domain/shared/durations';
import { newId } from './ids';
import type { FundingSource, PaymentProvider } from './payment-provider';
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
  takeCard(leave: string, card: SandboxCard): string | undefined;
}

interface SandboxDeps {
  readonly sealer: Sealer;
  readonly now: () => Date;
}

interface Ticket {
  readonly use: 'leave' | 'source';
  readonly customerId: string;
  readonly until: number;
  readonly source?: FundingSource;
}

/** The path to which pages submit cards. */
export const SANDBOX_CARDS_PATH = '/api/sandbox-payments/cards';

const LEAVE_LASTS_MS = 10 * MINUTE_MS;

/** The payment provider outside production. */
export function createSandboxPayments({ sealer, now }: SandboxDeps): SandboxPayments {
  const write = (ticket: Ticket): string => sealer.seal(JSON.stringify(ticket)).toString('base64url');
  const read = (word: string, use: Ticket['use']): Ticket | undefined => {
    const ticket = openTicket(sealer, word);
    return ticket?.use === use && ticket.until > now().getTime() ? ticket : undefined;
  };
  const untilFromNow = () => now().getTime() + LEAVE_LASTS_MS;
  return {
    name: 'sandbox',
    isSandbox: true,
    generateCardFundingSourceToken: (customerId) => {
      const until = untilFromNow();
      const token = write({ use: 'leave', customerId, until });
      return Promise.resolve({ token, url: SANDBOX_CARDS_PATH, expiresAt: new Date(until) });
    },
    takeCard: (leave, card) => {
      const ticket = read(leave, 'leave');
      if (ticket === undefined) return undefined;
      const source: FundingSource = { ...card, sourceToken: newId(), funding: fundingOf(card) };
      return write({ use: 'source', customerId: ticket.customerId, until: untilFromNow(), source });
    },
    findFundingSource: (customerId, source) => {
      const ticket = read(source, 'source');
      return Promise.resolve(ticket?.customerId === customerId ? ticket.source : undefined);
    },
    removeFundingSource: () => Promise.resolve(),
  };
}

/** American Express counts as credit, so that a refused card can be tested. */
const fundingOf = ({ brand }: SandboxCard): FundingSource['funding'] => (brand === 'amex' ? 'credit' : 'debit');

function openTicket(sealer: Sealer, word: string): Ticket | undefined {
  try {
    return JSON.parse(sealer.open(Buffer.from(word, 'base64url'))) as Ticket;
  } catch {
    return undefined;
  }
}
