import type { Route } from '../../http/define-route';
import { calendarRoutes } from './calendar-routes';
import { feedRoutes } from './feed-routes';
import { scorecardRoutes } from './scorecard-routes';

/** Interviews across job orders: calendar, calendar feeds, scorecards. */
export const interviewCalendarRoutes: readonly Route[] = [...calendarRoutes, ...feedRoutes, ...scorecardRoutes];
