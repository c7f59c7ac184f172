/** The number of seconds for which a message offers an undo. */
export const UNDO_SECONDS = 10;
