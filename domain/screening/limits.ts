/** Maximum number of results per request; each one is a command to the driver's pipeline. */
export const MAX_ORDERS_PER_REQUEST = 100;
