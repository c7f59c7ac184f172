/** Stripe takes no smaller payment in US dollars. */
export const STRIPE_MINIMUM_CENTS = 50;
