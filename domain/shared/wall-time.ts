import { MINUTE_MS } from './durations';
import { dateFormatter } from './formatters';

/** The local time in a zone as `YYYY-MM-DDTHH:mm`, the value of a datetime-local input. */
export function wallTimeAt(instant: string, zone: string): string {
  const format = dateFormatter('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/** Years in whose every hour each zone has a year of four digits. */
const hasFourDigits = (wallTime: string): boolean => wallTime >= '1001' && wallTime < '9999';

/**
 * The instant of a local time in a zone; a time that a clock change skips becomes the one after the gap. Undefined if
 * malformed, or in a year that no calendar here shows.
 */
export function instantAtWallTime(wallTime: string, zone: string): string | undefined {
  const wanted = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(wanted) || !hasFourDigits(wallTime)) return undefined;
  const shownAt = (instant: number): number => Date.parse(`${wallTimeAt(new Date(instant).toISOString(), zone)}Z`);
  // The offset may differ between guess and result, so a second pass corrects it on days with a clock change.
  const guess = wanted + wanted - shownAt(wanted);
  const instant = guess + wanted - shownAt(guess);
  const shown = shownAt(instant);
  const skipped = shown < wanted ? wanted - shown : 0;
  return new Date(Math.round((instant + skipped) / MINUTE_MS) * MINUTE_MS).toISOString();
}
