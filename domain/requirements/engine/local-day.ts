import { dateAt } from '../../shared/zoned-time';
import type { DriverFile } from '../model/driver-file';

/** Where the zone of a driver is not known, the day of the zone in which it ends last decides. */
const LAST_ZONE = 'Pacific/Honolulu';

/** The calendar day of a day or an instant where the driver lives. */
export const localDay = ({ facts }: Pick<DriverFile, 'facts'>, on: string): string =>
  on.length === 'yyyy-mm-dd'.length ? on : dateAt(on, facts.timeZone ?? LAST_ZONE);
