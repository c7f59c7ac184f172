import { type Environment, secretsOf } from './env';
import type { PaymentProvider } from './payment-provider';
import { createSandboxPayments } from './sandbox-payments';
import { createSealer } from './sealing';

/** The provider of drivers' cards. Real cards need the operator's own behind the same interface; the sandbox accepts none. */
export function paymentProviderOf(env: Environment): PaymentProvider | undefined {
  if (env.NODE_ENV === 'production') return undefined;
  return createSandboxPayments({ sealer: createSealer(secretsOf(env)), now: () => new Date() });
}
