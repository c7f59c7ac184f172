/** Targets of an order in days: for operations' acceptance, and for the first candidate. */
export const orderTargetDays = { acceptOrder: 2, findDrivers: 3 } as const;
