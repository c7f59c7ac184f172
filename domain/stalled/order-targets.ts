/** Days that an order may wait: for operations' word on it, and for its first candidate. */
export const orderTargetDays = { acceptOrder: 2, findDrivers: 3 } as const;

/** Days for a review that nobody at the carrier may make: it is stalled from its first minute on. */
export const UNREVIEWABLE_TARGET_DAYS = 0;
