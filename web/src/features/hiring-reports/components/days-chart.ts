import { createElement } from 'react';
import { lazyComponent } from '#web/shared/connection/lazy-component';

/** The chart of days, which loads after the page. */
export const DaysChart = lazyComponent(() => import('./charts/days-chart').then((m) => m.DaysChart), {
  waiting: createElement('div', { className: 'gh-report-chart' }),
});
