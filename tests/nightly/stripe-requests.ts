import { createStripeBilling } from '#platform/stripe-billing';

/**
 * Makes every call of the Stripe adapter to the server of `STRIPE_MOCK_URL`, which refuses parameters that Stripe does not
 * know. Prints those that were refused, and fails with them.
 */
const url = process.env['STRIPE_MOCK_URL'];
if (url === undefined) throw new Error('STRIPE_MOCK_URL is not set');

const startedAt = '2026-11-02T15:00:00.000Z';
const billing = createStripeBilling({
  secretKey: 'sk_test_123',
  publishableKey: 'pk_test_123',
  webhookSecret: 'whsec_123',
  now: () => new Date(startedAt),
  apiUrl: new URL(url),
});
const attempt = { attemptId: 'attempt', organizationId: 'organization', cents: 5_000, source: 'ctoken_123', startedAt };
const order = { refundId: 'refund', providerPaymentId: 'pi_123', cents: 100 };

/** Each call, and whether the answer shows that the request was accepted: refusals of payments are answers, too. */
const calls: Readonly<Record<string, () => Promise<boolean>>> = {
  'pay by card': async () => (await billing.pay({ ...attempt, method: 'card' })).providerPaymentId !== null,
  'pay by bank transfer': async () =>
    (await billing.pay({ ...attempt, method: 'bankTransfer' })).providerPaymentId !== null,
  'read a payment': async () =>
    (await billing.find({ attemptId: 'attempt', providerPaymentId: 'pi_123', startedAt })) !== undefined,
  'find a payment': async () =>
    (await billing.find({ attemptId: 'attempt', providerPaymentId: null, startedAt })) === undefined,
  refund: async () => (await billing.refund({ ...order, providerRefundId: null })).providerRefundId !== null,
  'read a refund': async () =>
    (await billing.refund({ ...order, providerRefundId: 're_123' })).providerRefundId !== null,
  'list deposits': async () => (await billing.listDeposits(new Date(0))).length > 0,
  'read a deposit': async () => (await billing.findDeposit('po_123')) !== undefined,
};

async function sendAll(): Promise<void> {
  const refused: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const isAccepted = await call().catch((error: unknown) => {
      console.log(error);
      return false;
    });
    if (!isAccepted) refused.push(name);
  }
  console.log(
    `Requests to Stripe: ${String(Object.keys(calls).length)} sent, refused: ${refused.join(', ') || 'none'}`,
  );
  process.exitCode = refused.length > 0 ? 1 : 0;
}

void sendAll();
