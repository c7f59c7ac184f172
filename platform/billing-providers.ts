import type { BillingProvider } from './billing-provider';
import { type Environment, secretsOf } from './env';
import { createSandboxBilling } from './sandbox-billing';
import { createSealer } from './sealing';
import { createStripeBilling } from './stripe-billing';

/** Stripe if its keys are set; otherwise the sandbox, except in production, where invoices are then paid by transfer only. */
export function billingProviderOf(env: Environment): BillingProvider | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env;
  const now = () => new Date();
  if (secretKey !== undefined && publishableKey !== undefined && webhookSecret !== undefined) {
    return createStripeBilling({ secretKey, publishableKey, webhookSecret, now });
  }
  return env.NODE_ENV === 'production'
    ? undefined
    : createSandboxBilling({ sealer: createSealer(secretsOf(env)), now });
}
