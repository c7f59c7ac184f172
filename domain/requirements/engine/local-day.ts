import { dateAt } from '../../shared/zoned-time';
import { LATEST_ZONE } from '../../shared/zones';
import type { DriverFile } from '../model/driver-file';

/** The calendar day of a day or an instant where the driver lives. */
export const localDay = ({ facts }: Pick<DriverFile, 'facts'>, on: string): string =>
  on.length === 'yyyy-mm-dd'.length ? on : dateAt(on, facts.timeZone ?? LATEST_ZONE);
