/** The longest text in which a driver changes and adds to an application, in characters. */
export const MAX_ADDITIONS = 4_000;
