import { z } from 'zod';
import { depositStates } from './states';

const Cents = z.number().int();

/** A deposit: money that the payment provider sends to the bank. */
export const Deposit = z
  .object({
    _id: z.uuid(),
    provider: z.enum(['sandbox', 'stripe']),
    /** The provider's id, as on its own pages. */
    reference: z.string(),
    state: z.enum(depositStates),
    startedAt: z.iso.datetime(),
    arrivesOn: z.iso.date(),
    cents: Cents,
    /** Null, like the other sums, until the provider has said what the deposit contains. */
    paymentsCents: Cents.nullable(),
    otherCents: Cents.nullable(),
    feeCents: Cents.nullable(),
    paymentCount: z.number().int().nullable(),
  })
  .meta({ id: 'Deposit' });
/** A deposit of the payment provider. */
export type Deposit = z.infer<typeof Deposit>;

/** A page of deposits, newest first, and where the money of payments is. */
export const DepositList = z
  .object({
    data: z.array(Deposit),
    next: z.string().nullable(),
    /** Arrived at the provider and in no deposit yet. */
    heldCents: Cents,
    onTheWayCents: Cents,
    /** Fees of all deposits so far. */
    feeCents: Cents,
  })
  .meta({ id: 'DepositList' });
/** A page of deposits. */
export type DepositList = z.infer<typeof DepositList>;
