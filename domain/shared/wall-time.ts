const MINUTE = 60_000;

/** What clocks in the zone show at an instant, as `YYYY-MM-DDTHH:mm`: the value of a date-and-time input. */
export function wallTimeAt(instant: string, zone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
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

/** The instant at which clocks in the zone show `YYYY-MM-DDTHH:mm`; a time that they skip becomes the one after the gap. */
export function instantAtWallTime(wallTime: string, zone: string): string | undefined {
  const wanted = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(wanted)) return undefined;
  const shownAt = (instant: number): number => Date.parse(`${wallTimeAt(new Date(instant).toISOString(), zone)}Z`);
  // The offset is that of the answer, not of the guess: a second look settles it on a day when clocks change.
  const guess = wanted + wanted - shownAt(wanted);
  const instant = guess + wanted - shownAt(guess);
  const shown = shownAt(instant);
  const skipped = shown < wanted ? wanted - shown : 0;
  return new Date(Math.round((instant + skipped) / MINUTE) * MINUTE).toISOString();
}
