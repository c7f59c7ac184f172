import { utcDate } from '#domain/shared/zoned-time';
import type { RouteContext } from './context';

/** The UTC calendar date (`yyyy-mm-dd`) for a request's date rules. */
export const todayOf = ({ now }: Pick<RouteContext, 'now'>): string => utcDate(now());
