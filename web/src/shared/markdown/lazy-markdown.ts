import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The preview of a text, loaded once there is something to preview. */
export const LazyMarkdown = lazyComponent(() => import('./markdown').then((module) => module.Markdown), {
  waiting: null,
});
