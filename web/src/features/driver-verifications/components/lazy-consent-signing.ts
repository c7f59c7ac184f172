import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The consent loads when one is to be signed: the list and answers do without its texts and signature. */
export const LazyConsentSigning = lazyComponent(() =>
  import('./consent-signing').then((module) => module.ConsentSigning),
);
