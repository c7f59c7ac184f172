import { dateAt } from './zoned-time';

/** The zone in which a calendar day begins first, of all places in which drivers live: no local date is later than the one here. */
const EARLIEST_ZONE = 'Pacific/Guam';

/** The zone in which a calendar day ends last: a day of which the place is not known lasts until then. */
export const LATEST_ZONE = 'Pacific/Honolulu';

/** The middle of the country: for days that belong to no single place, and for people whose zone is not known. */
export const CENTRAL_ZONE = 'America/Chicago';

/** The earliest calendar date that it still is anywhere: it has begun for everybody. */
export const earliestDate = (now: number): string => dateAt(new Date(now).toISOString(), LATEST_ZONE);

/** The latest calendar date that it is anywhere: a later one is in the future for everybody. */
export const latestDate = (now: number): string => dateAt(new Date(now).toISOString(), EARLIEST_ZONE);
