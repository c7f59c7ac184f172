import { z } from 'zod';
import { cardBrands } from './card-rules';

/** A card on its way to the sandbox; the rules say what is wrong with it. */
export const CardEntryBody = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  cvc: z.string().max(10),
});

/** What a page needs to hand a card to the payment provider, past us. */
export const CardFundingToken = z
  .object({
    /** Good for one card and a few minutes. */
    token: z.string(),
    /** Where the card goes. */
    url: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'CardFundingToken' });
/** What a page needs to hand over a card. */
export type CardFundingToken = z.infer<typeof CardFundingToken>;

/** The provider's word for a card that it has taken. */
export const SaveCardBody = z.object({ source: z.string().min(1).max(4_000) }).meta({ id: 'SaveCardBody' });
/** The provider's word for a card that it has taken. */
export type SaveCardBody = z.infer<typeof SaveCardBody>;

/** A driver's card as far as we know it. */
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
/** A driver's card as far as we know it. */
export type PaymentCard = z.infer<typeof PaymentCard>;

/** The card, and whether one can be added here at all. */
export const PaymentCardState = z
  .object({
    isOpen: z.boolean(),
    /** Only invented cards may be typed. */
    isSandbox: z.boolean(),
    card: PaymentCard.nullable(),
  })
  .meta({ id: 'PaymentCardState' });
/** The card, and whether one can be added here. */
export type PaymentCardState = z.infer<typeof PaymentCardState>;
