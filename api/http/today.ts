import { utcDate } from '#domain/shared/zoned-time';
import type { RouteContext } from './context';

/** The calendar date, `yyyy-mm-dd` of UTC, on which a request's rules of dates are applied. */
export const todayOf = ({ now }: Pick<RouteContext, 'now'>): string => utcDate(now());
