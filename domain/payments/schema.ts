import { z } from 'zod';
import { tooLong } from '../shared/too-long';
import { cardBrands } from './card-rules';

/** A card for the sandbox provider; the rules report its problems. */
export const CardEntryBody = z.object({
  number: z.string().max(40, tooLong()),
  expiry: z.string().max(20, tooLong()),
  cvc: z.string().max(10, tooLong()),
});

/** The data with which a page sends a card directly to the payment provider. */
export const CardFundingToken = z
  .object({
    /** Valid for one card and a few minutes. */
    token: z.string(),
    /** The provider's address. */
    url: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'CardFundingToken' });
/** The data with which a page sends a card to the payment provider. */
export type CardFundingToken = z.infer<typeof CardFundingToken>;

/** The provider's token for an accepted card. */
export const SaveCardBody = z.object({ source: z.string().min(1).max(4_000, tooLong()) }).meta({ id: 'SaveCardBody' });
/** The provider's token for an accepted card. */
export type SaveCardBody = z.infer<typeof SaveCardBody>;

/** The stored data of a driver's card. */
export const PaymentCard = z
  .object({
    brand: z.enum(cardBrands),
    last4: z.string(),
    expMonth: z.number().int(),
    expYear: z.number().int(),
    isExpired: z.boolean(),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'PaymentCard' });
/** The stored data of a driver's card. */
export type PaymentCard = z.infer<typeof PaymentCard>;

/** The driver's card, and whether one can be added. */
export const PaymentCardState = z
  .object({
    isOpen: z.boolean(),
    /** Accepts test cards only. */
    isSandbox: z.boolean(),
    card: PaymentCard.nullable(),
  })
  .meta({ id: 'PaymentCardState' });
/** The driver's card, and whether one can be added. */
export type PaymentCardState = z.infer<typeof PaymentCardState>;
