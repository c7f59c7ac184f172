const MINUTES_OF_HOUR = 60;

/** 7:05 for seven hours and five minutes. */
export const formatHours = (minutes: number): string =>
  `${String(Math.floor(minutes / MINUTES_OF_HOUR))}:${String(minutes % MINUTES_OF_HOUR).padStart(2, '0')}`;
