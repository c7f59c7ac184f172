import type { OnlineMethod } from '../payments/states';
import { roundHalfUp } from '../shared/money';

const CARD_BASIS_POINTS = 290;
const CARD_FIXED_CENTS = 30;
const TRANSFER_BASIS_POINTS = 80;
const TRANSFER_MOST_CENTS = 500;
const BASIS_POINTS = 10_000;

/** The fee of the sandbox, which is like that of providers: 2.9 % and 30 cents for a card, 0.8 % and at most $5.00 for a transfer. */
export const sandboxFee = (method: OnlineMethod, cents: number): number =>
  method === 'card'
    ? roundHalfUp(cents * CARD_BASIS_POINTS, BASIS_POINTS) + CARD_FIXED_CENTS
    : Math.min(roundHalfUp(cents * TRANSFER_BASIS_POINTS, BASIS_POINTS), TRANSFER_MOST_CENTS);
