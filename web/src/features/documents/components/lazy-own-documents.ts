import { lazyComponent } from '#web/shared/connection/lazy-component';

/** Loads after the documents of the application. */
export const LazyOwnDocuments = lazyComponent(() => import('./own-documents').then((module) => module.OwnDocuments));
