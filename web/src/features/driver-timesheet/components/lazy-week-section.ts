import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The week loads after the clock, which a driver needs first. */
export const LazyWeekSection = lazyComponent(() => import('./week-section').then((module) => module.WeekSection));
