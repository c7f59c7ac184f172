import tzlookup from '@photostructure/tz-lookup';

/** The time zone of a place on the map. */
export const zoneAt = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  tzlookup(latitude, longitude);
