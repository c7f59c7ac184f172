import { act } from '@testing-library/react';

const ORIGIN = 'https://js.stripe.com';

interface Options {
  readonly amount?: number;
  readonly allowedPaymentMethodTypes?: readonly string[];
}

type Outcome = Readonly<Record<string, unknown>>;

/** The next behavior of Stripe.js, and the requests of the page to it. */
export interface StripeJs {
  /** An extension or a network removes the script. */
  isBlocked: boolean;
  /** The script loads, its fields don't. */
  hasNoFields: boolean;
  /** The result of checking the fields; `{}` if they are complete. */
  submitted: Outcome;
  /** Runs while the payer is at the bank. */
  atBank: () => Outcome | Promise<Outcome>;
  readonly scripts: string[];
  readonly mounted: Options[];
  readonly amounts: (number | undefined)[];
  /** The addresses to which banks lead back, one for each token. */
  readonly returns: string[];
  readonly secrets: string[];
  /** The payer changes what is in the fields. */
  change: () => void;
  leave: () => void;
}

type Listeners = Record<string, (() => void) | undefined>;

/** The fields of one way to pay: a part of the page that only Stripe can read. */
function fieldsOf(js: StripeJs, { allowedPaymentMethodTypes = [] }: Options) {
  const listeners: Listeners = {};
  const node = document.createElement('div');
  node.textContent = `Stripe: ${allowedPaymentMethodTypes.join()}`;
  js.change = () => listeners['change']?.();
  return {
    on: (type: string, listener: () => void) => {
      listeners[type] = listener;
    },
    mount: (place: HTMLElement) => {
      place.append(node);
      queueMicrotask(() => act(() => listeners[js.hasNoFields ? 'loaderror' : 'ready']?.()));
    },
    destroy: () => {
      node.remove();
    },
  };
}

const stripeOf = (js: StripeJs) => ({
  elements: (options: Options) => {
    js.mounted.push(options);
    return {
      create: () => fieldsOf(js, options),
      update: ({ amount }: Options) => js.amounts.push(amount),
      submit: () => Promise.resolve(js.submitted),
    };
  },
  createConfirmationToken: ({ params }: { params: { return_url: string } }) => {
    js.returns.push(params.return_url);
    return Promise.resolve({ confirmationToken: { id: `ctoken_${String(js.returns.length)}` } });
  },
  handleNextAction: ({ clientSecret }: { clientSecret: string }) => {
    js.secrets.push(clientSecret);
    return Promise.resolve(js.atBank());
  },
});

let current: StripeJs | undefined;

// The loader keeps what the first script of a file defines.
const factory = Object.assign(() => stripeOf(current as StripeJs), { version: 'endive' });

/** Stands in for Stripe's server of scripts: what the page loads from there is this. */
export function standInForStripe(): StripeJs {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.startsWith(ORIGIN)) continue;
      js.scripts.push(node.src);
      if (!js.isBlocked) Object.assign(window, { Stripe: factory });
      node.dispatchEvent(new Event(js.isBlocked ? 'error' : 'load'));
    }
  });
  observer.observe(document.head, { childList: true });
  const js: StripeJs = {
    ...{ isBlocked: false, hasNoFields: false, submitted: {}, atBank: () => ({}) },
    ...{ scripts: [], mounted: [], amounts: [], returns: [], secrets: [], change: () => undefined },
    leave: () => {
      observer.disconnect();
    },
  };
  current = js;
  return js;
}
