import { lazyComponent } from '#web/shared/connection/lazy-component';
import { SkeletonLine } from '#web/shared/ui/skeleton';

/** The lists of accidents and violations load when the driver says that there are some. */
export const LazyEventList = lazyComponent(() => import('./event-list').then((module) => module.EventList), {
  waiting: (
    <div className="gh-wizard-events">
      <SkeletonLine width="60%" />
    </div>
  ),
});

/** The form of one entry loads with the lists. */
export const LazyEventDialog = lazyComponent(() => import('./event-list').then((module) => module.EventDialog), {
  waiting: null,
});
