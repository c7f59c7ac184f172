import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlineMethod } from '#domain/payments/states';
import { usePaintedTheme } from '#web/shared/theme/theme-mode';
import { Alert } from '#web/shared/ui/alert';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import type { PaymentSource } from '../api/pay';
import { stripeQuery, tokenizeAtStripe } from '../api/stripe';
import { STRIPE_MINIMUM_CENTS } from '../model/stripe-minimum';

/** The form's access to the entry in the fields; empty until they can be filled in. */
export type StripeSource = RefObject<(() => PaymentSource) | null>;

interface StripeFieldsProps {
  publishableKey: string;
  method: OnlineMethod;
  cents: number;
  source: StripeSource;
}

/** As our API asks Stripe for the payment: one way to pay, and no small test deposits, which would take days. */
const optionsOf = (method: OnlineMethod, cents: number, theme: 'light' | 'dark'): StripeElementsOptionsMode => ({
  mode: 'payment',
  amount: Math.max(cents, STRIPE_MINIMUM_CENTS),
  currency: 'usd',
  allowedPaymentMethodTypes: [method === 'card' ? 'card' : 'us_bank_account'],
  paymentMethodOptions: { us_bank_account: { verification_method: 'instant' } },
  appearance: { theme: theme === 'dark' ? 'night' : 'stripe' },
});

type State = 'loading' | 'ready' | 'failed';

/** Mounts Stripe's fields in a place of the page, and again for another way to pay. */
function useMountedFields(stripe: Stripe, { method, cents, source }: Omit<StripeFieldsProps, 'publishableKey'>) {
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements>(null);
  const [state, setState] = useState<State>('loading');
  const theme = usePaintedTheme();
  const shownCents = useRef(cents);
  useEffect(() => {
    const node = place.current;
    if (node === null) return undefined;
    const group = stripe.elements(optionsOf(method, shownCents.current, theme));
    const field = group.create('payment', {
      layout: 'tabs',
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    });
    elements.current = group;
    let changes = 0;
    field.on('change', () => {
      changes += 1;
    });
    field.on('ready', () => {
      source.current = () => ({
        entry: `${method}/${String(changes)}`,
        tokenize: () => tokenizeAtStripe(stripe, group),
      });
      setState('ready');
    });
    field.on('loaderror', () => setState('failed'));
    field.mount(node);
    return () => {
      source.current = null;
      elements.current = null;
      field.destroy();
      setState('loading');
    };
  }, [stripe, method, theme, source]);
  useEffect(() => {
    shownCents.current = cents;
    if (cents >= STRIPE_MINIMUM_CENTS) void elements.current?.update({ amount: cents });
  }, [cents]);
  return { place, state };
}

/** Stripe could not be reached: no network, or a proxy or an extension blocks it. */
function NoFields({ retry }: { retry: () => void }) {
  const { t } = useTranslation(['billing', 'common']);
  return (
    <Stack>
      <Alert>{t('pay.blocked')}</Alert>
      <div>
        <Button onClick={retry}>{t('common:retry')}</Button>
      </div>
    </Stack>
  );
}

function MountedFields({ stripe, retry, ...fields }: Omit<StripeFieldsProps, 'publishableKey'> & MountedProps) {
  const { place, state } = useMountedFields(stripe, fields);
  return (
    <>
      {state === 'loading' ? <PageSkeleton /> : null}
      {state === 'failed' ? <NoFields retry={retry} /> : null}
      <div ref={place} hidden={state === 'failed'} />
    </>
  );
}

interface MountedProps {
  stripe: Stripe;
  retry: () => void;
}

/** Stripe's own fields, in a frame of its server: what is typed there reaches neither this page nor our API. */
export function StripeFields({ publishableKey, ...fields }: StripeFieldsProps) {
  const { data: stripe, isError, refetch } = useQuery(stripeQuery(publishableKey));
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    void refetch();
  };
  if (stripe !== undefined) return <MountedFields key={attempt} stripe={stripe} retry={retry} {...fields} />;
  return isError ? <NoFields retry={retry} /> : <PageSkeleton />;
}
