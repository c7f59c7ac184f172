import tzlookup from '@photostructure/tz-lookup';

/** The IANA time zone at the given coordinates. */
export const zoneAt = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  tzlookup(latitude, longitude);
