import { lazyComponent } from '#web/shared/connection/lazy-component';

/** Loaded after the form, which is usable without it. */
export const LazyWeeklyPayPreview = lazyComponent(
  () => import('./weekly-pay-preview').then((module) => module.WeeklyPayPreview),
  { waiting: null },
);

/** Loaded once flat rates are selected. */
export const LazyFlatFields = lazyComponent(() => import('./flat-fields').then((module) => module.FlatFields), {
  waiting: null,
});
