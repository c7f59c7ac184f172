import { lazyComponent } from '#web/shared/connection/lazy-component';

/** Loads after the page above it. */
export const LazyOwnDocuments = lazyComponent(() => import('./own-documents').then((module) => module.OwnDocuments));
